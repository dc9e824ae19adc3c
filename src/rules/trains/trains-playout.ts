/**
 * A deal of Mexican Train on numbers, for fast playouts. A tile is its lower half times sixteen plus its higher one.
 * Allocates nothing but in `newFastTrains`.
 */
import { BITS, NTH_BIT } from '../chain/set-tables.ts';
import type { FastChance } from '../chance.ts';

/** No double must be covered. */
const NONE = 255;
/** The most tiles of a set. */
const MOST_TILES = 91;
/** The most tiles of a run that a seat plans. */
const MOST_RUN = 24;

export interface FastTrains {
  readonly seats: number;
  readonly highest: number;
  /** The pips that 0-0 adds to a hand (29.9). */
  readonly blank: number;
  /** For each seat and number, at `(seat << 4) | number`, the other halves of its tiles with that number, as bits. */
  readonly hands: Uint16Array;
  /** The number of tiles of each seat. */
  readonly sizes: Uint8Array;
  /** The run that each seat has planned for its train: the halves that will point outward, the next one last. */
  readonly runs: Uint8Array;
  readonly runLeft: Uint8Array;
  /** The tiles of these runs, as in `hands`. */
  readonly planned: Uint16Array;
  /** The number at the end of each train; the last one is everybody's. */
  readonly ends: Uint8Array;
  /** For each number, how many tiles with it lie on the table. */
  readonly lying: Uint8Array;
  /** The trains with a marker, as bits. */
  marked: number;
  /** The train whose double must be covered (29.6). */
  bare: number;
  /** The boneyard; the last of its tiles is drawn next. */
  readonly yard: Uint8Array;
  yardLeft: number;
  /** Passes since the last tile. */
  passes: number;
  /** The seat to move. */
  seat: number;
  isOver: boolean;
}

/** Returns an empty deal. */
export const newFastTrains = (seats: number, highest: number, blank: number): FastTrains => ({
  seats,
  highest,
  blank,
  hands: new Uint16Array(seats << 4),
  sizes: new Uint8Array(seats),
  runs: new Uint8Array(seats * MOST_RUN),
  runLeft: new Uint8Array(seats),
  planned: new Uint16Array(seats << 4),
  ends: new Uint8Array(seats + 1),
  lying: new Uint8Array(highest + 1),
  marked: 0,
  bare: NONE,
  yard: new Uint8Array(MOST_TILES),
  yardLeft: 0,
  passes: 0,
  seat: 0,
  isOver: false,
});

/** Copies `from` to `to`; both have the same seats and set. */
export function copyTrains(from: FastTrains, to: FastTrains): void {
  to.hands.set(from.hands);
  to.sizes.set(from.sizes);
  to.runs.set(from.runs);
  to.runLeft.set(from.runLeft);
  to.planned.set(from.planned);
  to.ends.set(from.ends);
  to.lying.set(from.lying);
  to.marked = from.marked;
  to.bare = from.bare;
  to.yard.set(from.yard);
  to.yardLeft = from.yardLeft;
  to.passes = from.passes;
  to.seat = from.seat;
  to.isOver = from.isOver;
}

export function takeToHand({ hands, sizes }: FastTrains, seat: number, tile: number): void {
  const [low, high] = [tile >> 4, tile & 15];
  const base = seat << 4;
  hands[base | low] = (hands[base | low] as number) | (1 << high);
  hands[base | high] = (hands[base | high] as number) | (1 << low);
  sizes[seat] = (sizes[seat] as number) + 1;
}

/** 29.3: puts the engine on the table. */
export function putEngine({ ends, lying }: FastTrains, number: number): void {
  ends.fill(number);
  lying[number] = 1;
}

/** Puts a tile on a train, whoever lays it: its half `outer` points outward. */
export function putOnTrain(trains: FastTrains, arm: number, outer: number): void {
  const { ends, lying, highest } = trains;
  const number = ends[arm] as number;
  lying[number] = (lying[number] as number) + 1;
  if (outer !== number) lying[outer] = (lying[outer] as number) + 1;
  ends[arm] = outer;
  // 29.7: a double with its whole number on the table needs no cover.
  trains.bare = outer === number && (lying[number] as number) <= highest ? arm : NONE;
}

/** A play: its train times sixteen, plus the half that points outward. */
export const trainMove = (arm: number, outer: number): number => (arm << 4) | outer;

/** Plays a tile of the seat to move. */
export function layTrain(trains: FastTrains, move: number): void {
  const { seat, hands, sizes, ends } = trains;
  const [arm, outer] = [move >> 4, move & 15];
  const number = ends[arm] as number;
  const base = seat << 4;
  hands[base | number] = (hands[base | number] as number) & ~(1 << outer);
  hands[base | outer] = (hands[base | outer] as number) & ~(1 << number);
  const left = (sizes[seat] as number) - 1;
  sizes[seat] = left;
  putOnTrain(trains, arm, outer);
  trains.passes = 0;
  if (arm === seat) {
    trains.marked &= ~(1 << seat);
    const { runLeft, runs } = trains;
    const next = (runLeft[seat] as number) - 1;
    // A tile that was not planned leaves the plan as it is: it no longer fits, and another is made.
    if (next >= 0 && runs[seat * MOST_RUN + next] === outer) runLeft[seat] = next;
  }
  if (left === 0) trains.isOver = true;
  // 29.6: the seat must cover its double.
  else if (trains.bare === NONE) trains.seat = seat + 1 === trains.seats ? 0 : seat + 1;
}

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
const NO_MOVE = -1;

/** Returns the play on the own train that the seat to move has planned; `NO_MOVE` if it has no tile for it. */
function plannedOn(trains: FastTrains, chance: FastChance): number {
  const { seat, hands, ends, runs, runLeft } = trains;
  const fitting = hands[(seat << 4) | (ends[seat] as number)] as number;
  if (fitting === 0) return NO_MOVE;
  const left = runLeft[seat] as number;
  const next = left > 0 ? (runs[seat * MOST_RUN + left - 1] as number) : 0;
  if (left > 0 && ((fitting >> next) & 1) === 1) return trainMove(seat, next);
  planTrain(trains, seat, WALKS, chance);
  return trainMove(seat, runs[seat * MOST_RUN + (runLeft[seat] as number) - 1] as number);
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

/** Writes the points that each seat loses: what it holds (29.9). */
export function writeTrainPoints({ seats, highest, blank, hands }: FastTrains, points: Int32Array): void {
  for (let seat = 0; seat < seats; seat++) {
    const base = seat << 4;
    let sum = 0;
    for (let number = 0; number <= highest; number++) {
      const mask = hands[base | number] as number;
      // Each of the two halves counts under its own number, and a double twice.
      sum += number * ((BITS[mask] as number) + ((mask >> number) & 1));
    }
    points[seat] = sum + ((hands[base] as number) & 1) * blank;
  }
}
