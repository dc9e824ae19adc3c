/** What a gesture is told, and what it tells others. */
import type { Move, Place, Position, Seat, Side, Tile } from '../rules/game.ts';
import type { WhyNot } from '../rules/why-not.ts';
import type { DeskState } from './desk.ts';

export interface Point {
  /** CSS pixels of the canvas. */
  readonly x: number;
  readonly y: number;
}

/** A finger, a pen or the mouse. */
export interface Finger extends Point {
  /** The browser's number for it. */
  readonly id: number;
}

/**
 * What lies under a finger. While a tile is dragged: the nearest place that takes it and is near enough to catch it,
 * else the part of the rack, else the place that it is meant for or whose number it is on, else the cloth.
 */
export type Under =
  | { readonly on: 'own'; readonly seat: Seat; readonly tile: Tile; readonly at: Position }
  /** A tile that lies, where it can be lifted (23.2). */
  | { readonly on: 'laid'; readonly seat: Seat; readonly tile: Tile; readonly at: Position }
  /**
   * `arm`: `null` is the middle, where the first tile is laid. `isFar`: a dragged tile is not near enough to be caught, and
   * goes there all the same when it is let go.
   */
  | { readonly on: 'place'; readonly arm: Place | null; readonly isFar?: true }
  | { readonly on: 'boneyard'; readonly at: Position }
  /** The room of the boneyard, beside its tiles: their count. */
  | { readonly on: 'count' }
  /** The plate of a seat. */
  | { readonly on: 'seat'; readonly seat: Seat }
  /** The account of a side. */
  | { readonly on: 'account'; readonly side: Side }
  /** Where the dragged tile would stand as number `index`, from 0; `null`: where it stands already. */
  | { readonly on: 'rack'; readonly index: number | null }
  | { readonly on: 'cloth' }
  /** A part of the hud that hears its own presses. */
  | { readonly on: 'button' }
  | { readonly on: 'chip'; readonly arm: Place }
  /** One of the ways to lay a tile, where the person is asked for one. */
  | { readonly on: 'way'; readonly move: Move }
  | { readonly on: 'draw' }
  | { readonly on: 'pass' };

export type GestureEvent =
  | {
      readonly type: 'DOWN';
      readonly finger: Finger;
      readonly under: Under;
      /** No other finger is down. */
      readonly alone: boolean;
      /** A finger, which hides what is under it. */
      readonly touch: boolean;
      /** Milliseconds, of any clock that never stands still. */
      readonly time: number;
    }
  | { readonly type: 'MOVE'; readonly finger: Finger; readonly under: Under }
  | { readonly type: 'UP'; readonly finger: Finger; readonly time: number }
  /** The browser took that finger away. */
  | { readonly type: 'LOST'; readonly id: number }
  /** Something came between: the window lost the focus, was turned, was hidden; a menu opened, a curtain fell. */
  | { readonly type: 'CANCEL' }
  /** A button of the hud was pressed. */
  | { readonly type: 'PRESSED'; readonly under: Under }
  /** The table shows what the match has become. */
  | { readonly type: 'SHOWN' }
  /** The desk has changed: another question, or none, another tile picked, or laid somewhere. */
  | { readonly type: 'DESK'; readonly desk: DeskState };

/** What the gesture does at the desk. */
export type DeskOrder =
  | { readonly type: 'PICK'; readonly tile: Tile | null }
  | { readonly type: 'LAY'; readonly tile: Tile; readonly place: Place | null }
  | { readonly type: 'OFFER'; readonly move: Move }
  /** The picked tile is turned by a quarter. */
  | { readonly type: 'TURN' };

/** What it does on the rack: that tile is to stand as number `index`, from 0. */
export interface RackOrder {
  readonly type: 'ARRANGE';
  readonly seat: Seat;
  readonly tile: Tile;
  readonly index: number;
}

/** Why a touch is no move. */
export type Refusal = WhyNot | 'pickFirst' | 'notHere' | 'notNow' | 'closed' | { readonly shut: number };

/** What explains itself in words when it is touched. */
export type About =
  | { readonly on: 'seat'; readonly seat: Seat }
  | { readonly on: 'account'; readonly side: Side }
  | { readonly on: 'boneyard' }
  /** What it remembers beside its totals. */
  | { readonly on: 'match' }
  | { readonly on: 'end'; readonly arm: Place };

/** What it lets others do. */
export type GestureEmitted =
  | { readonly type: 'explain'; readonly why: Refusal }
  /** What that is has to be said. */
  | { readonly type: 'about'; readonly what: About }
  /** The person does not want to wait for what is being shown. */
  | { readonly type: 'hurry' }
  /** Two fingers took the cloth from one pair of points to another; one finger that drags it counts as both. */
  | { readonly type: 'look'; readonly from: readonly [Point, Point]; readonly to: readonly [Point, Point] };
