/**
 * The number of tiles in the boneyard, on a small panel beside the first of them. Without space beside them it stands
 * at the upper left of their room. The tiles there are drawn first, so the last ones are never hidden.
 */
import { Container, Sprite } from 'pixi.js';
import { countPlace } from './boneyard-layout.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { HudState } from './hud-model.ts';
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

  /** Shows the count in the boneyard's room, or hides it. */
  show(room: Rect, { boneyard, pileCorner, reserve }: Pick<HudState, 'boneyard' | 'pileCorner' | 'reserve'>): void {
    this.visible = boneyard !== null;
    if (boneyard === null) return;
    this.#digits.show(boneyard, IVORY, reserve);
    const width = 6 + this.#icon.width + this.#digits.room + 7;
    const { x, y } = countPlace(room, width, HEIGHT, pileCorner);
    this.position.set(x, y);
    // Two numbers may be wider than a small room.
    this.scale.set(reserve > 0 ? Math.min(1, room.width / width) : 1);
    this.#panel.cover({ x: 0, y: 0, width, height: HEIGHT });
    this.#icon.position.set(4, HEIGHT / 2);
    this.#digits.position.set(6 + this.#icon.width, HEIGHT / 2);
  }
}
