/** Which tiles were turned up (21.2, 21.3): what the game remembers of a deal. */
import type { Eye, Position, Seat, Seen } from '../game.ts';

/** The positions that were turned up, in this order, a tile as often as it was: for each event one, and one for this turn. */
export function turnedIn({ memory }: Pick<Seen, 'memory'>): readonly Position[] {
  if (typeof memory === 'object' && memory !== null && 'turned' in memory && Array.isArray(memory.turned))
    return memory.turned;
  throw new Error('not a deal of sausage');
}

/** The right end of a row. Throws when the row is empty. */
export function rightEndOf({ hands }: Pick<Seen, 'hands'>, seat: Seat): Position {
  const at = hands[seat]?.at(-1);
  if (at === undefined) throw new Error(`the row of seat ${seat} is empty`);
  return at;
}

/** The position that is turned up in the turn that is running. Throws when none is. */
export const turnedUpIn = (seen: Pick<Seen, 'hands' | 'turn'>): Position => rightEndOf(seen, seen.turn?.seat ?? -1);

/** 21.1, 21.3: nobody sees a row, its owner included; what was ever turned up is known to all. At the end all is turned up. */
export const sees = (seen: Seen, eye: Eye, at: Position): boolean =>
  eye === 'all' || seen.phase === 'ended' || turnedIn(seen).includes(at);
