/** Questions about sides: the seats that play together (6.7). */
import type { Seat, Side } from './deal.ts';
import type { Game, Options } from './game.ts';

/** The sides of a table, in the order of their first seats. */
export const allSides = (sides: readonly Side[]): readonly Side[] => [...new Set(sides)];

/** True if any seats play together. */
export const hasPartners = (sides: readonly Side[]): boolean => allSides(sides).length < sides.length;

/** The seats of a side. */
export const seatsOfSide = (sides: readonly Side[], side: Side | undefined): readonly Seat[] =>
  sides.flatMap((each, seat) => (each === side ? [seat] : []));

/** The partner of a seat; `null` if it plays for itself. */
export const partnerOf = (sides: readonly Side[], seat: Seat): Seat | null =>
  seatsOfSide(sides, sides[seat]).find((other) => other !== seat) ?? null;

/** Returns the sum of the seats' numbers for each side. */
export const bySide = (sides: readonly Side[], numbers: readonly number[]): readonly number[] =>
  allSides(sides).map((side) => seatsOfSide(sides, side).reduce((sum, seat) => sum + (numbers[seat] ?? 0), 0));

/** Returns the side of each seat before a match. If partners are drawn by lot (7.4), each seat has its own. */
export const sidesBefore = ({ dealing, sides }: Game, options: Options, seats: number): readonly Side[] =>
  dealing?.seatTeams ? Array.from({ length: seats }, (_, seat) => seat) : sides(options, seats);
