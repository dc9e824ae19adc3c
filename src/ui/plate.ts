/** A seat's plate: who sits there, how many tiles, what score, and whether it is its turn. */
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { seatColour } from './colours.ts';
import { Figures } from './figures.ts';
import type { SeatState } from './hud-state.ts';
import type { Rect } from './places.ts';
import { facing, plateForm, type Spot } from './plate-form.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { COPPER_LIGHT, IVORY, SMALL } from './style.ts';
import { Words } from './words.ts';

/** How far the pointer's middle stands outside the plate's edge. */
const POINTER_OUT = 3;
const TURNS = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 } as const;

export class Plate extends Container {
  readonly #skin: Skin;
  readonly #block: NineSliceSprite;
  readonly #medal: Sprite;
  readonly #rim: Sprite;
  readonly #initial: Words;
  readonly #name: Words;
  readonly #tileSign: Sprite;
  readonly #tiles: Figures;
  readonly #scoreSign: Sprite;
  readonly #score: Figures;
  readonly #pointer: Sprite;
  #rect: Rect = { x: 0, y: 0, width: 44, height: 44 };
  #middle: Spot = { x: 0, y: 0 };
  #state: SeatState | null = null;

  constructor(skin: Skin, density: number) {
    super({ visible: false });
    this.#skin = skin;
    const sign = () => new Sprite({ anchor: 0.5 });
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#block = new NineSliceSprite({ texture: skin.block('plate'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#medal = sign();
    this.#rim = sign();
    this.#initial = new Words({ size: SMALL, colour: IVORY, bold: true }, density);
    this.#name = new Words({ size: 15, colour: IVORY, bold: true }, density);
    this.#name.anchor.set(0, 0.5);
    this.#tileSign = new Sprite({ texture: skin.sign('tile'), anchor: { x: 0, y: 0.5 } });
    this.#tiles = new Figures(skin, 16);
    this.#scoreSign = new Sprite({ texture: skin.sign('points'), anchor: { x: 0, y: 0.5 } });
    this.#score = new Figures(skin, 16);
    this.#pointer = new Sprite({ texture: skin.sign('pointer'), anchor: 0.5, visible: false });
    this.addChild(this.#block, this.#medal, this.#rim, this.#initial, this.#name);
    this.addChild(this.#tileSign, this.#tiles, this.#scoreSign, this.#score, this.#pointer);
  }

  /** Where the plate lies; its pointer looks towards `middle`. Pixels at unit 1. */
  place(rect: Rect, middle: Spot): void {
    this.#rect = rect;
    this.#middle = middle;
    this.#draw();
  }

  set(state: SeatState | null): void {
    this.#state = state;
    this.visible = state !== null;
    this.#draw();
  }

  #draw(): void {
    const state = this.#state;
    if (!state) return;
    const { x, y, width, height } = this.#rect;
    const form = plateForm(width, height);
    this.position.set(x, y);
    this.#block.texture = this.#skin.block(state.turn ? 'litPlate' : 'plate');
    this.#block.position.set(-MARGIN);
    this.#block.setSize(width + 2 * MARGIN, height + 2 * MARGIN);

    const { medallion } = form;
    for (const [part, name] of [
      [this.#medal, state.kind],
      [this.#rim, `${state.kind}Rim`],
    ] as const) {
      part.texture = this.#skin.sign(name);
      part.position.set(medallion.x, medallion.y);
      part.setSize(medallion.size);
    }
    this.#medal.tint = seatColour(state.seat);
    this.#initial.set([...state.name.trim()][0]?.toLocaleUpperCase() ?? '', 99);
    this.#initial.position.set(medallion.x, medallion.y - 0.5);
    this.#initial.scale.set(Math.max(1, medallion.size / 26));

    this.#name.visible = form.name !== null;
    if (form.name) {
      this.#name.set(state.name, form.name.width);
      this.#name.position.set(form.name.x, form.name.y);
    }
    this.#figure(this.#tileSign, this.#tiles, form.tiles, state.tiles, IVORY, -2);
    this.#figure(this.#scoreSign, this.#score, form.score, state.score, COPPER_LIGHT, 2);
    this.#point(state.turn, width, height);
  }

  #figure(sign: Sprite, figures: Figures, at: Spot, number: number, colour: number, gap: number): void {
    sign.position.set(at.x, at.y);
    figures.set(number, colour);
    figures.position.set(at.x + sign.width + gap, at.y);
  }

  #point(turn: boolean, width: number, height: number): void {
    this.#pointer.visible = turn;
    const side = facing(this.#rect, this.#middle);
    this.#pointer.rotation = TURNS[side];
    this.#pointer.position.set(
      side === 'left' ? -POINTER_OUT : side === 'right' ? width + POINTER_OUT : width / 2,
      side === 'top' ? -POINTER_OUT : side === 'bottom' ? height + POINTER_OUT : height / 2,
    );
  }
}
