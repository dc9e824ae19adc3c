/** Whole numbers out of painted figures: they change without a new texture. */
import { Container, Sprite } from 'pixi.js';
import { FIGURE, type Skin } from './skin.ts';

export class Figures extends Container {
  readonly #skin: Pick<Skin, 'figure'>;
  readonly #size: number;
  readonly #digits: Sprite[] = [];
  #shown = '';
  #colour = 0xffffff;
  /** How wide the number is, pixels at unit 1. */
  room = 0;

  /** `size`: the height of the letters, pixels at unit 1. */
  constructor(skin: Pick<Skin, 'figure'>, size: number) {
    super();
    this.#skin = skin;
    this.#size = size;
  }

  /** Shows the number with its left edge at 0, its middle line at 0; `more`, if any, behind it: `0(+9)`. */
  set(number: number, colour: number, more = 0): void {
    const text = `${Math.max(0, Math.round(number))}${more > 0 ? `(+${more})` : ''}`;
    if (text === this.#shown && colour === this.#colour) return;
    this.#shown = text;
    this.#colour = colour;
    while (this.#digits.length < text.length) {
      const digit = new Sprite();
      digit.anchor.y = 0.5;
      this.#digits.push(this.addChild(digit));
    }
    const scale = this.#size / FIGURE;
    this.room = 0;
    this.#digits.forEach((digit, k) => {
      digit.visible = k < text.length;
      if (!digit.visible) return;
      digit.texture = this.#skin.figure(text[k] ?? '');
      digit.scale.set(scale);
      digit.tint = colour;
      digit.x = this.room;
      this.room += digit.texture.width * scale;
    });
  }

  /** The same, with its middle at 0. */
  setCentred(number: number, colour: number): void {
    this.set(number, colour);
    this.pivot.x = this.room / 2;
  }
}
