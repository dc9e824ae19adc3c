/** The number of tiles in the boneyard, or words about it, on a small panel beside the first of them or above them. */
import { Container, Sprite } from 'pixi.js';
import { countPlace } from './boneyard-layout.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { HudState } from './hud-model.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { IVORY, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The edges of the panel before the icon, before a bare number and after the text; the gap between icon and text. */
const EDGE = 4;
const BARE = 5;
const AFTER = 7;
const GAP = 2;
/** The height of the digits, and the height of the panel for it. */
const DIGITS = 16;
const HEIGHT = 20;

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
    this.#digits = new Digits(atlas, DIGITS);
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
    this.#digits.show(boneyard, IVORY);
    if (boneyardWords !== null) this.#words.show(boneyardWords, Number.POSITIVE_INFINITY);
    const before = EDGE + this.#icon.width + GAP;
    const words = boneyardWords === null ? null : before + this.#words.width + AFTER;
    const digits = this.#digits.room;
    const widths = { words, number: before + digits + AFTER, bare: digits + 2 * BARE };
    const { x, y, width, height, form } = countPlace(room, widths, pileCorner);
    this.#icon.visible = form !== 'bare';
    this.#digits.visible = form !== 'words';
    this.#words.visible = form === 'words';
    this.position.set(x, y);
    this.#panel.cover({ x: 0, y: 0, width, height });
    this.#icon.position.set(EDGE, height / 2);
    this.#digits.position.set(form === 'bare' ? BARE : before, height / 2);
    // On a low panel they have the least size of letters.
    this.#digits.scale.set(height < HEIGHT ? SMALL / DIGITS : 1);
    this.#words.position.set(before + this.#words.width / 2, height / 2);
  }
}
