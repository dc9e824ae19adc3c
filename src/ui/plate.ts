/** A seat's plate: its player, number of tiles, score, and turn. */
import { Container, Sprite } from 'pixi.js';
import type { IconName } from '../art/icons.ts';
import type { MarkName } from '../art/marks.ts';
import { seatColour, sideOnWood } from './colours.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { SeatState } from './hud-model.ts';
import { Marks } from './mark-sprites.ts';
import { Medallion } from './medallion.ts';
import { Panel } from './panel.ts';
import { facing, type PlateLayout, plateLayout, scoreIn } from './plate-layout.ts';
import type { Rect } from './rect.ts';
import { COPPER_LIGHT, INK, IVORY, LEAST_NAME } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The height of the digits before scaling; a small plate scales them down. */
const DIGITS = 16;
/** The height of a name's letters. */
const NAME = 15;
const TURNS = { top: 0, right: Math.PI / 2, bottom: Math.PI, left: -Math.PI / 2 } as const;

/** Returns the icon before a score: an open or closed book where the game has accounts, otherwise points. */
export const scoreIcon = (standing: SeatState['account']): IconName | MarkName =>
  standing === null ? 'points' : `account-${standing}`;

export class Plate extends Container {
  readonly #atlas: HudAtlas;
  readonly #panel: Panel;
  readonly #side: Panel;
  readonly #medallion: Medallion;
  readonly #name: TextSprite;
  readonly #tileIcon: Sprite;
  readonly #tiles: Digits;
  readonly #scoreIcon: Sprite;
  readonly #score: Digits;
  readonly #starter: Sprite;
  readonly #pointer: Sprite;
  readonly #marks: Marks;

  constructor(atlas: HudAtlas, density: number) {
    super({ visible: false, label: 'seat plate' });
    this.#atlas = atlas;
    this.#panel = new Panel(atlas, 'plate');
    this.#side = new Panel(atlas, 'side');
    this.#medallion = new Medallion(atlas, density);
    this.#name = new TextSprite({ size: NAME, colour: 0xffffff, bold: true }, density);
    this.#name.anchor.set(0, 0.5);
    this.#tileIcon = new Sprite({ texture: atlas.icon('tile'), anchor: { x: 0, y: 0.5 }, label: 'tile' });
    this.#tiles = new Digits(atlas, DIGITS);
    this.#scoreIcon = new Sprite({ texture: atlas.icon('points'), anchor: { x: 0, y: 0.5 }, label: 'points' });
    this.#score = new Digits(atlas, DIGITS);
    this.#starter = new Sprite({ texture: atlas.icon('starter'), anchor: 0.5, visible: false, label: 'starter' });
    this.#pointer = new Sprite({ texture: atlas.icon('pointer'), anchor: 0.5, visible: false, label: 'pointer' });
    this.addChild(this.#panel, this.#side, this.#medallion, this.#name);
    this.#marks = new Marks(atlas);
    this.addChild(this.#tileIcon, this.#tiles, this.#scoreIcon, this.#score, this.#starter, this.#pointer);
    this.addChild(this.#marks);
  }

  /** Shows the seat in the given room, with the pointer towards the board; pixels at unit 1. */
  show(state: SeatState, rect: Rect, board: Rect): void {
    this.label = `seat plate ${state.seat}`;
    this.position.set(rect.x, rect.y);
    const isLit = state.turn || state.won;
    this.#panel.show(isLit ? 'plate-lit' : state.you ? 'plate-own' : 'plate');
    for (const panel of [this.#panel, this.#side]) panel.cover({ x: 0, y: 0, width: rect.width, height: rect.height });
    this.#side.visible = state.hasPartner;
    this.#side.tint = isLit ? seatColour(state.side) : sideOnWood(state.side);
    const layout = plateLayout(rect.width, rect.height);
    this.#showSitter(state, layout, isLit);
    this.#marks.show(state.marks, rect, facing(rect, board));
    this.#showTiles(state, layout, isLit);
    this.#showScore(state, layout, rect.width, isLit);
    this.#point(state.turn, layout.pointer, rect, board);
  }

  #showSitter(state: SeatState, { medallion, name, named }: PlateLayout, isLit: boolean): void {
    this.#medallion.show(state, medallion.size, isLit);
    this.#medallion.position.set(medallion.x, medallion.y);
    this.#starter.visible = state.starts;
    this.#starter.position.set(medallion.x + medallion.size * 0.42, medallion.y - medallion.size * 0.3);
    this.#name.visible = name !== null && (named === 'all' || ((state.turn || state.last) && !state.you));
    if (!name) return;
    this.#name.tint = isLit ? INK : IVORY;
    this.#name.showFitting(state.name, name.width, LEAST_NAME);
    this.#name.position.set(name.x, name.y);
  }

  #showTiles({ tiles }: SeatState, { tiles: at, digits, hasIcon }: PlateLayout, isLit: boolean): void {
    this.#tileIcon.visible = hasIcon;
    this.#tileIcon.texture = this.#atlas.icon(tiles === 1 ? 'last-tile' : 'tile');
    this.#tileIcon.position.set(at.x, at.y);
    this.#tiles.show(tiles, isLit ? INK : IVORY);
    this.#tiles.scale.set(digits / DIGITS);
    this.#tiles.position.set(at.x + (hasIcon ? this.#tileIcon.width + 1 : 0), at.y);
  }

  /** Shows the score unless it is secret. Where only one of them fits, a visible name hides it. */
  #showScore({ score, remembered, account }: SeatState, layout: PlateLayout, width: number, isLit: boolean): void {
    const isHidden = score === null || (layout.named === 'acting' && this.#name.visible);
    const colour = isLit ? INK : COPPER_LIGHT;
    this.#score.show(score ?? 0, colour, remembered > 0 ? `(+${remembered})` : '');
    const size = layout.digits / DIGITS;
    const { x, hasIcon, scale } = scoreIn(layout, width, this.#score.room * size);
    this.#score.visible = !isHidden;
    this.#score.scale.set(size * scale);
    this.#score.position.set(x, layout.score.y);
    this.#scoreIcon.texture = this.#atlas.icon(scoreIcon(account));
    this.#scoreIcon.visible = hasIcon && !isHidden;
    this.#scoreIcon.tint = colour;
    this.#scoreIcon.position.set(layout.score.x, layout.score.y);
  }

  #point(turn: boolean, size: number, rect: Rect, board: Rect): void {
    this.#pointer.visible = turn;
    this.#pointer.setSize(size);
    const { width, height } = rect;
    const out = size * 0.2;
    const side = facing(rect, board);
    this.#pointer.rotation = TURNS[side];
    this.#pointer.position.set(
      side === 'left' ? -out : side === 'right' ? width + out : width / 2,
      side === 'top' ? -out : side === 'bottom' ? height + out : height / 2,
    );
  }
}
