/** A seat's plate: who sits there, how many tiles, what score, and whether it is its turn. */
import { Container, Sprite } from 'pixi.js';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { SeatState } from './hud-model.ts';
import { Medallion } from './medallion.ts';
import { Panel } from './panel.ts';
import { facing, type PlateLayout, plateLayout, scoreIn } from './plate-layout.ts';
import type { Rect } from './rect.ts';
import { COPPER_LIGHT, INK, IVORY } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The height of the digits as they are made; a small plate scales them. */
const DIGITS = 16;
const TURNS = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 } as const;

export class Plate extends Container {
  readonly #atlas: HudAtlas;
  readonly #panel: Panel;
  readonly #medallion: Medallion;
  readonly #name: TextSprite;
  readonly #tileIcon: Sprite;
  readonly #tiles: Digits;
  readonly #scoreIcon: Sprite;
  readonly #score: Digits;
  readonly #starter: Sprite;
  readonly #pointer: Sprite;
  #rect: Rect = { x: 0, y: 0, width: 44, height: 44 };
  #board: Rect = this.#rect;
  #state: SeatState | null = null;

  constructor(atlas: HudAtlas, density: number) {
    super({ visible: false });
    this.#atlas = atlas;
    this.#panel = new Panel(atlas, 'plate');
    this.#medallion = new Medallion(atlas, density);
    this.#name = new TextSprite({ size: 15, colour: 0xffffff, bold: true }, density);
    this.#name.anchor.set(0, 0.5);
    this.#tileIcon = new Sprite({ texture: atlas.icon('tile'), anchor: { x: 0, y: 0.5 }, label: 'tile' });
    this.#tiles = new Digits(atlas, DIGITS);
    this.#scoreIcon = new Sprite({ texture: atlas.icon('points'), anchor: { x: 0, y: 0.5 }, label: 'points' });
    this.#score = new Digits(atlas, DIGITS);
    this.#starter = new Sprite({ texture: atlas.icon('starter'), anchor: 0.5, visible: false, label: 'starter' });
    this.#pointer = new Sprite({ texture: atlas.icon('pointer'), anchor: 0.5, visible: false, label: 'pointer' });
    this.addChild(this.#panel, this.#medallion, this.#name);
    this.addChild(this.#tileIcon, this.#tiles, this.#scoreIcon, this.#score, this.#starter, this.#pointer);
  }

  /** Where the plate lies; its pointer looks towards the board. Pixels at unit 1. */
  place(rect: Rect, board: Rect): void {
    this.#rect = rect;
    this.#board = board;
    this.#draw();
  }

  /** `null` hides it. */
  show(state: SeatState | null): void {
    this.#state = state;
    this.label = `seat plate ${state?.seat ?? 'free'}`;
    this.visible = state !== null;
    this.#draw();
  }

  #draw(): void {
    const state = this.#state;
    if (!state) return;
    const { x, y, width, height } = this.#rect;
    const form = plateLayout(width, height);
    const isLit = state.turn || state.won;
    this.position.set(x, y);
    this.#panel.show(isLit ? 'plate-lit' : state.you ? 'plate-own' : 'plate');
    this.#panel.cover({ x: 0, y: 0, width, height });

    this.#medallion.show(state, form.medallion.size, isLit);
    this.#medallion.position.set(form.medallion.x, form.medallion.y);
    this.#scoreIcon.tint = isLit ? INK : COPPER_LIGHT;
    this.#name.tint = isLit ? INK : IVORY;
    const isNamed = form.named === 'all' || ((state.turn || state.last) && !state.you);
    this.#name.visible = form.name !== null && isNamed;
    if (form.name) {
      this.#name.show(state.name, form.name.width);
      this.#name.position.set(form.name.x, form.name.y);
    }
    this.#tileIcon.visible = form.hasIcon;
    this.#tileIcon.texture = this.#atlas.icon(state.tiles === 1 ? 'last-tile' : 'tile');
    this.#starter.visible = state.starts;
    this.#starter.position.set(
      form.medallion.x + form.medallion.size * 0.42,
      form.medallion.y - form.medallion.size * 0.3,
    );
    this.#tiles.show(state.tiles, isLit ? INK : IVORY);
    this.#score.show(state.score, isLit ? INK : COPPER_LIGHT, state.remembered);
    const { tiles } = form;
    this.#tileIcon.position.set(tiles.x, tiles.y);
    this.#tiles.scale.set(form.figures / DIGITS);
    this.#tiles.position.set(tiles.x + (form.hasIcon ? this.#tileIcon.width + 1 : 0), tiles.y);
    this.#writeScore(form, width, form.named === 'acting' && this.#name.visible);
    this.#point(state.turn, form.pointer, width, height);
  }

  #writeScore(form: PlateLayout, width: number, isHidden: boolean): void {
    const size = form.figures / DIGITS;
    const { x, hasIcon, scale } = scoreIn(form, width, this.#score.room * size);
    this.#score.visible = !isHidden;
    this.#scoreIcon.visible = hasIcon && !isHidden;
    this.#scoreIcon.position.set(form.score.x, form.score.y);
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
