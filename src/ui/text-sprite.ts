/**
 * A text on a sprite. It is redrawn only after a change, and broken into even lines or truncated to its room.
 *
 * Pixi's `Text` costs 31.5 kB of the first load (gzipped, Pixi 8.22: 104.6 → 136.2 kB of Pixi). It needs the same
 * textures and draw calls, and has neither ellipsis nor even lines. `BitmapText` costs 35 kB and draws letter by
 * letter, which breaks Arabic names and emoji.
 */
import { CanvasSource, Rectangle, Sprite, Texture } from 'pixi.js';
import { context2dOf } from './canvas-context.ts';
import { css } from './colours.ts';
import { FONT } from './style.ts';
import { truncated, wrapped } from './text-fit.ts';

export interface TextOptions {
  /** The height of the letters, in pixels at unit 1. */
  readonly size: number;
  readonly colour: number;
  readonly bold?: boolean;
  /** True if lines are broken instead of truncated. */
  readonly wraps?: boolean;
}

/** The room on every side for parts of letters outside their box. It does not count in the text's size. */
const SPILL = 2;
/** The highest and the deepest letters. They set the height of every line, regardless of its text. */
const TALLEST = '|ÉqÅM';

export class TextSprite extends Sprite {
  readonly #canvas: HTMLCanvasElement;
  readonly #source: CanvasSource;
  readonly #letters: Texture;
  /** The rooms of the text and of its drawn pixels, from the upper left corner of the text. */
  readonly #room: Rectangle;
  readonly #drawn: Rectangle;
  readonly #options: TextOptions;
  #lines: readonly string[] = [];
  #key = '';

  /** `density`: device pixels per pixel at unit 1. */
  constructor(options: TextOptions, density: number) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const source = new CanvasSource({ resource: canvas, resolution: density });
    const room = new Rectangle();
    const drawn = new Rectangle(-SPILL, -SPILL);
    // Dynamic, so that the sprite follows changes of the room.
    const texture = new Texture({ source, orig: room, trim: drawn, dynamic: true });
    // Without rounding to whole pixels the letters would blur.
    super({ label: 'text', texture, anchor: 0.5, roundPixels: true, eventMode: 'none' });
    this.#canvas = canvas;
    this.#source = source;
    this.#letters = texture;
    this.#room = room;
    this.#drawn = drawn;
    this.#options = options;
  }

  /** The drawn lines. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** The height of the letters, pixels at unit 1. */
  get size(): number {
    return this.#options.size;
  }

  /** Shows the text within `width` pixels. */
  show(text: string, width: number): void {
    const key = `${width}|${text}`;
    if (key === this.#key) return;
    this.#key = key;
    this.label = `text ${text}`;
    const ctx = context2dOf(this.#canvas);
    const font = `${this.#options.bold ? 700 : 400} ${this.#options.size}px ${FONT}`;
    ctx.font = font;
    const measure = (part: string) => ctx.measureText(part).width;
    this.#lines = this.#options.wraps ? wrapped(text, width, measure) : [truncated(text, width, measure)];
    this.#draw(ctx, font, this.#lines);
  }

  /** Shows a text smaller if it does not fit, down to letters of height `least`, and only then truncated. */
  showFitting(text: string, width: number, least: number): void {
    this.show(text, (width * this.size) / least);
    this.scale.set(1);
    this.scale.set(Math.min(1, width / this.width));
  }

  override destroy(): void {
    super.destroy();
    this.#letters.destroy(true);
  }

  #draw(ctx: CanvasRenderingContext2D, font: string, lines: readonly string[]): void {
    const tallest = ctx.measureText(TALLEST);
    const ascent = tallest.actualBoundingBoxAscent;
    const height = ascent + tallest.actualBoundingBoxDescent;
    const widths = lines.map((line) => {
      const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = ctx.measureText(line);
      return Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight);
    });
    this.#room.width = Math.max(1, ...widths);
    this.#room.height = height * Math.max(1, lines.length);
    const density = this.#source.resolution;
    const pixels = (length: number) => Math.ceil((length + 2 * SPILL) * density);
    // A new size clears the canvas and everything that was set on its context.
    this.#canvas.width = pixels(this.#room.width);
    this.#canvas.height = pixels(this.#room.height);
    ctx.scale(density, density);
    ctx.font = font;
    ctx.fillStyle = css(this.#options.colour);
    lines.forEach((line, k) => {
      ctx.fillText(line, SPILL + (this.#room.width - (widths[k] ?? 0)) / 2, SPILL + ascent + k * height);
    });
    this.#drawn.width = this.#canvas.width / density;
    this.#drawn.height = this.#canvas.height / density;
    this.#source.update();
    this.#letters.update();
  }
}
