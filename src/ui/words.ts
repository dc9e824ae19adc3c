/** A line of words that is only drawn again when it changes, and that keeps to its room. */
import 'pixi.js/text';
import { CanvasTextMetrics, Text } from 'pixi.js';
import { FONT } from './style.ts';

export interface WordsOptions {
  /** Height of the letters, pixels at unit 1. */
  readonly size: number;
  readonly colour: number;
  readonly bold?: boolean;
  /** Lines break instead of being cut off. */
  readonly wraps?: boolean;
}

export class Words extends Text {
  readonly #wraps: boolean;
  #asked = '';

  constructor({ size, colour, bold, wraps }: WordsOptions, density: number) {
    super({
      text: '',
      resolution: density,
      // Never shared: a style knows everybody that uses it.
      style: {
        fontFamily: FONT,
        fontSize: size,
        fontWeight: bold ? '700' : '500',
        fill: colour,
        align: 'center',
        wordWrap: wraps ?? false,
        padding: 2,
      },
    });
    this.#wraps = wraps ?? false;
    this.anchor.set(0.5);
  }

  /** Shows the words within `width` pixels: broken into lines, or cut off with an ellipsis. */
  set(words: string, width: number): void {
    const asked = `${width}|${words}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (this.#wraps) {
      this.style.wordWrapWidth = width;
      this.text = words;
    } else this.text = this.#cut(words, width);
  }

  #cut(words: string, width: number): string {
    const fits = (text: string) => CanvasTextMetrics.measureText(text, this.style).width <= width;
    if (fits(words)) return words;
    const letters = [...words];
    while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }
}
