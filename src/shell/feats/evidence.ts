/** What is looked at when a match is over, to see what was achieved in it; and the words in which that is asked. */
import type { Game, Seat } from '../../rules/game.ts';
import type { DealRecord } from '../../rules/record.ts';
import type { Played } from '../store/book.ts';

export interface Evidence {
  /** The match as the book has it. */
  readonly played: Played;
  /** Its deals as its record tells them. */
  readonly deals: readonly DealRecord[];
  readonly game: Game;
  /** The seat of the only person; `null` where several played. */
  readonly own: Seat | null;
  /** The whole book, the newest first: this match, too. */
  readonly book: readonly Played[];
  /** All games that there are. */
  readonly games: readonly Game[];
  /** The most days in a row that are in the calendar. */
  readonly daysInARow: number;
}

/** A match, of several: no deal by its number, which can be played again and again. */
export const isMatch = ({ deal, sitters }: Played): boolean => deal === undefined && sitters.length > 1;

/** The seat of the only person of a match that this person has won; `null` otherwise. */
export function wonBy(played: Played): Seat | null {
  const persons = played.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own] = persons;
  return persons.length === 1 && own !== undefined && isMatch(played) && played.winners.includes(own) ? own : null;
}

/** Whether the person won this match. */
export const isWon = ({ played }: Evidence): boolean => wonBy(played) !== null;

/** Whether some deal of the person's is like that. */
export const someDeal = ({ deals, own }: Evidence, is: (deal: DealRecord, own: Seat) => boolean): boolean =>
  own !== null && deals.some((deal) => deal.end !== undefined && is(deal, own));

/** What the seat wrote by the deal. */
export const pointsOf = ({ points }: DealRecord, seat: Seat): number => points?.[seat] ?? 0;

/** Whether the seat laid its last tile, and so ended the deal: it alone, where hands are not emptied one after the other (15.4). */
export const isDominoOf = ({ end, left = [] }: DealRecord, seat: Seat): boolean =>
  end === 'domino' && left[seat]?.length === 0 && left.filter((tiles) => tiles.length === 0).length === 1;

/** The tiles that the seat laid, in their order. */
export const laidBy = ({ events }: DealRecord, seat: Seat) =>
  events.flatMap((event) => (event.seat === seat && (event.do === 'play' || event.do === 'lead') ? [event] : []));
