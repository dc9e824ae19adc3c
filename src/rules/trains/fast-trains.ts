/**
 * A deal of Mexican Train on numbers, for fast playouts. A tile is its lower half times sixteen plus its higher one.
 * Allocates nothing but in `newFastTrains`.
 */
import { type MaskedHands, MOST_TILES, playFromHand } from '../masked-hands.ts';

/** No double must be covered. */
export const NONE = 255;
/** The most tiles of a run that a seat plans. */
export const MOST_RUN = 24;

export interface FastTrains extends MaskedHands {
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
  const { seat, ends } = trains;
  const [arm, outer] = [move >> 4, move & 15];
  const left = playFromHand(trains, seat, ends[arm] as number, outer);
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
