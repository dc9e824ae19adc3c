/** The shuffle on the cloth: what the physics moves, drawn as the tiles it stands for. */
import type { Clock } from '../../motion/clock.ts';
import type { Bodies } from '../bodies.ts';
import { createArms } from '../hands/arms.ts';
import type { SeenHand } from '../hands/hands.ts';
import type { BoardView } from '../places/board.ts';
import type { Placed } from '../places/place.ts';
import type { Surface } from '../places/surface.ts';
import { turnAbout, turned } from '../space.ts';
import type { Look } from '../stage/meshes.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../tiles/box.ts';
import { createShuffle, type Shuffle } from './shuffle.ts';
import { FACE_DOWN, faceDown, pushes, turnings } from './sweep.ts';

export interface Shuffling {
  readonly done: Promise<void>;
  /** A finger at a CSS pixel, and when, milliseconds; say it for every move of it. */
  stir(x: number, y: number, time: number): void;
  /** The finger is gone. */
  lift(): void;
}

const PLAIN: Look = { above: 0, below: 0, glow: 0, dim: 0, marked: 0, focused: 0 };
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
  readonly signal: AbortSignal;
  /** Where the hands are, in CSS pixels, and how long a palm is; an empty list when they are gone. */
  hands(hands: readonly SeenHand[], palm: number): void;
  /** What met: −1 at the left rim of the board … 1 at the right, and how hard, as the physics measures it. */
  clatter(impacts: readonly { readonly x: number; readonly impulse: number }[]): void;
}

/** How long the physics may take to come, milliseconds of clock time. */
const PATIENCE = 5000;

/** `null` where the physics does not come, or has no room: a match goes on without a shuffle to look at. */
export async function startShuffling(options: ShufflingOptions): Promise<Shuffling | null> {
  const { count, surface, bodies, clock, signal } = options;
  const { board } = surface;
  const scale = Math.min(surface.largest, Math.sqrt((board.width * board.height * COVER) / (count * 2)));
  const created = createShuffle({
    count,
    halfWidth: board.width / 2 - AIR * scale,
    halfHeight: board.height / 2 - AIR * scale,
    seed: options.seed,
    tile: { w: HALF_WIDTH * 2 * scale, h: HALF_LENGTH * 2 * scale },
  }).catch(() => null);
  const shuffle = await Promise.race([created, clock.wait(PATIENCE, signal).then(() => null)]);
  if (!shuffle) return null;
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const arms = createArms({ surface, middle, scale, show: options.hands });
  const draw = () => {
    for (let k = 0; k < count; k++) bodies.put(k, lying(k, shuffle, middle, scale));
  };
  const heap = Array.from({ length: count }, (_, k) => lying(k, shuffle, middle, scale));
  const { view, factor } = options;
  if (bodies.tiles.length === count) {
    const turned = bodies.tiles.map(faceDown);
    if (bodies.tiles.some(({ above, below }) => above || below)) {
      await bodies.glide({ tiles: turned, view }, TURNING * factor, { flights: turnings(turned), signal });
    }
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
      draw();
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

function lying(k: number, shuffle: Shuffle, middle: { x: number; y: number }, scale: number): Placed {
  const { bodies } = shuffle;
  const [x, y, angle] = [bodies[3 * k] ?? 0, bodies[3 * k + 1] ?? 0, bodies[3 * k + 2] ?? 0];
  return {
    at: [middle.x + x, middle.y + y, HALF_THICK * scale],
    turn: turned(turnAbout('z', angle), FACE_DOWN),
    scale,
    ...PLAIN,
    where: 'boneyard',
  };
}
