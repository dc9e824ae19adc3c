/**
 * The number of tiles in the boneyard, or words about it, on a small panel beside the first of them. Without space beside them it stands
 * at the upper left of their room. The tiles there are drawn first, so the last ones are never hidden.
 */
import { Container, Sprite } from 'pixi.js';
import { countPlace } from './boneyard-layout.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { HudState } from './hud-model.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { IVORY, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

const HEIGHT = 24;

export class Count extends Container {
  readonly #panel: Panel;
  readonly #icon: Sprite;
  readonly #digits: Digits;
  readonly #words: TextSprite;

  /** `density`: device pixels per pixel at unit 1. */
  constructor(atlas: HudAtlas, density: number) {
    super({ label: 'boneyard count', visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'strip');
    this.#icon = new Sprite({ texture: atlas.icon('tile'), anchor: { x: 0, y: 0.5 }, label: 'icon' });
    this.#digits = new Digits(atlas, 16);
    this.#words = new TextSprite({ size: SMALL, colour: IVORY }, density);
    this.addChild(this.#panel, this.#icon, this.#digits, this.#words);
  }

  /** Shows the count in the boneyard's room, or hides it. */
  show(
    room: Rect,
    { boneyard, pileCorner, boneyardWords }: Pick<HudState, 'boneyard' | 'pileCorner' | 'boneyardWords'>,
  ): void {
    this.visible = boneyard !== null;
    if (boneyard === null) return;
    this.#digits.visible = boneyardWords === null;
    this.#words.visible = boneyardWords !== null;
    if (boneyardWords === null) this.#digits.show(boneyard, IVORY);
    else this.#words.show(boneyardWords, Number.POSITIVE_INFINITY);
    const wide = boneyardWords === null ? this.#digits.room : this.#words.width;
    const width = 6 + this.#icon.width + wide + 7;
    const { x, y } = countPlace(room, width, HEIGHT, pileCorner);
    this.position.set(x, y);
    // Words may be wider than a small room.
    this.scale.set(boneyardWords === null ? 1 : Math.min(1, room.width / width));
    this.#panel.cover({ x: 0, y: 0, width, height: HEIGHT });
    this.#icon.position.set(4, HEIGHT / 2);
    this.#digits.position.set(6 + this.#icon.width, HEIGHT / 2);
    this.#words.position.set(6 + this.#icon.width + wide / 2, HEIGHT / 2);
  }
}
