/** Brings the tiles to where they belong: at once, or on a short way. */
import type { Situation } from '../../match/ports.ts';
import type { Clock } from '../../motion/clock.ts';
import type { Placement } from '../places/place.ts';
import type { Sight } from '../sight.ts';
import type { Bodies } from './moving-tiles.ts';

export interface ArrangingOptions {
  readonly sight: Sight;
  readonly bodies: Bodies;
  readonly clock: Pick<Clock, 'paused'>;
  /** The same with what a finger holds where it is held. */
  dressed(placement: Placement): Placement;
  /** Whether the tiles are being shuffled, and belong nowhere. */
  isStirred(): boolean;
  /** What is read beside the tiles is told as they set out. */
  write(): void;
}

export interface Arranging {
  /** Where everything belongs in `situation`, with what a finger holds. */
  arranged(situation: Situation): Placement;
  /** Puts everything where it belongs now, at once. */
  rest(): void;
  /** Moves everything to where it belongs now, in so many milliseconds at every pace; at once while the clock stands. */
  follow(ms?: number): void;
}

/** How long a tile of the hand takes to come up or go back, milliseconds. */
const PICKING = 130;

export function createArranging({ sight, bodies, clock, dressed, isStirred, write }: ArrangingOptions): Arranging {
  const arranged = (situation: Situation) => dressed(sight.arrange(situation));
  const rest = () => {
    if (isStirred()) return;
    bodies.set(sight.now ? arranged(sight.now) : { tiles: [], view: sight.emptyView() });
    write();
  };
  return {
    arranged,
    rest,
    follow(ms = PICKING) {
      if (!sight.now || isStirred()) return;
      if (clock.paused) return rest();
      write();
      void bodies.glide(arranged(sight.now), ms);
    },
  };
}
