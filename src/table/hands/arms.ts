/** Where the two hands are seen that sweep and stir: each on an arm that comes from the player's side. */
import { carried } from '../../motion/spring.ts';
import type { Surface } from '../places/surface.ts';
import type { Shuffle, StirringHand } from '../shuffle/shuffle.ts';
import { mix } from '../space.ts';
import type { SeenHand } from './hands.ts';

export interface Arms {
  /** The hands come in from both sides and push all to the middle, then lift to where they begin to stir; 0…1. */
  sweep(progress: number, starts: readonly StirringHand[]): void;
  /** The hands as they stir; they withdraw when the tiles are left to a finger or to themselves. `elapsed`: ms. */
  stir(shuffle: Pick<Shuffle, 'hands' | 'hasHands'>, elapsed: number): void;
  hide(): void;
}

export interface ArmsOptions {
  readonly surface: Surface;
  /** The middle of the heap, world units, and the side of a half-tile in it. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly scale: number;
  show(hands: readonly SeenHand[], palm: number): void;
}

/** The length of a palm, in half-tile sides. */
const PALM = 2.1;
/** Where the elbows are: how far from the middle, and below the board, in parts of it. */
const ELBOW = { beside: 0.3, below: 0.75 } as const;
/** Milliseconds in which hands withdraw. */
const LEAVING = 380;
/** When the hands reach the rim of the cloth, and when they have pushed all of it; parts of the sweeping. */
const REACHES = 0.2;
const PUSHED = 0.85;

export function createArms({ surface, middle, scale, show }: ArmsOptions): Arms {
  const { board, camera } = surface;
  const palm = scale * surface.pixelsAt([middle.x, middle.y, 0]) * PALM;
  /** How far the hands are away: they come in from nowhere unless they have swept. */
  let gone = 1;
  /** `x`, `y` from the middle of the heap; the right hand is the first one. */
  const seen = ({ x, y, pressure }: StirringHand, index: number, away: number): SeenHand => {
    const side = index === 0 ? 1 : -1;
    const elbow = camera.project([
      middle.x + side * ELBOW.beside * board.width,
      board.y - ELBOW.below * board.height,
      0,
    ]);
    const at = camera.project([middle.x + x, middle.y + y, 0]);
    const turn = Math.atan2(at.x - elbow.x, elbow.y - at.y);
    const back = carried(away) * 0.8;
    return { x: mix(at.x, elbow.x, back), y: mix(at.y, elbow.y, back), pressure, turn, away };
  };
  return {
    sweep(progress, starts) {
      gone = 0;
      const coming = Math.min(1, progress / REACHES);
      const pushing = carried((progress - REACHES) / (PUSHED - REACHES));
      const lifting = carried((progress - PUSHED) / (1 - PUSHED));
      const hands = starts.map((start, index) => {
        const side = index === 0 ? 1 : -1;
        const x = side * board.width * mix(0.48, 0.2, pushing);
        const y = board.height * mix(0.02, -0.04, pushing);
        const pressure = Math.min(coming, 1 - lifting);
        return seen({ x: mix(x, start.x, lifting), y: mix(y, start.y, lifting), pressure }, index, 1 - coming);
      });
      show(hands, palm);
    },
    stir({ hands, hasHands }, elapsed) {
      gone = Math.max(0, Math.min(1, gone + (hasHands ? -elapsed : elapsed) / LEAVING));
      show(gone < 1 ? hands.map((hand, index) => seen(hand, index, gone)) : [], palm);
    },
    hide: () => show([], palm),
  };
}
