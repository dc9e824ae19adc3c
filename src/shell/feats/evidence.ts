/** The data on which medals for a finished match are decided, and functions to query it. */
import { onlyPerson } from '../../match/persons.ts';
import type { Game, Seat } from '../../rules/game.ts';
import type { DealRecord } from '../../rules/record.ts';
import type { Played } from '../store/book.ts';

export interface Evidence {
  /** The match as stored in the record book. */
  readonly played: Played;
  /** Its deals from its record. */
  readonly deals: readonly DealRecord[];
  readonly game: Game;
  /** The seat of the only person; `null` unless exactly one played. */
  readonly own: Seat | null;
  /** The whole book including this match, the newest first. */
  readonly book: readonly Played[];
  /** All games. */
  readonly games: readonly Game[];
  /** The longest series of days in the calendar. */
  readonly daysInARow: number;
}

/** True for a match between several players, which is not a repeatable numbered deal. */
export const isMatch = ({ deal, sitters }: Played): boolean => deal === undefined && sitters.length > 1;

/** Returns the seat of the only person if that person has won the match; otherwise `null`. */
export function wonBy(played: Played): Seat | null {
  const own = onlyPerson(played.sitters);
  return own !== null && isMatch(played) && played.winners.includes(own) ? own : null;
}

/** True if the only person won this match. */
export const isWon = ({ played }: Evidence): boolean => wonBy(played) !== null;

/** True if any completed deal meets the condition for the only person. */
export const someDeal = ({ deals, own }: Evidence, is: (deal: DealRecord, own: Seat) => boolean): boolean =>
  own !== null && deals.some((deal) => deal.end !== undefined && is(deal, own));

/** Returns the points that the seat scored in the deal. */
export const pointsOf = ({ points }: DealRecord, seat: Seat): number => points?.[seat] ?? 0;

/**
 * True if the seat went out and so ended the deal. If hands go out one after another (15.4), it must be the only empty
 * hand.
 */
export const isDominoOf = ({ end, left = [] }: DealRecord, seat: Seat): boolean =>
  end === 'domino' && left[seat]?.length === 0 && left.filter((tiles) => tiles.length === 0).length === 1;

/** Returns the plays and leads of the seat, in order. */
export const playedBy = ({ events }: DealRecord, seat: Seat) =>
  events.flatMap((event) => (event.seat === seat && (event.do === 'play' || event.do === 'lead') ? [event] : []));
