/** A seat's plate: who sits there, how many tiles, what score, and whether it is its turn. */
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { Figures } from './figures.ts';
import type { SeatState } from './hud-state.ts';
import { Medallion } from './medallion.ts';
import type { Rect } from './places.ts';
import { facing, type PlateForm, plateForm, scoreIn } from './plate-form.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { COPPER_LIGHT, INK, IVORY } from './style.ts';
import { Words } from './words.ts';

const FIGURES = 16;
const TURNS = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 } as const;

export class Plate extends Container {
  readonly #skin: Skin;
  readonly #block: NineSliceSprite;
  readonly #medallion: Medallion;
  readonly #name: Words;
  readonly #tileSign: Sprite;
  readonly #tiles: Figures;
  readonly #scoreSign: Sprite;
  readonly #score: Figures;
  readonly #starter: Sprite;
  readonly #pointer: Sprite;
  #rect: Rect = { x: 0, y: 0, width: 44, height: 44 };
  #board: Rect = this.#rect;
  #state: SeatState | null = null;

  constructor(skin: Skin, density: number) {
    super({ visible: false });
    this.#skin = skin;
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#block = new NineSliceSprite({ texture: skin.block('plate'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#medallion = new Medallion(skin, density);
    this.#name = new Words({ size: 15, colour: 0xffffff, bold: true }, density);
    this.#name.anchor.set(0, 0.5);
    this.#tileSign = new Sprite({ texture: skin.sign('tile'), anchor: { x: 0, y: 0.5 } });
    this.#tiles = new Figures(skin, FIGURES);
    this.#scoreSign = new Sprite({ texture: skin.sign('points'), anchor: { x: 0, y: 0.5 } });
    this.#score = new Figures(skin, FIGURES);
    this.#starter = new Sprite({ texture: skin.sign('starter'), anchor: 0.5, visible: false });
    this.#pointer = new Sprite({ texture: skin.sign('pointer'), anchor: 0.5, visible: false });
    this.addChild(this.#block, this.#medallion, this.#name);
    this.addChild(this.#tileSign, this.#tiles, this.#scoreSign, this.#score, this.#starter, this.#pointer);
  }

  /** Where the plate lies; its pointer looks towards the board. Pixels at unit 1. */
  place(rect: Rect, board: Rect): void {
    this.#rect = rect;
    this.#board = board;
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
    const isLit = state.turn || state.won;
    this.position.set(x, y);
    this.#block.texture = this.#skin.block(isLit ? 'litPlate' : state.you ? 'ownPlate' : 'plate');
    this.#block.position.set(-MARGIN);
    this.#block.setSize(width + 2 * MARGIN, height + 2 * MARGIN);

    this.#medallion.show(state, form.medallion.size, isLit);
    this.#medallion.position.set(form.medallion.x, form.medallion.y);
    this.#scoreSign.tint = isLit ? INK : COPPER_LIGHT;
    this.#name.tint = isLit ? INK : IVORY;
    const isNamed = form.named === 'all' || ((state.turn || state.last) && !state.you);
    this.#name.visible = form.name !== null && isNamed;
    if (form.name) {
      this.#name.set(state.name, form.name.width);
      this.#name.position.set(form.name.x, form.name.y);
    }
    this.#tileSign.visible = form.signed;
    this.#tileSign.texture = this.#skin.sign(state.tiles === 1 ? 'lastTile' : 'tile');
    this.#starter.visible = state.starts;
    this.#starter.position.set(
      form.medallion.x + form.medallion.size * 0.42,
      form.medallion.y - form.medallion.size * 0.3,
    );
    this.#tiles.set(state.tiles, isLit ? INK : IVORY);
    this.#score.set(state.score, isLit ? INK : COPPER_LIGHT, state.remembered);
    const { tiles } = form;
    this.#tileSign.position.set(tiles.x, tiles.y);
    this.#tiles.scale.set(form.figures / FIGURES);
    this.#tiles.position.set(tiles.x + (form.signed ? this.#tileSign.width + 1 : 0), tiles.y);
    this.#writeScore(form, width, form.named === 'acting' && this.#name.visible);
    this.#point(state.turn, form.pointer, width, height);
  }

  #writeScore(form: PlateForm, width: number, isHidden: boolean): void {
    const size = form.figures / FIGURES;
    const { x, signed, scale } = scoreIn(form, width, this.#score.room * size);
    this.#score.visible = !isHidden;
    this.#scoreSign.visible = signed && !isHidden;
    this.#scoreSign.position.set(form.score.x, form.score.y);
    this.#score.scale.set(size * scale);
    this.#score.position.set(x, form.score.y);
  }

  #point(turn: boolean, size: number, width: number, height: number): void {
    this.#pointer.visible = turn;
    this.#pointer.setSize(size);
    const out = size * 0.2;
    const side = facing(this.#rect, this.#board);
    this.#pointer.rotation = TURNS[side];
    this.#pointer.position.set(
      side === 'left' ? -out : side === 'right' ? width + out : width / 2,
      side === 'top' ? -out : side === 'bottom' ? height + out : height / 2,
    );
  }
}
