/** An end chip: one arm's open end where a finger can always reach it. */
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { blend } from './colours.ts';
import { Figures } from './figures.ts';
import type { ChipState } from './hud-state.ts';
import type { Rect } from './places.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { COPPER_LIGHT, IVORY } from './style.ts';
import { type Blocks, Touch } from './touch.ts';

export interface ChipOptions {
  readonly skin: Skin;
  onPress(): void;
  requestRender(): void;
}

const plain = (block: Blocks['rest']): Blocks => ({ rest: block, hover: block, pressed: block, disabled: block });
const BLOCKS: Record<ChipState['state'], Blocks> = {
  open: { rest: 'face', hover: 'face', pressed: 'faceLow', disabled: 'face' },
  free: plain('hollow'),
  closed: plain('back'),
  dead: plain('bare'),
};
const FROM_EDGE = 8.5;
/** How far a bar lies from the edge: where a notch would end, and farther in at a corner, which it lies across. */
const BAR_FROM_EDGE = 6.5;
const BAR_FROM_CORNER = 9.5;

export class Chip extends Container {
  readonly #skin: Skin;
  readonly #touch: Touch;
  readonly #halo: NineSliceSprite;
  readonly #figures: Figures;
  readonly #closed: Sprite;
  readonly #bar: Sprite;
  readonly #notch: Sprite;
  readonly #marked: NineSliceSprite;
  #rect: Rect = { x: 0, y: 0, width: 44, height: 44 };
  #state: ChipState | null = null;

  constructor({ skin, onPress, requestRender }: ChipOptions) {
    super({ visible: false });
    this.#skin = skin;
    this.#touch = new Touch({ skin, blocks: BLOCKS.open, onPress, requestRender });
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#halo = new NineSliceSprite({ texture: skin.block('halo'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#figures = new Figures(skin, 26);
    this.#closed = new Sprite({ texture: skin.sign('backStar'), anchor: 0.5 });
    this.#bar = new Sprite({ texture: skin.sign('bar'), anchor: 0.5 });
    this.#notch = new Sprite({ texture: skin.sign('notch'), anchor: 0.5 });
    this.#marked = new NineSliceSprite({
      texture: skin.block('marked'),
      leftWidth,
      topHeight,
      rightWidth,
      bottomHeight,
    });
    const above = [this.#halo, this.#marked, this.#notch, this.#closed, this.#figures, this.#bar];
    this.addChild(this.#touch, ...above);
    for (const part of above) part.eventMode = 'none';
  }

  /** Where the chip lies. Pixels at unit 1. */
  place(rect: Rect): void {
    this.#rect = rect;
    this.#draw();
  }

  set(state: ChipState | null): void {
    this.#state = state;
    this.visible = state !== null;
    this.#draw();
  }

  release(): void {
    this.#touch.release();
  }

  #draw(): void {
    const state = this.#state;
    if (!state) return;
    const { x, y, width, height } = this.#rect;
    this.position.set(x, y);
    this.#touch.dress(BLOCKS[state.state]);
    this.#touch.placeAt({ x: 0, y: 0, width, height });
    this.#halo.visible = state.playable;
    for (const frame of [this.#halo, this.#marked]) {
      frame.position.set(-MARGIN);
      frame.setSize(width + 2 * MARGIN, height + 2 * MARGIN);
    }

    const { pips, mark, wood, cloth } = this.#skin.dress;
    const own = pips[state.pips] ?? 0;
    const figure = { open: own, free: blend(IVORY, cloth[0], 0.25), dead: blend(IVORY, wood[1], 0.35), closed: own };
    this.#figures.visible = state.state !== 'closed';
    this.#figures.setCentred(state.pips, figure[state.state]);
    this.#figures.position.set(width / 2, height / 2);
    this.#closed.visible = state.state === 'closed';
    this.#closed.position.set(width / 2, height / 2);
    this.#marked.visible = state.last;
    this.#notch.tint = state.state === 'open' ? blend(mark, 0x000000, 0.15) : COPPER_LIGHT;
    this.#notch.visible = state.angle !== undefined && state.state !== 'dead';
    this.#bar.visible = state.state === 'dead';
    // Which way an arm goes is not known to all games: its bar lies below the number.
    const angle = state.angle ?? Math.PI;
    this.#stand(this.#notch, angle, FROM_EDGE);
    const corner = Math.abs(Math.sin(2 * angle));
    this.#stand(this.#bar, angle, BAR_FROM_EDGE + (BAR_FROM_CORNER - BAR_FROM_EDGE) * corner);
    // The number makes room for what stands at the edge.
    const aside = state.state === 'dead' ? 6 : state.angle === undefined ? 0 : 4.5;
    this.#figures.x -= Math.sin(angle) * aside;
    this.#figures.y += Math.cos(angle) * aside;
  }

  /** A sign lies where a line from the chip's middle along the arm comes near the edge. */
  #stand(sign: Sprite, angle: number, inside: number): void {
    const { width, height } = this.#rect;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const reach = Math.min(
      (width / 2 - inside) / Math.max(1e-6, Math.abs(dx)),
      (height / 2 - inside) / Math.max(1e-6, Math.abs(dy)),
    );
    sign.position.set(width / 2 + dx * reach, height / 2 + dy * reach);
    sign.rotation = angle;
  }
}
