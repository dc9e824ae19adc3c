/** The paths of the two hands that sweep and stir: each on an arm that comes from the side of whoever stirs. */
import { carried } from '../../motion/spring.ts';
import type { SeenHand } from '../hands/stirring-hands.ts';
import type { TableSurface } from '../places/surface.ts';
import { seenFrom, spanFrom, type TableSide } from '../space/table-side.ts';
import { mix } from '../space/vectors.ts';
import type { Arms } from './arms-from.ts';
import type { Shuffle, StirringHand } from './physics/shuffle.ts';

export interface HandPaths {
  /** Shows the hands coming in over the rim, to both sides of the tiles; 0…1. */
  approach(progress: number): void;
  /** Shows them pushing all tiles to the middle, and lifting to the start of their stirring; 0…1. */
  sweep(progress: number, starts: readonly StirringHand[]): void;
  /**
   * Shows the hands as they stir. They withdraw when a finger takes over, or when the tiles come to rest. `elapsed`:
   * ms.
   */
  stir(shuffle: Pick<Shuffle, 'hands' | 'hasHands'>, elapsed: number): void;
  hide(): void;
}

export interface HandPathsOptions extends Arms {
  readonly surface: TableSurface;
  /** The middle of the heap, world units, and the side of a half-tile in it. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly scale: number;
  show(hands: readonly SeenHand[], palm: number, from: TableSide): void;
}

/** The length of a palm, in half-tile sides. */
const PALM = 2.1;
/** Places of the elbows: distance from the body, and from the middle of the board, in parts of it. */
const ELBOW = { beside: 0.3, back: 1.25 } as const;
/** Distance of a hidden hand's middle beyond the edge of the screen, in palms: its fingertips are out of sight. */
const BEYOND = 1.6;
/** Milliseconds in which hands come to stir, and withdraw. When they are gone the last tile lies still. */
const COMING = 420;
const LEAVING = 640;
/** Part of the approach at which the hands come: before it their arms would stand over tiles that have yet to turn. */
const COMES = 0.15;
/** Parts of the sweeping at which the hands press on the tiles, and have pushed all of them. */
const PRESSES = 0.12;
const PUSHED = 0.85;

export function createHandPaths({ surface, middle, scale, from, lean, show }: HandPathsOptions): HandPaths {
  const { board, camera, regions } = surface;
  const { across, along } = spanFrom(from, board.width, board.height);
  const palm = scale * surface.pixelsAt([middle.x, middle.y, 0]) * PALM;
  /** Distance of the hands, 0…1: they come in over the rim before they stir, unless they have swept. */
  let gone = 1;
  /** Returns a hand on the screen; `x`, `y` from the middle of the heap. The right hand is the first one. */
  const seen = ({ x, y, pressure }: StirringHand, index: number, away: number): SeenHand => {
    const side = index === 0 ? 1 : -1;
    const body = seenFrom(from, (side * ELBOW.beside + lean) * across, -ELBOW.back * along);
    const elbow = camera.project([middle.x + body.x, middle.y + body.y, 0]);
    const at = camera.project([middle.x + x, middle.y + y, 0]);
    const turn = Math.atan2(at.x - elbow.x, elbow.y - at.y);
    // Along its arm until it is out of sight: it slows down as it comes, and gathers speed as it goes.
    const back = wayOut(at, turn, BEYOND * palm) * away ** 2;
    return { x: at.x - Math.sin(turn) * back, y: at.y + Math.cos(turn) * back, pressure, turn };
  };
  /** Returns the way along an arm until its hand is that far beyond the edge of the screen. */
  const wayOut = ({ x, y }: { readonly x: number; readonly y: number }, turn: number, beyond: number) => {
    const room = [regions.height - y, x, y, regions.width - x][from] ?? 0;
    return (room + beyond) / Math.cos(turn - (from * Math.PI) / 2);
  };
  const pushedBy = (index: number, pushing: number) =>
    seenFrom(from, (index === 0 ? 1 : -1) * across * mix(0.48, 0.2, pushing), along * mix(0.02, -0.04, pushing));
  return {
    approach(progress) {
      const away = 1 - Math.max(0, progress - COMES) / (1 - COMES);
      const hands = [0, 1].map((index) => seen({ ...pushedBy(index, 0), pressure: 0 }, index, away));
      show(away < 1 ? hands : [], palm, from);
    },
    sweep(progress, starts) {
      gone = 0;
      const pushing = carried((progress - PRESSES) / (PUSHED - PRESSES));
      const lifting = carried((progress - PUSHED) / (1 - PUSHED));
      const hands = starts.map((start, index) => {
        const { x, y } = pushedBy(index, pushing);
        const pressure = Math.min(1, progress / PRESSES, 1 - lifting);
        return seen({ x: mix(x, start.x, lifting), y: mix(y, start.y, lifting), pressure }, index, 0);
      });
      show(hands, palm, from);
    },
    stir({ hands, hasHands }, elapsed) {
      gone = Math.max(0, Math.min(1, gone + (hasHands ? -elapsed / COMING : elapsed / LEAVING)));
      show(gone < 1 ? hands.map((hand, index) => seen(hand, index, gone)) : [], palm, from);
    },
    hide: () => show([], palm, from),
  };
}
