/** A few words on a small piece of the cloth, as wide as they need. */
import { Container, NineSliceSprite } from 'pixi.js';
import type { Rect } from './places.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { IVORY, SMALL } from './style.ts';
import { Words } from './words.ts';

const EDGE = 7;
const HEIGHT = 22;

export class Tag extends Container {
  readonly #block: NineSliceSprite;
  readonly #words: Words;

  constructor(skin: Skin, density: number) {
    super({ visible: false, eventMode: 'none' });
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#block = new NineSliceSprite({ texture: skin.block('strip'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#words = new Words({ size: SMALL, colour: IVORY }, density);
    this.addChild(this.#block, this.#words);
  }

  /** In the middle of the room; `null` hides it. */
  show({ x, y, width, height }: Rect, words: string | null): void {
    this.visible = words !== null;
    if (words === null) return;
    this.#words.set(words, width - 4);
    const broad = Math.min(width, Math.ceil(this.#words.width) + 2 * EDGE);
    this.position.set(x + width / 2, y + height / 2);
    this.#block.setSize(broad + 2 * MARGIN, HEIGHT + 2 * MARGIN);
    this.#block.position.set(-broad / 2 - MARGIN, -HEIGHT / 2 - MARGIN);
  }
}
