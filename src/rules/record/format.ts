/** The lines of a record, exactly as the records page gives them. */

import type { Pending, SeaGoatDecision } from '../chain/line/sea-goat/outcome.ts';
import type { Ending, Options, Place, Position, Seat, TeamDraw, Tile } from '../game.ts';
import type { RecordPuzzle } from '../mosaic/mosaic-puzzle.ts';

/** The player on a seat. A person is `human` in the file; only a bot has a level. */
export type RecordSeat =
  | { readonly name: string; readonly kind: 'human' }
  | { readonly name: string; readonly kind: 'bot'; readonly level: string };

export interface RecordHeader {
  readonly format: 'star-dominoes';
  readonly version: 1;
  readonly game: string;
  /** Every option of the game, defaults included. */
  readonly options: Options;
  readonly seats: readonly RecordSeat[];
  /** The seats of each side, only if seats play together (25.2). */
  readonly sides?: readonly (readonly Seat[])[];
  /** The draw for partners, only if there is one (7.4, 25.2). */
  readonly teamDraw?: TeamDraw;
  /** 64 hex digits; written only when the match is over, since a seed reveals all deals. */
  readonly seed?: string;
}

/** The proof that a heap was fixed before anybody saw it. */
export interface Seal {
  readonly salt: string;
  /** SHA-256, lower-case hex, of the heap's tiles joined by one space, one newline, and the salt. */
  readonly commitment: string;
}

/** A shuffled heap and the positions in it that each seat took. */
export interface Dealt extends Seal {
  readonly heap: readonly Tile[];
  readonly hands: readonly (readonly Position[])[];
}

/** A heap that was thrown in; 25.8: `why` is set if the reason was not a missing lead. */
export interface ThrownIn extends Dealt {
  readonly why?: 'doubles';
}

/** An event as it is written down; unlike in a deal's log, a draw also has its tile. */
export type RecordEvent = { readonly seat: Seat } & (
  | {
      readonly do: 'lead';
      readonly tile: Tile;
      readonly turnedUp?: true;
      readonly from?: Position;
      readonly goesOn?: true;
      readonly hundred?: true;
      readonly scores?: number;
    }
  | {
      readonly do: 'play';
      readonly tile: Tile;
      readonly arm: Place;
      readonly out?: number;
      readonly closed?: true;
      readonly lengthwise?: true;
      readonly goesOn?: true;
      readonly barricade?: true;
      readonly joint?: number;
      readonly scores?: number;
    }
  | { readonly do: 'draw'; readonly from: Position; readonly tile: Tile }
  | { readonly do: 'pass' }
  | { readonly do: 'lift'; readonly tile: Tile }
  | { readonly do: 'giveUp' }
);

/** The part of a deal's line about its end. */
export interface DealEnd {
  readonly end: Ending;
  readonly left: readonly (readonly Tile[])[];
  readonly counts: readonly number[];
  /** Only in games with points during the deal: points that each seat made. */
  readonly made?: readonly number[];
  /** Telephone only: points taken off each seat's total. */
  readonly writtenOff?: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** Osel only: points that each seat has lost but not yet written. */
  readonly remembered?: readonly number[];
  /** Sea Goat only: set in a deal that decides the match immediately; `pending` is set in all others. */
  readonly decides?: SeaGoatDecision;
  readonly pending?: Pending;
}

/** One deal: with all of `DealEnd` if it has ended, with none of it while it goes on. */
export interface DealRecord extends Dealt, Partial<DealEnd> {
  readonly deal: number;
  /** The seats that wait, ascending; only if any do (20.8). */
  readonly waits?: readonly Seat[];
  /** Set if the time of the match was up before the deal had ended (20.7). */
  readonly timeUp?: true;
  /** Mosaic only, and always there: the puzzle that is played (32). */
  readonly puzzle?: RecordPuzzle;
  readonly thrownIn: readonly ThrownIn[];
  readonly events: readonly RecordEvent[];
}

export interface MatchRecord {
  readonly header: RecordHeader;
  readonly deals: readonly DealRecord[];
}

/** True if the deal has ended; then all of its end is there. */
export function hasEnded(deal: DealRecord): deal is DealRecord & DealEnd {
  return deal.end !== undefined;
}
