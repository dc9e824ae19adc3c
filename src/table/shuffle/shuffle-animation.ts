/** The shuffle on the cloth: bodies of the physics, drawn as the tiles that they stand for. */
import type { Clock } from '../../motion/clock.ts';
import type { SeenHand } from '../hands/stirring-hands.ts';
import type { BoardView } from '../places/board-view.ts';
import { PLAIN } from '../places/look.ts';
import type { Placed } from '../places/placement.ts';
import type { TableSurface } from '../places/surface.ts';
import { AWAY, type TableSide } from '../space/table-side.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../space/tile-size.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import { armsFrom } from './arms-from.ts';
import { createHandPaths, type HandPaths } from './hand-paths.ts';
import type { MakeShuffle, Shuffle, ShuffleOptions } from './physics/shuffle.ts';
import { faceDown, pushes, turnings } from './sweep.ts';

export interface ShuffleAnimation {
  /** Resolves when the tiles lie still, or when the shuffle is aborted. */
  readonly done: Promise<void>;
  /** Moves a finger at a CSS pixel, at a time in milliseconds; call it for every move of the finger. */
  stir(x: number, y: number, time: number): void;
  /** Lifts the finger. */
  lift(): void;
}

/** Impacts for sound: the place, −1 at the board's left rim … 1 at its right, and the force as in the physics. */
export type Impacts = readonly { readonly x: number; readonly impulse: number }[];

/** The parts of the table for a shuffle. */
export interface ShuffleTable {
  readonly tiles: MovingTiles;
  readonly clock: Clock;
  /** Ways to get a shuffle, the best first. */
  readonly sources: readonly MakeShuffle[];
  /** Shows hands in CSS pixels, with the length of a palm and the side they come from; an empty list hides them. */
  showHands(hands: readonly SeenHand[], palm: number, from: TableSide): void;
  hear(clatter: Impacts): void;
}

/** The visible part of a shuffle: all of it, little of it, or only the sweeping together. */
export type ShuffleLength = 'whole' | 'short' | 'swept';

/** The options of one shuffle. */
export interface ShuffleRun {
  readonly length: ShuffleLength;
  readonly count: number;
  readonly seed: number;
  readonly surface: TableSurface;
  /** The place of whoever stirs, counted clockwise from the lower side of the screen. */
  readonly stirs: number;
  /** The view of the empty star on the cloth. */
  readonly view: BoardView;
  /** Factor of time: 1 is normal, 2 half as fast. */
  readonly factor: number;
  /** Ends the shuffle and its worker. */
  readonly signal: AbortSignal;
}

/** The part of the board that the tiles cover. */
const COVER = 0.5;
/** Distance of the tiles from the rail, in half-tile sides of the heap. */
const AIR = 0.3;
/** Milliseconds at normal speed in which the tiles turn over, and in which they are swept together. */
const USUAL = { turning: 420, sweeping: 800 } as const;
const SWEEP = { whole: USUAL, short: USUAL, swept: { turning: 280, sweeping: 500 } } as const;
/** Seconds that hands stir. */
const STIRRING = { whole: 1.1, short: 0.7, swept: 0 } as const;
/** Milliseconds of clock time that one way to get a shuffle may take. */
const PATIENCE = 4000;

/** Starts a shuffle. `null` if no way gives one, or if there is no room for it: the match then goes on without. */
export async function startShuffle(table: ShuffleTable, run: ShuffleRun): Promise<ShuffleAnimation | null> {
  const { surface, count } = run;
  const { board } = surface;
  const arms = armsFrom(surface.regions, run.stirs);
  const scale = Math.min(surface.largest, Math.sqrt((board.width * board.height * COVER) / (count * 2)));
  const shuffle = await firstOf(table, run, {
    count,
    halfWidth: board.width / 2 - AIR * scale,
    halfHeight: board.height / 2 - AIR * scale,
    seed: run.seed,
    stirring: STIRRING[run.length],
    away: AWAY[arms.from],
    tile: { w: HALF_WIDTH * 2 * scale, h: HALF_LENGTH * 2 * scale },
  });
  if (!shuffle) return null;
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const hands = createHandPaths({ surface, middle, scale, ...arms, show: table.showHands });
  const heap = new Heap(shuffle, middle, scale, count);
  await sweepTogether(table, run, hands, heap, arms.from);
  if (run.length === 'swept') hands.hide();
  const done = run.length === 'swept' ? Promise.resolve() : follow(table, run, hands, heap);
  return { done, ...fingerOn(shuffle, surface, middle) };
}

