/** Playouts of Mexican Train on numbers. */
import { BITS } from '../chain/set-tables.ts';
import type { FastChance } from '../chance.ts';
import { takeToHand } from '../masked-hands.ts';
import { type FastTrains, layTrain, NONE, trainMove } from './fast-trains.ts';
import { NO_MOVE, plannedOn } from './trains-plan.ts';

/** Returns the trains that are open to the seat to move, as bits. */
const openTo = ({ bare, marked, seat, seats }: FastTrains) =>
  bare === NONE ? marked | (1 << seat) | (1 << seats) : 1 << bare;

/** Returns in how many ways the seat to move can play, each tile on each train counted. */
function waysOnTrains(trains: FastTrains): number {
  const { seat, hands, ends } = trains;
  const base = seat << 4;
  let ways = 0;
  for (let open = openTo(trains); open !== 0; open &= open - 1) {
    ways += BITS[hands[base | (ends[31 - Math.clz32(open & -open)] as number)] as number] as number;
  }
  return ways;
}

/** Returns the only one of these ways. */
function onlyOnTrains(trains: FastTrains): number {
  const { seat, hands, ends } = trains;
  for (let open = openTo(trains); ; open &= open - 1) {
    const arm = 31 - Math.clz32(open & -open);
    const mask = hands[(seat << 4) | (ends[arm] as number)] as number;
    if (mask !== 0) return trainMove(arm, 31 - Math.clz32(mask));
  }
}

/** 29.5, 29.6: the seat that cannot lay draws one tile. Returns in how many ways it can play then; 0 if it has passed. */
function waysAfterDrawing(trains: FastTrains): number {
  const { seat } = trains;
  if (trains.yardLeft > 0) {
    takeToHand(trains, seat, trains.yard[--trains.yardLeft] as number);
    const ways = waysOnTrains(trains);
    if (ways > 0) return ways;
  }
  trains.marked |= 1 << seat;
  trains.passes++;
  if (trains.passes >= trains.seats && trains.yardLeft === 0 && !canAnyLay(trains)) trains.isOver = true;
  else trains.seat = seat + 1 === trains.seats ? 0 : seat + 1;
  return 0;
}

/** 29.8: true if a hand has a tile that fits any train, or the double that must be covered. */
function canAnyLay({ bare, seats, ends, hands }: FastTrains): boolean {
  for (let arm = 0; arm <= seats; arm++) {
    if (bare !== NONE && arm !== bare) continue;
    for (let seat = 0; seat < seats; seat++) if (hands[(seat << 4) | (ends[arm] as number)] !== 0) return true;
  }
  return false;
}

/** The pips by which chance may change the worth of a play, so that players are not all alike. */
const WHIM = 4;
/** The worth of a double that the hand cannot cover, in pips. */
const BARE = -10;

/** Returns the heaviest play of these trains, more or less, with tiles that are not planned for the own one, or with any. */
function heaviestOn(trains: FastTrains, arms: number, isPlanned: boolean, chance: FastChance): number {
  const { seat, hands, ends, planned } = trains;
  const base = seat << 4;
  let [best, most] = [NO_MOVE, -1e9];
  for (let open = arms; open !== 0; open &= open - 1) {
    const arm = 31 - Math.clz32(open & -open);
    const number = ends[arm] as number;
    const mask = hands[base | number] as number;
    for (let left = isPlanned ? mask : mask & ~(planned[base | number] as number); left !== 0; left &= left - 1) {
      const outer = 31 - Math.clz32(left & -left);
      const bare = outer === number && mask === 1 << number ? BARE : 0;
      const worth = number + outer + bare + chance.below(WHIM);
      if (worth > most) [best, most] = [trainMove(arm, outer), worth];
    }
  }
  return best;
}

/**
 * Returns a good play of the seat to move. Tiles that its own train does not need go to other trains, while it can't
 * lose its own; if that is open to the others, it lays there first.
 */
function goodOnTrains(trains: FastTrains, chance: FastChance): number {
  const { bare, seat, marked } = trains;
  const open = openTo(trains);
  const own = bare === NONE || bare === seat ? plannedOn(trains, chance) : NO_MOVE;
  const isFirst = bare === seat || ((marked >> seat) & 1) === 1;
  if (own !== NO_MOVE && isFirst) return own;
  const stray = heaviestOn(trains, open & ~(1 << seat), false, chance);
  if (stray !== NO_MOVE) return stray;
  return own === NO_MOVE ? heaviestOn(trains, open, true, chance) : own;
}

/** Plays the deal to its end with plays that are mostly good ones, and returns the turns. The engine must lie. */
export function playTrainsOut(trains: FastTrains, chance: FastChance): number {
  let turns = 0;
  for (; !trains.isOver; turns++) {
    const ways = waysOnTrains(trains) || waysAfterDrawing(trains);
    if (ways > 0) layTrain(trains, ways === 1 ? onlyOnTrains(trains) : goodOnTrains(trains, chance));
  }
  return turns;
}
