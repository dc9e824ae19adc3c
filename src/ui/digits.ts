/** A whole number made of the atlas's digits: it changes without a new texture. */
import { Container, Sprite } from 'pixi.js';
import { DIGIT, type HudAtlas } from './hud-atlas.ts';

export class Digits extends Container {
  readonly #atlas: Pick<HudAtlas, 'digit'>;
  readonly #size: number;
  readonly #sprites: Sprite[] = [];
  #shown = '';
  #colour = 0xffffff;
  /** The width of the number, in pixels at unit 1. */
  room = 0;

  /** `size`: the height of the letters, pixels at unit 1. */
  constructor(atlas: Pick<HudAtlas, 'digit'>, size: number) {
    super({ label: 'number', eventMode: 'none' });
    this.#atlas = atlas;
    this.#size = size;
  }

  /**
   * Shows the number with its left edge and its middle line at 0, `more` after it, as in `0(+9)`, and `sign` before it.
   */
  show(number: number, colour: number, more = '', sign = ''): void {
    const text = `${sign}${Math.max(0, Math.round(number))}${more}`;
    if (text === this.#shown && colour === this.#colour) return;
    this.#shown = text;
    this.#colour = colour;
    this.label = `number ${text}`;
    while (this.#sprites.length < text.length) {
      const digit = new Sprite({ label: 'digit' });
      digit.anchor.y = 0.5;
      this.#sprites.push(this.addChild(digit));
    }
    const scale = this.#size / DIGIT;
    this.room = 0;
    this.#sprites.forEach((digit, k) => {
      digit.visible = k < text.length;
      if (!digit.visible) return;
      digit.texture = this.#atlas.digit(text[k] ?? '');
      digit.scale.set(scale);
      digit.tint = colour;
      digit.x = this.room;
      this.room += digit.texture.width * scale;
    });
  }

  /** Shows the number centred at 0. */
  showCentred(number: number, colour: number, more = '', sign = ''): void {
    this.show(number, colour, more, sign);
    this.pivot.x = this.room / 2;
  }
}
