/** Words on a strip of dark water, as wide as they need. */
import { Container, NineSliceSprite } from 'pixi.js';
import type { Rect } from './places.ts';
import type { Size, Spot } from './plate-form.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { type Clearing, clearing, type Lying } from './strip-form.ts';
import { IVORY } from './style.ts';
import { Words } from './words.ts';

const EDGE = 12;

export class Strip extends Container {
  readonly #block: NineSliceSprite;
  readonly #words: Words;
  #size: Size = { width: 0, height: 0 };

  /** `size`: the height of the letters, pixels at unit 1. */
  constructor(skin: Skin, density: number, size: number) {
    super({ visible: false, eventMode: 'none' });
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#block = new NineSliceSprite({ texture: skin.block('strip'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#words = new Words({ size, colour: IVORY, wraps: true }, density);
    this.addChild(this.#block, this.#words);
  }

  /** What it covers, while it is seen. */
  get lies(): readonly Lying[] {
    const { x, y, visible } = this;
    const { width, height } = this.#size;
    return visible ? [{ x: x - width / 2, y: y - height / 2, width, height, meant: true }] : [];
  }

  /** Lies on the board as near to `wanted` as can be, where it covers least. */
  settle(board: Rect, wanted: Spot, lying: readonly Lying[]): Clearing {
    const at = clearing(this.#size, board, wanted, lying);
    this.position.set(at.x, at.y);
    return at;
  }

  /** Shows the words in lines of at most `width` pixels after `before` pixels of room; 0, 0 is the strip's middle. */
  say(words: string, width: number, before = 0): Size {
    this.#words.set(words, width - 2 * EDGE - before);
    const size = {
      width: Math.ceil(this.#words.width) + 2 * EDGE + before,
      height: Math.max(32, Math.ceil(this.#words.height) + 12),
    };
    this.#size = size;
    this.#words.x = before / 2;
    this.#block.setSize(size.width + 2 * MARGIN, size.height + 2 * MARGIN);
    this.#block.position.set(-size.width / 2 - MARGIN, -size.height / 2 - MARGIN);
    return size;
  }
}
