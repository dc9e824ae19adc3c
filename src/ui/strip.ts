/** Words on a dark strip that fits their width. */
import { Container } from 'pixi.js';
import type { HudAtlas } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { Point, Rect, Size } from './rect.ts';
import { coversImportant, linesNeeded, type Obstacle, placeStrip, type StripPlace, shareIn } from './strip-layout.ts';
import { IVORY } from './style.ts';
import { TextSprite } from './text-sprite.ts';

const EDGE = 12;

export class Strip extends Container {
  readonly #panel: Panel;
  readonly #text: TextSprite;
  #size: Size = { width: 0, height: 0 };

  /** `size`: the height of the letters, pixels at unit 1. */
  constructor(atlas: HudAtlas, density: number, size: number, label: string) {
    super({ label, visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'strip');
    this.#text = new TextSprite({ size, colour: IVORY, wraps: true }, density);
    this.addChild(this.#panel, this.#text);
  }

  /** The area that the strip covers; empty while it is hidden. */
  get covers(): readonly Obstacle[] {
    const { x, y, visible } = this;
    const { width, height } = this.#size;
    return visible ? [{ x: x - width / 2, y: y - height / 2, width, height, important: true }] : [];
  }

  /** Moves to the best place on the board near `wanted`. */
  settle(board: Rect, wanted: Point, obstacles: readonly Obstacle[]): StripPlace {
    const at = placeStrip(this.#size, board, wanted, obstacles);
    this.position.set(at.x, at.y);
    return at;
  }

  /** True if the strip covers an important obstacle. */
  protected isInTheWay(obstacles: readonly Obstacle[]): boolean {
    return coversImportant(this, this.#size, obstacles);
  }

  /**
   * Shows the words in lines of at most `width` pixels, after `before` pixels of free room. The strip's middle is at 0,
   * 0. Returns its size.
   */
  say(words: string, width: number, before = 0): Size {
    this.#text.show(words, width - 2 * EDGE - before);
    this.#text.scale.set(1);
    this.#text.x = before / 2;
    return this.#cover({
      width: Math.ceil(this.#text.width) + 2 * EDGE + before,
      height: Math.max(32, Math.ceil(this.#text.height) + 12),
    });
  }

  /** Shows the words in a room, with smaller letters if they would not fit. */
  sayIn(words: string, room: Size): Size {
    const text = this.#text;
    const { width, height } = room;
    const sizeAt = (most: number) => {
      text.show(words, most);
      text.scale.set(1);
      return { width: text.width, height: text.height };
    };
    const share = shareIn(room, sizeAt);
    text.show(words, linesNeeded(room, share));
    text.scale.set(share);
    text.x = 0;
    return this.#cover({
      width: Math.min(width, Math.ceil(text.width) + 2 * EDGE),
      height: Math.min(height, Math.max(32, Math.ceil(text.height) + 12)),
    });
  }

  #cover(size: Size): Size {
    this.#size = size;
    this.#panel.cover({ x: -size.width / 2, y: -size.height / 2, ...size });
    return size;
  }
}
