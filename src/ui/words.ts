/** A line of words that is only drawn again when it changes, and that keeps to its room. */
import { CanvasSource, Rectangle, Sprite, Texture } from 'pixi.js';
import { css } from './colours.ts';
import { brokenIntoLines, cutOff } from './lines.ts';
import { penOn } from './pen.ts';
import { FONT } from './style.ts';

export interface WordsOptions {
  /** Height of the letters, pixels at unit 1. */
  readonly size: number;
  readonly colour: number;
  readonly bold?: boolean;
  /** Lines break instead of being cut off. */
  readonly wraps?: boolean;
}

/** Room on every side for what a letter reaches beyond its box; it counts for nothing where the words lie. */
const SPILL = 2;
/** As high as a letter gets, and as deep: every line is that high, whatever stands in it. */
const TALLEST = '|ÉqÅM';

export class Words extends Sprite {
  readonly #canvas: HTMLCanvasElement;
  readonly #source: CanvasSource;
  readonly #lettering: Texture;
  /** The room of the words, and the room of what is drawn of them, from the upper left corner of the words. */
  readonly #room: Rectangle;
  readonly #drawn: Rectangle;
  readonly #options: WordsOptions;
  #asked = '';

  constructor(options: WordsOptions, density: number) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const source = new CanvasSource({ resource: canvas, resolution: density });
    const room = new Rectangle();
    const drawn = new Rectangle(-SPILL, -SPILL);
    // Dynamic: the sprite hears when the room changes.
    const texture = new Texture({ source, orig: room, trim: drawn, dynamic: true });
    // Letters that lay between the screen's pixels would blur.
    super({ texture, anchor: 0.5, roundPixels: true });
    this.#canvas = canvas;
    this.#source = source;
    this.#lettering = texture;
    this.#room = room;
    this.#drawn = drawn;
    this.#options = options;
  }

  /** Shows the words within `width` pixels: broken into lines, or cut off with an ellipsis. */
  set(words: string, width: number): void {
    const asked = `${width}|${words}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    const brush = penOn(this.#canvas);
    const font = `${this.#options.bold ? 700 : 400} ${this.#options.size}px ${FONT}`;
    brush.font = font;
    const measure = (text: string) => brush.measureText(text).width;
    const lines = this.#options.wraps ? brokenIntoLines(words, width, measure) : [cutOff(words, width, measure)];
    this.#draw(brush, font, lines);
  }

  override destroy(): void {
    super.destroy();
    this.#lettering.destroy(true);
  }

  #draw(brush: CanvasRenderingContext2D, font: string, lines: readonly string[]): void {
    const tallest = brush.measureText(TALLEST);
    const ascent = tallest.actualBoundingBoxAscent;
    const height = ascent + tallest.actualBoundingBoxDescent;
    const widths = lines.map((line) => {
      const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = brush.measureText(line);
      return Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight);
    });
    this.#room.width = Math.max(1, ...widths);
    this.#room.height = height * Math.max(1, lines.length);
    const density = this.#source.resolution;
    const pixels = (length: number) => Math.ceil((length + 2 * SPILL) * density);
    // A new size clears the canvas and everything that was set on its brush.
    this.#canvas.width = pixels(this.#room.width);
    this.#canvas.height = pixels(this.#room.height);
    brush.scale(density, density);
    brush.font = font;
    brush.fillStyle = css(this.#options.colour);
    lines.forEach((line, k) => {
      brush.fillText(line, SPILL + (this.#room.width - (widths[k] ?? 0)) / 2, SPILL + ascent + k * height);
    });
    this.#drawn.width = this.#canvas.width / density;
    this.#drawn.height = this.#canvas.height / density;
    this.#source.update();
    this.#lettering.update();
  }
}
