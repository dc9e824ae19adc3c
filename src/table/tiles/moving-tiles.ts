/** The tiles as they are on the screen now, and their ways to where they belong. */
import type { Clock } from '../../motion/clock.ts';
import { arc } from '../../motion/ease.ts';
import { sprung } from '../../motion/spring.ts';
import type { Position } from '../../rules/game.ts';
import type { BoardView } from '../places/board.ts';
import type { Placed, Placement } from '../places/place.ts';
import type { Meshes } from '../renderer/table-meshes.ts';
import { mix, type Pose, turnAbout, turned } from '../space/vectors.ts';
import { type Closeness, seenPose, seenView, WHOLE } from '../space/zoom.ts';
import { type Flight, onWay, timeOf } from './flight.ts';

export interface Bodies {
  /** As they are seen now; what lies on the cloth is seen as close as the cloth is. */
  readonly tiles: readonly Placed[];
  /** How the star is seen now. */
  readonly view: BoardView;
  /** How much moves: 0 at rest, 1 in the middle of a motion. */
  readonly stir: number;
  /** Tiles that are on their way to a hand or to the board and have not come there: what is counted there counts without them. */
  readonly coming: ReadonlySet<Position>;
  /** Tiles that are to leave the heap or the boneyard and still lie there: what is counted there counts with them. */
  readonly waiting: ReadonlySet<Position>;
  /** Puts everything there at once; whatever was under way ends. */
  set(placement: Placement): void;
  /** Moves everything that is not yet where it belongs. Resolves when all is there or something else took it over. */
  glide(
    placement: Placement,
    ms: number,
    options?: { readonly flights?: ReadonlyMap<Position, Flight>; readonly signal?: AbortSignal },
  ): Promise<void>;
  /** Puts single tiles somewhere on the screen, as the shuffle does. */
  put(at: Position, placed: Placed): void;
  /** Writes everything as it is seen now to meshes that know nothing yet. */
  redraw(): void;
  /** The cloth is looked at from closer or farther away than before. */
  look(near: Closeness): void;
  /** The tiles that are not where that placement has them. */
  astray(placement: Placement): readonly Position[];
}

interface Way {
  readonly at: Position;
  readonly from: Placed;
  readonly to: Placed;
  readonly flight: Flight;
  /** Where the way begins: on the cloth, or somewhere on the screen. */
  readonly lay: boolean;
  /** How far the opening above the cloth had closed around the tile. */
  readonly cut: number;
  /** How far the tile was when it was last moved. */
  t: number;
}

const RESTING: Flight = {};
const HALF_TURN = turnAbout('z', Math.PI);

const isLying = ({ where }: Placed) => where === 'laid';

const isHeld = ({ where }: Placed) => where === 'own' || where === 'hand';
/** Whether a tile that goes there comes from elsewhere, to stay. */
const comes = (from: Placed, to: Placed) => (isHeld(to) && !isHeld(from)) || (isLying(to) && !isLying(from));

