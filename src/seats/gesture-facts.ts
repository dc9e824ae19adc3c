/** What a table tells the gesture of a person's fingers, and what the gesture tells the table. */
import type { Move, Place, Position, Seat, Tile } from '../rules/game.ts';
import type { Question } from './desk.ts';
import type { Why } from './tap.ts';

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
 * What lies under a finger. While a tile is carried: the nearest place that takes it and is near enough to catch it,
 * else the part of the rack, else the cloth.
 */
export type Under =
  | { readonly on: 'own'; readonly seat: Seat; readonly tile: Tile; readonly at: Position }
  /** `null`: the middle, where the first tile is laid. */
  | { readonly on: 'place'; readonly arm: Place | null }
  | { readonly on: 'boneyard'; readonly at: Position }
  /** Where the carried tile would stand as number `index`, from 0; `null`: where it stands already. */
  | { readonly on: 'rack'; readonly index: number | null }
  | { readonly on: 'cloth' }
  /** What lies flat on the glass: it hears its own presses. */
  | { readonly on: 'button' }
  | { readonly on: 'chip'; readonly arm: Place }
  /** One of the ways to lay a tile, where the person is asked for one. */
  | { readonly on: 'way'; readonly move: Move }
  | { readonly on: 'draw' }
  | { readonly on: 'pass' };

export type GestureFact =
  | {
      readonly type: 'DOWN';
      readonly finger: Finger;
      readonly under: Under;
      /** No other finger is down. */
      readonly alone: boolean;
      /** A finger, which hides what is under it. */
      readonly touch: boolean;
      /** Milliseconds, of any clock that does not stand. */
      readonly time: number;
    }
  | { readonly type: 'MOVE'; readonly finger: Finger; readonly under: Under }
  | { readonly type: 'UP'; readonly finger: Finger; readonly time: number }
  /** The browser took that finger away. */
  | { readonly type: 'LOST'; readonly id: number }
  /** Something came between: the window lost the focus, was turned, was hidden; a menu opened, a curtain fell. */
  | { readonly type: 'CANCEL' }
  /** A button on the glass was pressed. */
  | { readonly type: 'PRESSED'; readonly under: Under }
  /** The table shows what the match has become. */
  | { readonly type: 'SHOWN' }
  /** The desk asks something else, or nothing, or another tile was taken up. */
  | { readonly type: 'ASKED'; readonly question: Question | null };

/** What the gesture lets others do. */
export type GestureNews =
  | { readonly type: 'EXPLAIN'; readonly why: Why }
  | { readonly type: 'HURRY' }
  /** Two fingers took the cloth from one pair of points to another; one finger that drags it counts as both. */
  | { readonly type: 'LOOK'; readonly from: readonly [Point, Point]; readonly to: readonly [Point, Point] };
