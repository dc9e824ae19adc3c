/** The lines of a record, exactly as the records page gives them. */

import type { Decision, Pending } from '../chain/line/sea-goat/outcome.ts';
import type { Ending, Options, Place, Position, Seat, TeamDraw, Tile } from '../game.ts';

/** Who sat on a seat. A person is `human` in the file; only a bot has a level. */
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
  /** The seats of each side, only where seats play together (25.2). */
  readonly sides?: readonly (readonly Seat[])[];
  /** The draw for partners, only where there is one (7.4, 25.2). */
  readonly teamDraw?: TeamDraw;
  /** 64 hex digits; written only when the match is over, since a seed tells all. */
  readonly seed?: string;
}

/** What proves that a heap was fixed before anybody saw it. */
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

/** A heap that was thrown in; 25.8: `why` where it was not for want of a lead. */
export interface ThrownIn extends Dealt {
  readonly why?: 'doubles';
}

/** An event as it is written down; other than in a deal's log, a draw also says which tile it was. */
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

/** What a deal that has ended says of its end. */
export interface DealEnd {
  readonly end: Ending;
  readonly left: readonly (readonly Tile[])[];
  readonly counts: readonly number[];
  /** Games with points during the deal only: what each seat made. */
  readonly made?: readonly number[];
  /** Telephone only: what is taken off each seat's total. */
  readonly writtenOff?: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** Osel only: what each seat has lost and not yet written. */
  readonly remembered?: readonly number[];
  /** Sea Goat only, in a deal that decides the match at a stroke; `pending` in any other. */
  readonly decides?: Decision;
  readonly pending?: Pending;
}

/** One deal: with all of `DealEnd` when it has ended, with none of it while it is going on. */
export interface DealRecord extends Dealt, Partial<DealEnd> {
  readonly deal: number;
  readonly thrownIn: readonly ThrownIn[];
  readonly events: readonly RecordEvent[];
}

export interface MatchRecord {
  readonly header: RecordHeader;
  readonly deals: readonly DealRecord[];
}

/** Whether the deal has ended; then all of its end is there. */
export function hasEnded(deal: DealRecord): deal is DealRecord & DealEnd {
  return deal.end !== undefined;
}
