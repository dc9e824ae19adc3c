/** The events that a gesture receives and sends. */
import type { Move, Place, Position, Seat, Side, Tile } from '../rules/game.ts';
import type { Unfit } from '../rules/outline/unfit.ts';
import type { WhyNot } from '../rules/why-not.ts';
import type { DeskState } from './desk.ts';

export interface FingerPoint {
  /** CSS pixels of the canvas. */
  readonly x: number;
  readonly y: number;
}

/** A finger, a pen or the mouse. */
export interface Finger extends FingerPoint {
  /** The browser's number for it. */
  readonly id: number;
}

/**
 * The part of the table under a finger. A dragged tile prefers the nearest place that takes it and is close. Next comes
 * the part of the rack. Then comes the place that it is meant for, or whose number it touches, and last the cloth.
 */
export type Under =
  | { readonly on: 'own'; readonly seat: Seat; readonly tile: Tile; readonly at: Position }
  /** A played tile that can be lifted (23.2). */
  | { readonly on: 'laid'; readonly seat: Seat; readonly tile: Tile; readonly at: Position }
  /**
   * `arm`: null is the middle, for the first tile. `isFar`: the dragged tile is not close, but goes there if it is let
   * go.
   */
  | { readonly on: 'place'; readonly arm: Place | null; readonly isFar?: true }
  | { readonly on: 'boneyard'; readonly at: Position }
  /** The boneyard's area beside its tiles, with their count. */
  | { readonly on: 'count' }
  /** The plate of a seat. */
  | { readonly on: 'seat'; readonly seat: Seat }
  /** The score of a side. */
  | { readonly on: 'account'; readonly side: Side }
  /** The position of the dragged tile in the rack, from 0; null if it is there already. */
  | { readonly on: 'rack'; readonly index: number | null }
  /** A place where the held tile can't lie, or a tile that can't be lifted (23.2). */
  | { readonly on: 'unfit'; readonly why: Unfit }
  | { readonly on: 'cloth' }
  /** A part of the hud that handles its own presses. */
  | { readonly on: 'button' }
  | { readonly on: 'chip'; readonly arm: Place }
  /** One of the ways to play a tile, while the person has to choose one. */
  | { readonly on: 'way'; readonly move: Move }
  | { readonly on: 'draw' }
  | { readonly on: 'pass' };

export type GestureEvent =
  | {
      readonly type: 'DOWN';
      readonly finger: Finger;
      readonly under: Under;
      /** True if no other finger is down. */
      readonly alone: boolean;
      /** True for a finger, which hides the part under it. */
      readonly touch: boolean;
      /** Milliseconds of any clock that never stops. */
      readonly time: number;
    }
  | { readonly type: 'MOVE'; readonly finger: Finger; readonly under: Under }
  | { readonly type: 'UP'; readonly finger: Finger; readonly time: number }
  /** The browser cancelled that finger. */
  | { readonly type: 'LOST'; readonly id: number }
  /** An interruption: the window lost the focus, was turned or hidden; a menu opened, or a curtain fell. */
  | { readonly type: 'CANCEL' }
  /** A button of the hud was pressed. */
  | { readonly type: 'PRESSED'; readonly under: Under }
  /** The table shows the latest state of the match. */
  | { readonly type: 'SHOWN' }
  /** The desk changed: its question, its picked tile, or the place where that was put. */
  | { readonly type: 'DESK'; readonly desk: DeskState };

/** The gesture's orders to the desk. */
export type DeskOrder =
  | { readonly type: 'PICK'; readonly tile: Tile | null }
  | { readonly type: 'LAY'; readonly tile: Tile; readonly place: Place | null }
  | { readonly type: 'OFFER'; readonly move: Move }
  /** Turns the picked tile by a quarter. */
  | { readonly type: 'TURN' };

/** The gesture's order to the rack: move a tile to position `index`, from 0. */
export interface RackOrder {
  readonly type: 'ARRANGE';
  readonly seat: Seat;
  readonly tile: Tile;
  readonly index: number;
}

/** The reason why a touch makes no move, on any table. `takes`: the numbers that fit there. */
export type PlainRefusal =
  | WhyNot
  | 'pickFirst'
  | 'notHere'
  | 'notNow'
  | 'closed'
  /** 29.4: another player's train, without a marker. */
  | 'trainShut'
  | { readonly shut: number }
  | { readonly takes: readonly number[] };

/** The same, on an outline too. */
export type Refusal = PlainRefusal | Unfit;

/** A part of the table that is explained when it is touched. */
export type About =
  | { readonly on: 'seat'; readonly seat: Seat }
  | { readonly on: 'account'; readonly side: Side }
  | { readonly on: 'boneyard' }
  /** The match's memory beside its totals. */
  | { readonly on: 'match' }
  /** A place where the held tile can't lie. */
  | { readonly on: 'unfit'; readonly why: Unfit }
  | { readonly on: 'end'; readonly arm: Place };

/** The events that the gesture sends. */
export type GestureEmitted =
  /** `tile`: the own tile that was touched, or is picked; null while one is dragged, or if there is none. */
  | { readonly type: 'explain'; readonly why: Refusal; readonly tile: Tile | null }
  /** A part of the table has to be explained. */
  | { readonly type: 'about'; readonly what: About }
  /** The person wants to skip the animation. */
  | { readonly type: 'hurry' }
  /** Two fingers moved the cloth from one pair of points to another; a single dragging finger counts as both. */
  | {
      readonly type: 'look';
      readonly from: readonly [FingerPoint, FingerPoint];
      readonly to: readonly [FingerPoint, FingerPoint];
    };
