/**
 * How many tiles lie in the boneyard: a small tag at the upper left of its room, where the tiles lie that go first, so
 * that it hides none of the last ones.
 */
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { Figures } from './figures.ts';
import type { Rect } from './places.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { IVORY } from './style.ts';

const HEIGHT = 24;

export class Count extends Container {
  readonly #block: NineSliceSprite;
  readonly #sign: Sprite;
  readonly #figures: Figures;

  constructor(skin: Skin) {
    super({ visible: false, eventMode: 'none' });
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#block = new NineSliceSprite({ texture: skin.block('strip'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#sign = new Sprite({ texture: skin.sign('tile'), anchor: { x: 0, y: 0.5 } });
    this.#figures = new Figures(skin, 16);
    this.addChild(this.#block, this.#sign, this.#figures);
  }

  /** `null` hides it. */
  show(room: Rect, count: number | null): void {
    this.visible = count !== null;
    if (count === null) return;
    this.#figures.set(count, IVORY);
    const width = 6 + this.#sign.width + this.#figures.room + 7;
    this.position.set(room.x, room.y);
    this.#block.position.set(-MARGIN);
    this.#block.setSize(width + 2 * MARGIN, HEIGHT + 2 * MARGIN);
    this.#sign.position.set(4, HEIGHT / 2);
    this.#figures.position.set(6 + this.#sign.width, HEIGHT / 2);
  }
}