/** Returns the first shuffle that comes; `null` if none does, or after an abort. */
async function firstOf(
  { sources, clock }: ShuffleTable,
  { signal }: ShuffleRun,
  wanted: ShuffleOptions,
): Promise<Shuffle | null> {
  for (const make of sources) {
    const created = make(wanted, signal).catch(() => null);
    const shuffle = await Promise.race([created, clock.wait(PATIENCE, signal).then(() => null)]);
    if (shuffle || signal.aborted) return shuffle;
  }
  return null;
}

/** Turns the tiles on the table face down, and pushes them to the start of the shuffle. */
async function sweepTogether(
  { tiles, clock }: ShuffleTable,
  { view, factor, length, signal }: ShuffleRun,
  hands: HandPaths,
  heap: Heap,
  from: TableSide,
): Promise<void> {
  const turning = SWEEP[length].turning * factor;
  const sweeping = SWEEP[length].sweeping * factor;
  if (tiles.tiles.length !== heap.tiles.length) return tiles.set({ tiles: heap.tiles, view });
  const turned = tiles.tiles.map(faceDown);
  // Hands come in over the rim while the tiles there are still turning over.
  clock.tween(turning, hands.approach, signal).catch(reportError);
  await tiles.glide({ tiles: turned, view }, turning, { flights: turnings(turned), signal });
  clock.tween(sweeping, (progress) => hands.sweep(progress, heap.shuffle.hands), signal).catch(reportError);
  await tiles.glide({ tiles: heap.tiles, view }, sweeping, { flights: pushes(turned, heap.middle, from), signal });
}

/** Shows the shuffle frame by frame until the tiles lie still, or until it is aborted. */
function follow(
  { tiles, clock, hear }: ShuffleTable,
  { surface, factor, signal }: ShuffleRun,
  hands: HandPaths,
  heap: Heap,
): Promise<void> {
  const { shuffle } = heap;
  return new Promise<void>((resolve) => {
    const end = () => {
      hands.hide();
      resolve();
    };
    clock.onFrame((elapsed) => {
      if (signal.aborted) return false;
      const ms = elapsed / Math.max(0.01, factor);
      shuffle.step(ms);
      heap.follow();
      for (const [k, tile] of heap.tiles.entries()) tiles.put(k, tile);
      hands.stir(shuffle, ms);
      hear(shuffle.clatter.map(({ x, impulse }) => ({ x: x / (surface.board.width / 2), impulse })));
      if (shuffle.done) end();
      return !shuffle.done;
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function fingerOn(shuffle: Shuffle, { camera }: TableSurface, middle: Middle): Pick<ShuffleAnimation, 'stir' | 'lift'> {
  let last: { x: number; y: number; time: number } | null = null;
  return {
    stir(px, py, time) {
      const [x, y] = camera.ground(px, py);
      const seconds = last ? (time - last.time) / 1000 : 0;
      const isMoving = last && seconds > 0 && seconds < 0.2;
      const [vx, vy] = isMoving && last ? [(x - last.x) / seconds, (y - last.y) / seconds] : [0, 0];
      shuffle.stir(x - middle.x, y - middle.y, vx, vy);
      last = { x, y, time };
    },
    lift() {
      last = null;
      shuffle.lift();
    },
  };
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** A tile in the heap. The same object is written again in every frame. */
interface HeapTile extends Placed {
  readonly at: [number, number, number];
  readonly turn: [number, number, number, number];
}

/** The tiles in the places of the physics' bodies. */
class Heap {
  readonly shuffle: Shuffle;
  readonly middle: Middle;
  readonly tiles: readonly HeapTile[];

  constructor(shuffle: Shuffle, middle: Middle, scale: number, count: number) {
    this.shuffle = shuffle;
    this.middle = middle;
    this.tiles = Array.from({ length: count }, () => ({
      at: [0, 0, HALF_THICK * scale],
      turn: [0, 1, 0, 0],
      scale,
      ...PLAIN,
      where: 'boneyard',
    }));
    this.follow();
  }

  /** Moves every tile to its body; its half turn is about an axis that lies in the cloth. */
  follow(): void {
    const { bodies } = this.shuffle;
    for (const [k, { at, turn }] of this.tiles.entries()) {
      const half = (bodies[3 * k + 2] ?? 0) / 2;
      at[0] = this.middle.x + (bodies[3 * k] ?? 0);
      at[1] = this.middle.y + (bodies[3 * k + 1] ?? 0);
      turn[0] = -Math.sin(half);
      turn[1] = Math.cos(half);
    }
  }
}
