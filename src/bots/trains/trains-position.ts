/** A position of trains on numbers, from a seat's view. */

import { codeOf } from '../../rules/chain/codec.ts';
import { tablesOf } from '../../rules/chain/set-tables.ts';
import { highestIn } from '../../rules/deal-double.ts';
import type { Game, Seat, Seen } from '../../rules/game.ts';
import { takeToHand } from '../../rules/masked-hands.ts';
import { isTileMove, outerHalf, type TileMove } from '../../rules/moves.ts';
import { HEAVY_BLANK } from '../../rules/settle-own.ts';
import { type FastTrains, newFastTrains, putEngine, putOnTrain, trainMove } from '../../rules/trains/fast-trains.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import { knownByLacks } from '../knowledge/dealt-guesses.ts';
import type { Knowledge, Memory } from '../knowledge/slots.ts';

export const newTrainsFor = ({ seats, options }: Pick<Seen, 'seats' | 'options'>): FastTrains =>
  newFastTrains(seats, highestIn(options), options.heavyBlank === true ? HEAVY_BLANK : 0);

/** Returns the position with the hand of the seat in turn and no others. */
export function trainsAt(seen: Seen): FastTrains {
  const trains = newTrainsFor(seen);
  for (const { arm, inner, outer } of seen.laid) {
    if (arm === null) putEngine(trains, inner);
    else putOnTrain(trains, Number(arm), outer);
  }
  const seat = seen.turn?.seat ?? 0;
  const tables = tablesOf(highestIn(seen.options));
  for (const at of seen.hands[seat] ?? []) {
    const tile = seen.heap[at];
    if (tile) takeToHand(trains, seat, codeOf(tables, tile));
  }
  trains.seat = seat;
  trains.marked = markedIn(seen).reduce((bits, marked) => bits | (1 << marked), 0);
  const lastTile = seen.log.map(isTileMove).lastIndexOf(true);
  trains.passes = seen.log.slice(lastTile + 1).filter((event) => event.do === 'pass').length;
  return trains;
}

/** Returns a play on numbers. */
export function moveOnTrains({ ends }: Seen, move: Extract<TileMove, { do: 'play' }>): number {
  const end = ends.find(({ place }) => place === move.arm);
  return trainMove(Number(move.arm), outerHalf(move, end?.accepts ?? []));
}

/** Returns what a seat knows of the hidden tiles. */
export const knownOfTrains = (game: Game, seen: Seen, me: Seat, remembers?: Memory): Knowledge =>
  knownByLacks(game, seen, highestIn(seen.options), me, remembers);
