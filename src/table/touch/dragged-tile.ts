/** Moves the one tile that a finger carries: smoothly to where the finger wants it, then with the finger. */
import type { Clock } from '../../motion/clock.ts';
import { sprung } from '../../motion/spring.ts';
import type { Position } from '../../rules/game.ts';
import type { Placed } from '../places/place.ts';
import { between, mix } from '../space/vectors.ts';
import type { Bodies } from '../tiles/moving-tiles.ts';

export interface Carrier {
  /** What is in the air, and where; `null`: nothing. */
  readonly now: { readonly at: Position; readonly placed: Placed } | null;
  /** Puts a tile where it is wanted; `why` names what it is there for: when that changes it comes from where it was. */
  carry(at: Position, wanted: Placed, why: string): void;
  /** Leaves the tile where it is, to whoever moves it next. */
  leave(): void;
}

/** How long a tile takes to come to the finger, or from the finger to a place; milliseconds. */
const COMING = 90;

export function createCarrier(clock: Clock, bodies: Bodies, reducedMotion: () => boolean): Carrier {
  let now: { at: Position; from: Placed; wanted: Placed; why: string; gone: number } | null = null;

  const placed = ({ from, wanted, gone }: NonNullable<typeof now>): Placed => {
    if (gone >= COMING) return wanted;
    const t = sprung(gone / COMING);
    return { ...wanted, ...between(from, wanted, t), glow: mix(from.glow, wanted.glow, t) };
  };
  return {
    get now() {
      return now && { at: now.at, placed: placed(now) };
    },
    carry(at, wanted, why) {
      const tile = bodies.tiles[at];
      if (now?.at === at && now.why === why) now.wanted = wanted;
      else if (tile) {
        const mine = { at, from: tile, wanted, why, gone: reducedMotion() ? COMING : 0 };
        now = mine;
        if (mine.gone === 0) {
          clock.onFrame((elapsed) => {
            if (now !== mine) return false;
            mine.gone += elapsed;
            bodies.put(at, placed(mine));
            return mine.gone < COMING;
          });
        }
      }
      if (now) bodies.put(at, placed(now));
    },
    leave() {
      now = null;
    },
  };
}
