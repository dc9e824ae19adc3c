/** The tiles as they are on the screen now, and their ways to where they belong. */
import type { Clock } from '../motion/clock.ts';
import { arc, easeInOut, easeOut } from '../motion/ease.ts';
import type { Position } from '../rules/game.ts';
import type { Meshes } from './meshes.ts';
import type { BoardView } from './places/board.ts';
import type { Placed, Placement } from './places/place.ts';
import { between, mix, type Pose, turnAbout, turned } from './space.ts';

/** How one tile goes: when in the whole motion (0…1), and how high it is carried, world units. */
export interface Flight {
  readonly from?: number;
  readonly to?: number;
  readonly lift?: number;
}

export interface Bodies {
  readonly tiles: readonly Placed[];
  readonly view: BoardView;
  /** Puts everything there at once; whatever was under way ends. */
  set(placement: Placement): void;
  /** Moves everything that is not yet where it belongs. Resolves when all is there or something else took it over. */
  glide(
    placement: Placement,
    ms: number,
    options?: { readonly flights?: ReadonlyMap<Position, Flight>; readonly signal?: AbortSignal },
  ): Promise<void>;
  /** Puts single tiles somewhere, as the shuffle does. */
  put(at: Position, placed: Placed): void;
}

interface Way {
  readonly at: Position;
  readonly from: Placed;
  readonly to: Placed;
  readonly flight: Flight;
}

const HALF_TURN = turnAbout('z', Math.PI);

/** `changed` is called whenever something has to be painted anew. */
export function createBodies(clock: Clock, meshes: () => Meshes, changed: () => void): Bodies {
  let tiles: Placed[] = [];
  let view: BoardView = { x: 0, y: 0, scale: 1 };
  /** Which motion each tile follows; a later one takes it over. */
  let owners: number[] = [];
  let motions = 0;

  const write = (at: Position, placed: Placed) => {
    tiles[at] = placed;
    meshes().tile(at, placed, placed);
  };
  const setView = (next: BoardView) => {
    view = next;
    meshes().cloth.star(next.x, next.y, next.scale);
  };
  return {
    get tiles() {
      return tiles;
    },
    get view() {
      return view;
    },
    set(placement) {
      motions++;
      tiles = [];
      owners = placement.tiles.map(() => motions);
      for (const [at, placed] of placement.tiles.entries()) write(at, placed);
      setView(placement.view);
      changed();
    },
    put(at, placed) {
      owners[at] = -1;
      write(at, placed);
      changed();
    },
    glide(placement, ms, { flights, signal } = {}) {
      const motion = ++motions;
      const ways: Way[] = [];
      for (const [at, to] of placement.tiles.entries()) {
        const from = tiles[at];
        if (!from || same(from, to)) {
          owners[at] = motion;
          write(at, to);
          continue;
        }
        owners[at] = motion;
        ways.push({ at, from: readyFor(from, to), to, flight: flights?.get(at) ?? {} });
      }
      const start = view;
      const end = placement.view;
      return clock.tween(
        ms,
        (progress) => {
          for (const way of ways) if (owners[way.at] === motion) write(way.at, onWay(way, progress));
          if (motion === motions) {
            const t = easeInOut(progress);
            setView({ x: mix(start.x, end.x, t), y: mix(start.y, end.y, t), scale: mix(start.scale, end.scale, t) });
          }
          changed();
        },
        signal,
      );
    },
  };
}

function onWay({ from, to, flight }: Way, progress: number): Placed {
  if (progress >= 1) return to;
  const start = flight.from ?? 0;
  const t = Math.max(0, Math.min(1, (progress - start) / ((flight.to ?? 1) - start)));
  if (t >= 1) return to;
  const eased = flight.lift === undefined ? easeOut(t) : easeInOut(t);
  const pose = between(from, to, eased);
  const lifted = pose.at[2] + (flight.lift ?? 0) * arc(Math.min(1, t * 1.02)) ** 0.8;
  const look = t > 0 ? to : from;
  // A tile that turns its back keeps its face until it is turned.
  const face = look.above || look.below ? look : from;
  return {
    ...look,
    ...pose,
    above: face.above,
    below: face.below,
    at: [pose.at[0], pose.at[1], lifted],
    glow: mix(from.glow, to.glow, t),
    dim: mix(from.dim, to.dim, t),
    marked: mix(from.marked, to.marked, t),
  };
}

/** The same sight, told so that the halves already lie as they will: a tile turns around rather than swaps its halves. */
function readyFor(from: Placed, to: Placed): Placed {
  if (from.above === to.above && from.below === to.below) return from;
  if (from.above === to.below && from.below === to.above) {
    return { ...from, turn: turned(from.turn, HALF_TURN), above: to.above, below: to.below };
  }
  return from;
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-5;
const sameTurn = (a: Pose, b: Pose) => a.turn.every((value, i) => near(value, b.turn[i] ?? 0));

function same(a: Placed, b: Placed): boolean {
  return (
    a.at.every((value, i) => near(value, b.at[i] ?? 0)) &&
    sameTurn(a, b) &&
    near(a.scale, b.scale) &&
    a.above === b.above &&
    a.below === b.below &&
    near(a.glow, b.glow) &&
    near(a.dim, b.dim) &&
    near(a.marked, b.marked) &&
    near(a.focused, b.focused)
  );
}
