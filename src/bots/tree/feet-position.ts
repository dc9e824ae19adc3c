/** A position of a tree with feet on numbers, from a seat's view. */

import { codeOf } from '../../rules/chain/codec.ts';
import { FREE_PLAY, OPENING } from '../../rules/chain/core.ts';
import type { PastEvent } from '../../rules/chain/past.ts';
import { tablesOf } from '../../rules/chain/set-tables.ts';
import type { Event, Game, Laid, Seat, Seen } from '../../rules/game.ts';
import { isTileMove, outerHalf, type TileMove } from '../../rules/moves.ts';
import { halves } from '../../rules/tiles.ts';
import { HEAVY_BLANK, highestIn } from '../../rules/tree/chicken-foot-play.ts';
import {
  type FastFeet,
  feetMove,
  giveTile,
  NOTHING_DUE,
  newFastFeet,
  putRoot,
  putTile,
} from '../../rules/tree/feet-playout.ts';
import { type Knowledge, knowledgeFrom, type Memory } from '../knowledge/slots.ts';

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

/** Returns what was open before each event of the log. */
function pastIn(seen: Seen): readonly PastEvent[] {
  const feet = newFeetFor(seen);
  let lie = 0;
  return seen.log.map((event: Event, index): PastEvent => {
    const { due, dueLeft } = feet;
    const isDue = due !== NOTHING_DUE;
    const arms = Uint8Array.from(feet.open, (ends, number) => (isDue ? (number === due ? dueLeft : 0) : ends));
    const open = arms.reduce((bits, on, number) => (on > 0 ? bits | (1 << number) : bits), 0);
    const laid = isTileMove(event) ? seen.laid[lie++] : undefined;
    if (laid) put(feet, laid);
    return { index, event, phase: isDue ? OPENING : FREE_PLAY, open, arms, onlyDoubles: false, goesOn: false };
  });
}

/** Returns what a seat knows of the hidden tiles. */
export const knownOfFeet = (game: Game, seen: Seen, me: Seat, remembers?: Memory): Knowledge =>
  knowledgeFrom(
    game,
    {
      tables: tablesOf(highestIn(seen.options)),
      handSize: game.handSize(seen.options, seen.seats),
      past: pastIn(seen),
    },
    seen,
    me,
    remembers,
  );
