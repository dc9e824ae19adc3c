/** A position of a tree with feet on numbers, from a seat's view. */

import { codeOf } from '../../rules/chain/codec.ts';
import { tablesOf } from '../../rules/chain/set-tables.ts';
import { highestIn } from '../../rules/deal-double.ts';
import type { Game, Laid, Seat, Seen } from '../../rules/game.ts';
import { isTileMove, outerHalf, type TileMove } from '../../rules/moves.ts';
import { HEAVY_BLANK } from '../../rules/settle-own.ts';
import { halves } from '../../rules/tiles.ts';
import { type FastFeet, feetMove, giveTile, newFastFeet, putRoot, putTile } from '../../rules/tree/feet-playout.ts';
import { knownByLacks } from '../knowledge/dealt-guesses.ts';
import type { Knowledge, Memory } from '../knowledge/slots.ts';

export const newFeetFor = ({ seats, options }: Pick<Seen, 'seats' | 'options'>): FastFeet =>
  newFastFeet(seats, highestIn(options), options.heavyBlank === true ? HEAVY_BLANK : 0);

const put = (feet: FastFeet, { arm, inner, outer, root }: Laid) =>
  arm === null ? putRoot(feet, inner, root ?? 0) : putTile(feet, inner, outer);

/** Returns the position with the hand of the seat in turn and no others. */
export function feetAt(seen: Seen): FastFeet {
  const feet = newFeetFor(seen);
  for (const laid of seen.laid) put(feet, laid);
  const seat = seen.turn?.seat ?? 0;
  const tables = tablesOf(highestIn(seen.options));
  for (const at of seen.hands[seat] ?? []) {
    const tile = seen.heap[at];
    if (tile) giveTile(feet, seat, codeOf(tables, tile));
  }
  feet.seat = seat;
  const lastTile = seen.log.map(isTileMove).lastIndexOf(true);
  feet.passes = seen.log.slice(lastTile + 1).filter((event) => event.do === 'pass').length;
  return feet;
}

/** Returns a play on numbers. */
export function moveOnFeet({ ends }: Seen, move: TileMove): number {
  const end = move.do === 'play' ? ends.find(({ place }) => place === move.arm) : undefined;
  const outer = outerHalf(move, end?.accepts ?? []);
  const [low, high] = halves(move.tile);
  return feetMove(low + high - outer, outer);
}

/** Returns what a seat knows of the hidden tiles. */
export const knownOfFeet = (game: Game, seen: Seen, me: Seat, remembers?: Memory): Knowledge =>
  knownByLacks(game, seen, highestIn(seen.options), me, remembers);
