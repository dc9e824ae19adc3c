/** An end chip: one arm's open end where a finger can always reach it. */
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { blend, pipColour } from './colours.ts';
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
  open: { rest: 'ivory', hover: 'ivory', pressed: 'ivoryLow', disabled: 'ivory' },
  free: plain('hollow'),
  closed: plain('back'),
  dead: plain('dull'),
};
const DULL_FIGURE = 0xd9d3c6;
const COPPER_DEEP = 0xb05e2c;

export class Chip extends Container {
  readonly #skin: Skin;
  readonly #touch: Touch;
  readonly #halo: NineSliceSprite;
  readonly #figures: Figures;
  readonly #shut: Sprite;
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
    this.#shut = new Sprite({ anchor: 0.5 });
    this.#notch = new Sprite({ texture: skin.sign('notch'), anchor: 0.5 });
    this.#marked = new NineSliceSprite({
      texture: skin.block('marked'),
      leftWidth,
      topHeight,
      rightWidth,
      bottomHeight,
    });
    this.addChild(this.#touch, this.#halo, this.#marked, this.#notch, this.#shut, this.#figures);
    for (const part of [this.#halo, this.#marked, this.#notch, this.#figures, this.#shut]) part.eventMode = 'none';
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

    const own = pipColour(state.pips);
    this.#figures.visible = state.state !== 'closed';
    this.#figures.setCentred(
      state.pips,
      state.state === 'free' ? blend(own, IVORY, 0.72) : state.state === 'dead' ? DULL_FIGURE : own,
    );
    this.#figures.position.set(width / 2, height / 2);
    this.#shut.visible = state.state === 'closed' || state.state === 'dead';
    this.#shut.texture = this.#skin.sign(state.state === 'closed' ? 'backStar' : 'bolt');
    this.#shut.position.set(width / 2, height / 2);
    this.#marked.visible = state.last;
    this.#point(state, width, height);
  }

  /** The notch lies where a line from the chip's middle along the arm meets the edge. */
  #point(state: ChipState, width: number, height: number): void {
    const { angle } = state;
    this.#notch.visible = angle !== undefined;
    if (angle === undefined) return;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const inside = 8.5;
    // The number makes room for it.
    this.#figures.position.set(width / 2 - dx * 4.5, height / 2 - dy * 4.5);
    const reach = Math.min(
      (width / 2 - inside) / Math.max(1e-6, Math.abs(dx)),
      (height / 2 - inside) / Math.max(1e-6, Math.abs(dy)),
    );
    this.#notch.position.set(width / 2 + dx * reach, height / 2 + dy * reach);
    this.#notch.rotation = angle;
    this.#notch.tint = state.state === 'dead' ? DULL_FIGURE : state.state === 'open' ? COPPER_DEEP : COPPER_LIGHT;
  }
}
