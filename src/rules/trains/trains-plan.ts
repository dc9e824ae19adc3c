/** The runs that seats plan for their own trains in playouts. */
import { BITS, NTH_BIT } from '../chain/set-tables.ts';
import type { FastChance } from '../chance.ts';
import { type FastTrains, MOST_RUN, trainMove } from './fast-trains.ts';

/** The halves of a hand that a walk has not used yet. */
const unused = new Uint16Array(16);
const walk = new Uint8Array(MOST_RUN);

/**
 * Plans the own train of a seat: of some random runs of its tiles, each on the one before, the longest. The other tiles
 * are for other trains.
 */
export function planTrain(trains: FastTrains, seat: number, walks: number, chance: FastChance): void {
  const { runs, runLeft, planned, ends, highest } = trains;
  const base = seat << 4;
  let most = 0;
  for (let nth = 0; nth < walks; nth++) {
    const length = walkFrom(trains, base, ends[seat] as number, chance);
    if (length <= most) continue;
    most = length;
    // The next tile comes last.
    for (let at = 0; at < length; at++) runs[seat * MOST_RUN + length - 1 - at] = walk[at] as number;
  }
  runLeft[seat] = most;
  for (let at = base; at <= base + highest; at++) planned[at] = 0;
  let number = ends[seat] as number;
  for (let at = most; at > 0; at--) {
    const outer = runs[seat * MOST_RUN + at - 1] as number;
    planned[base | number] = (planned[base | number] as number) | (1 << outer);
    planned[base | outer] = (planned[base | outer] as number) | (1 << number);
    number = outer;
  }
}

/** Copies what a seat has planned. */
export function copyPlan(from: FastTrains, to: FastTrains, seat: number): void {
  const start = seat * MOST_RUN;
  const left = from.runLeft[seat] as number;
  to.runLeft[seat] = left;
  for (let at = start; at < start + left; at++) to.runs[at] = from.runs[at] as number;
  const base = seat << 4;
  for (let at = base; at <= base + from.highest; at++) to.planned[at] = from.planned[at] as number;
}

/** Writes a random run into `walk`, and returns its length. A double comes as soon as it can: it is a turn for itself. */
function walkFrom({ hands, highest }: FastTrains, base: number, from: number, chance: FastChance): number {
  for (let each = 0; each <= highest; each++) unused[each] = hands[base | each] as number;
  let number = from;
  let length = 0;
  for (;;) {
    const mask = unused[number] as number;
    if (mask === 0 || length === MOST_RUN) return length;
    const count = BITS[mask] as number;
    const isDouble = ((mask >> number) & 1) === 1;
    const outer = isDouble ? number : (NTH_BIT[(mask << 4) | (count > 1 ? chance.below(count) : 0)] as number);
    unused[number] = mask & ~(1 << outer);
    unused[outer] = (unused[outer] as number) & ~(1 << number);
    walk[length++] = outer;
    number = outer;
  }
}

/** Runs that are tried when a train goes on differently than was planned. */
const WALKS = 3;
/** No play. */
export const NO_MOVE = -1;

/** Returns the play on the own train that the seat to move has planned; `NO_MOVE` if it has no tile for it. */
export function plannedOn(trains: FastTrains, chance: FastChance): number {
  const { seat, hands, ends, runs, runLeft } = trains;
  const fitting = hands[(seat << 4) | (ends[seat] as number)] as number;
  if (fitting === 0) return NO_MOVE;
  const left = runLeft[seat] as number;
  const next = left > 0 ? (runs[seat * MOST_RUN + left - 1] as number) : 0;
  if (left > 0 && ((fitting >> next) & 1) === 1) return trainMove(seat, next);
  planTrain(trains, seat, WALKS, chance);
  return trainMove(seat, runs[seat * MOST_RUN + (runLeft[seat] as number) - 1] as number);
}
