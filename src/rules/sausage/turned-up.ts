/** The tiles that were turned up (21.2, 21.3): the game's memory of a deal. */
import type { Eye, Position, Seat, Seen } from '../game.ts';

/**
 * Returns the positions that were turned up, in order: one for each event, and one for this turn. A position may occur
 * several times.
 */
export function turnedIn({ memory }: Pick<Seen, 'memory'>): readonly Position[] {
  if (typeof memory === 'object' && memory !== null && 'turned' in memory && Array.isArray(memory.turned))
    return memory.turned;
  throw new Error('not a deal of sausage');
}

/** Returns the right end of a row. Throws if the row is empty. */
export function rightEndOf({ hands }: Pick<Seen, 'hands'>, seat: Seat): Position {
  const at = hands[seat]?.at(-1);
  if (at === undefined) throw new Error(`the row of seat ${seat} is empty`);
  return at;
}

/** Returns the position turned up in the current turn. Throws if there is none. */
export const turnedUpIn = (seen: Pick<Seen, 'hands' | 'turn'>): Position => rightEndOf(seen, seen.turn?.seat ?? -1);

/**
 * 21.1, 21.3: true for tiles that were ever turned up: nobody sees the rest of a row, not even its owner. At the end
 * all tiles are seen.
 */
export const sees = (seen: Seen, eye: Eye, at: Position): boolean =>
  eye === 'all' || seen.phase === 'ended' || turnedIn(seen).includes(at);
