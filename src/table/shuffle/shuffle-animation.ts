/** The shuffle on the cloth: what the physics moves, drawn as the tiles it stands for. */
import type { Clock } from '../../motion/clock.ts';
import type { SeenHand } from '../hands/stirring-hands.ts';
import type { BoardView } from '../places/board.ts';
import { PLAIN, type Placed } from '../places/place.ts';
import type { Surface } from '../places/surface.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../renderer/tiles/tile-box.ts';
import type { Bodies } from '../tiles/moving-tiles.ts';
import { createArms } from './hand-paths.ts';
import type { MakeShuffle, Shuffle, ShuffleOptions } from './physics/shuffle.ts';
import { faceDown, pushes, turnings } from './sweep.ts';

export interface Shuffling {
  readonly done: Promise<void>;
  /** A finger at a CSS pixel, and when, milliseconds; say it for every move of it. */
  stir(x: number, y: number, time: number): void;
  /** The finger is gone. */
  lift(): void;
}

/** The part of the board that the tiles cover. */
const COVER = 0.5;
/** How far the tiles keep off the rail, beside a tile as it lies at its full size; world units. */
const AIR = 0.3;
/** Milliseconds at normal speed. */
const TURNING = 420;
const SWEEPING = 800;

export interface ShufflingOptions {
  readonly count: number;
  readonly seed: number;
  readonly surface: Surface;
  readonly bodies: Bodies;
  /** How the empty star lies on the cloth. */
  readonly view: BoardView;
  readonly clock: Clock;
  /** How many times as slow as normal. */
  readonly factor: number;
  /** Ends the shuffle and what it runs on. */
  readonly signal: AbortSignal;
  /** The ways to have a shuffle, the best first. */
  readonly shuffles: readonly MakeShuffle[];
  /** Where the hands are, in CSS pixels, and how long a palm is; an empty list when they are gone. */
  hands(hands: readonly SeenHand[], palm: number): void;
  /** What met: −1 at the left rim of the board … 1 at the right, and how hard, as the physics measures it. */
  clatter(impacts: readonly { readonly x: number; readonly impulse: number }[]): void;
}

/** How long one way to have a shuffle may take, milliseconds of clock time. */
const PATIENCE = 4000;

/** The first shuffle that comes; `null` where none does, or nobody waits for it any more. */
async function begun(
  { shuffles, clock, signal }: Pick<ShufflingOptions, 'shuffles' | 'clock' | 'signal'>,
  wanted: ShuffleOptions,
): Promise<Shuffle | null> {
  for (const make of shuffles) {
    const created = make(wanted, signal).catch(() => null);
    const shuffle = await Promise.race([created, clock.wait(PATIENCE, signal).then(() => null)]);
    if (shuffle || signal.aborted) return shuffle;
  }
  return null;
}

/** `null` where no shuffle comes, or there is no room for one: a match goes on without a shuffle to look at. */
export async function startShuffling(options: ShufflingOptions): Promise<Shuffling | null> {
  const { count, surface, bodies, clock, signal } = options;
  const { board } = surface;
  const scale = Math.min(surface.largest, Math.sqrt((board.width * board.height * COVER) / (count * 2)));
  const shuffle = await begun(options, {
    count,
    halfWidth: board.width / 2 - AIR * scale,
    halfHeight: board.height / 2 - AIR * scale,
    seed: options.seed,
    tile: { w: HALF_WIDTH * 2 * scale, h: HALF_LENGTH * 2 * scale },
  });
  if (!shuffle) return null;
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const arms = createArms({ surface, middle, scale, show: options.hands });
  const heap = Array.from({ length: count }, () => faceDownAt(scale));
  /** The tiles are told anew where they lie, and not made anew for every frame. */
  const follow = () => {
    for (const [k, tile] of heap.entries()) lay(tile, shuffle.bodies, k, middle);
  };
  follow();
  const { view, factor } = options;
  if (bodies.tiles.length === count) {
    const turned = bodies.tiles.map(faceDown);
    // Hands come in over the rim while what lies there still turns its back.
    void clock.tween(TURNING * factor, arms.approach, signal);
    await bodies.glide({ tiles: turned, view }, TURNING * factor, { flights: turnings(turned), signal });
    const ms = SWEEPING * factor;
    void clock.tween(ms, (progress) => arms.sweep(progress, shuffle.hands), signal);
    await bodies.glide({ tiles: heap, view }, ms, { flights: pushes(turned, middle.x), signal });
  } else bodies.set({ tiles: heap, view });
  const done = new Promise<void>((resolve) => {
    const end = () => {
      arms.hide();
      resolve();
    };
    clock.onFrame((elapsed) => {
      if (signal.aborted) return false;
      shuffle.step(elapsed / Math.max(0.01, factor));
      follow();
      for (const [k, tile] of heap.entries()) bodies.put(k, tile);
      arms.stir(shuffle, elapsed / Math.max(0.01, factor));
      options.clatter(shuffle.clatter.map(({ x, impulse }) => ({ x: x / (board.width / 2), impulse })));
      if (shuffle.done) end();
      return !shuffle.done;
    });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  let last: { x: number; y: number; time: number } | null = null;
  return {
    done,
    stir(px, py, time) {
      const [x, y] = surface.camera.ground(px, py);
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

/** A tile that lies in the heap. */
interface Lying extends Placed {
  readonly at: [number, number, number];
  readonly turn: [number, number, number, number];
}

const faceDownAt = (scale: number): Lying => ({
  at: [0, 0, HALF_THICK * scale],
  turn: [0, 1, 0, 0],
  scale,
  ...PLAIN,
  where: 'boneyard',
});

/** Lays a tile as the physics has body `k`: its half turn is about an axis that lies in the cloth. */
function lay({ at, turn }: Lying, bodies: Float32Array, k: number, middle: { x: number; y: number }): void {
  const half = (bodies[3 * k + 2] ?? 0) / 2;
  at[0] = middle.x + (bodies[3 * k] ?? 0);
  at[1] = middle.y + (bodies[3 * k + 1] ?? 0);
  turn[0] = -Math.sin(half);
  turn[1] = Math.cos(half);
}