/** `changed` is called whenever something has to be painted anew, `arrived` when tiles of `coming` or `waiting` have come or gone. */
export function createBodies(clock: Clock, meshes: () => Meshes, changed: () => void, arrived: () => void): Bodies {
  let tiles: Placed[] = [];
  /** Where tiles lie that move with the cloth, as they lie when the table is seen whole. */
  let lying: (Placed | null)[] = [];
  /** How far (0…1) the opening above the cloth has closed around each tile: beyond it tiles that lie are not seen. */
  let cuts: number[] = [];
  let view: BoardView = { x: 0, y: 0, scale: 1 };
  let near = WHOLE;
  let stir = 0;
  /** Which motion each tile follows; a later one takes it over. */
  let owners: number[] = [];
  let motions = 0;
  const coming = new Set<Position>();
  const waiting = new Set<Position>();

  const write = (at: Position, seen: Placed, cut: number) => {
    tiles[at] = seen;
    cuts[at] = cut;
    meshes().tile(at, seen, seen, cut);
  };
  /** Anywhere on the screen, above the cloth. */
  const float = (at: Position, placed: Placed, cut = 0) => {
    lying[at] = null;
    write(at, placed, cut);
  };
  const lie = (at: Position, placed: Placed) => {
    lying[at] = placed;
    write(at, seenPose(near, placed), 1);
  };
  const rest = (at: Position, placed: Placed) => (isLying(placed) ? lie(at, placed) : float(at, placed));
  /** Between cloth and screen a tile goes as it is seen: the cloth may be looked at otherwise meanwhile. */
  const seen = (placed: Placed, lies: boolean) => (lies ? seenPose(near, placed) : placed);
  const move = (way: Way, progress: number) => {
    const { at, from, to, flight, lay, cut } = way;
    const lies = isLying(to);
    const t = timeOf(flight, progress);
    if (t > 0) waiting.delete(at);
    if (t >= (flight.hits ?? 1)) coming.delete(at);
    // Most tiles wait for their time, or have come: they lie as they lay.
    if (t === way.t) return;
    way.t = t;
    if (t >= 1) rest(at, to);
    else if (lay && lies) lie(at, onWay(from, to, flight, t));
    else float(at, onWay(seen(from, lay), seen(to, lies), flight, t), mix(cut, lies ? 1 : 0, t));
  };
  const setView = (next: BoardView) => {
    view = next;
    meshes().cloth.star(next.x, next.y, next.scale);
    meshes().cloth.look(near);
  };
  return {
    get tiles() {
      return tiles;
    },
    get view() {
      return seenView(near, view);
    },
    get stir() {
      return stir;
    },
    coming,
    waiting,
    set(placement) {
      motions++;
      stir = 0;
      coming.clear();
      waiting.clear();
      tiles = [];
      lying = [];
      cuts = [];
      owners = placement.tiles.map(() => motions);
      for (const [at, placed] of placement.tiles.entries()) rest(at, placed);
      setView(placement.view);
      changed();
    },
    put(at, placed) {
      owners[at] = -1;
      float(at, placed);
      changed();
    },
    glide(placement, ms, { flights, signal } = {}) {
      const motion = ++motions;
      const ways: Way[] = [];
      for (const [at, to] of placement.tiles.entries()) {
        const lay = lying[at];
        const from = lay ?? tiles[at];
        owners[at] = motion;
        coming.delete(at);
        waiting.delete(at);
        const flight = flights?.get(at) ?? RESTING;
        if (!from || (!flight.knock && isLying(to) === Boolean(lay) && same(from, to))) rest(at, to);
        else {
          if (comes(from, to)) {
            coming.add(at);
            if (from.where === 'boneyard') waiting.add(at);
          }
          ways.push({ at, from: readyFor(from, to), to, flight, lay: Boolean(lay), cut: cuts[at] ?? 0, t: 0 });
        }
      }
      const start = view;
      const end = placement.view;
      return clock.tween(
        ms,
        (progress) => {
          const before = coming.size + waiting.size;
          for (const way of ways) if (owners[way.at] === motion) move(way, progress);
          if (coming.size + waiting.size < before) arrived();
          if (motion === motions) {
            stir = arc(progress) ** 2;
            // As the tiles on it go, so that none slides over the inlay.
            const t = sprung(progress);
            const way = () => ({
              x: mix(start.x, end.x, t),
              y: mix(start.y, end.y, t),
              scale: mix(start.scale, end.scale, t),
            });
            setView(t < 1 ? way() : end);
          }
          changed();
        },
        signal,
      );
    },
    redraw() {
      for (const [at, seen] of tiles.entries()) write(at, seen, cuts[at] ?? 0);
      setView(view);
    },
    astray: (placement) =>
      [...placement.tiles.keys()].filter((at) => {
        const [is, to] = [lying[at] ?? tiles[at], placement.tiles[at]];
        return !is || !to || isLying(to) !== Boolean(lying[at]) || !same(is, to);
      }),
    look(next) {
      near = next;
      meshes().cloth.look(near);
      for (const [at, placed] of lying.entries()) if (placed) lie(at, placed);
      changed();
    },
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
