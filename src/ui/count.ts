/**
 * How many tiles lie in the boneyard: a small panel at the upper left of its room, where the tiles lie that go first, so
 * that it hides none of the last ones.
 */
import { Container, Sprite } from 'pixi.js';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { IVORY } from './style.ts';

const HEIGHT = 24;

export class Count extends Container {
  readonly #panel: Panel;
  readonly #icon: Sprite;
  readonly #digits: Digits;

  constructor(atlas: HudAtlas) {
    super({ label: 'boneyard count', visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'strip');
    this.#icon = new Sprite({ texture: atlas.icon('tile'), anchor: { x: 0, y: 0.5 }, label: 'icon' });
    this.#digits = new Digits(atlas, 16);
    this.addChild(this.#panel, this.#icon, this.#digits);
  }

  /** `null` hides it; `reserve`: how many more may not be drawn. */
  show(room: Rect, count: number | null, reserve: number): void {
    this.visible = count !== null;
    if (count === null) return;
    this.#digits.show(count, IVORY, reserve);
    this.position.set(room.x, room.y);
    const width = 6 + this.#icon.width + this.#digits.room + 7;
    // Two numbers may need more than a small room has.
    this.scale.set(reserve > 0 ? Math.min(1, room.width / width) : 1);
    this.#panel.cover({ x: 0, y: 0, width, height: HEIGHT });
    this.#icon.position.set(4, HEIGHT / 2);
    this.#digits.position.set(6 + this.#icon.width, HEIGHT / 2);
  }
}
