/** The seats that play in a deal, in games in which others may wait (20.8). */
import type { Seat, Seen, Side } from './game.ts';
import { allSides } from './sides.ts';

/** Returns the seats that play, clockwise. */
export const playersOf = ({ seats, waits = [] }: Pick<Seen, 'seats' | 'waits'>): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !waits.includes(seat));

/**
 * Returns the seats in the order of their places at the table, seen from the seat `own`: those that play, clockwise,
 * then those that wait, the next ones to play first.
 */
export function seatsByPlace(seen: Pick<Seen, 'seats' | 'waits'>, own: Seat): readonly Seat[] {
  const players = playersOf(seen);
  const after = players.filter((seat) => seat >= own);
  return [...after, ...players.slice(0, players.length - after.length), ...(seen.waits ?? [])];
}

/** Returns the turn of a seat among the pairs that wait, from 1; `null` if it plays. */
export function waitingTurn({ sides, waits = [] }: Pick<Seen, 'sides' | 'waits'>, seat: Seat): number | null {
  const order = allSides(waits.map((each) => sides[each] ?? each));
  return waits.includes(seat) ? 1 + order.indexOf(sides[seat] ?? seat) : null;
}

/** Returns the sides in the order of their places, seen from a seat. */
export const sidesByPlace = (seen: Pick<Seen, 'seats' | 'sides' | 'waits'>, own: Seat): readonly Side[] =>
  seatsByPlace(seen, own).map((seat) => seen.sides[seat] ?? seat);

/** Returns the sides that play, in the order of their first seats. */
export const sidesAtPlay = (seen: Pick<Seen, 'seats' | 'sides' | 'waits'>): readonly Side[] =>
  allSides(playersOf(seen).map((seat) => seen.sides[seat] ?? seat));

/** Returns what each seat of the whole table has, from what those that play have. */
export const spread = <One>(
  at: Pick<Seen, 'seats' | 'waits'>,
  ofPlayers: readonly One[],
  none: One,
): readonly One[] => {
  const players = playersOf(at);
  return Array.from({ length: at.seats }, (_, seat) => ofPlayers[players.indexOf(seat)] ?? none);
};
