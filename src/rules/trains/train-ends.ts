/** The ends of trains, whom they are open to, and the double that must be covered (29.3 to 29.7). */
import { deadSuits } from '../chain/ends.ts';
import type { End, Laid, Phase, Seat } from '../game.ts';
import { lastIndexWhere } from '../last-where.ts';

/** The ends of all trains, and the phase of a deal, which follows from them. */
export interface TrainsNow {
  readonly ends: readonly End[];
  readonly phase: Phase;
}

/**
 * Returns the ends of all trains as they are to `seat`, in the order of their arms. `marked`: the seats whose trains have
 * a marker.
 */
export function trainsOf(laid: readonly Laid[], highest: number, marked: readonly Seat[], seat: Seat): TrainsNow {
  const root = laid[0]?.root ?? 0;
  const dead = deadSuits(laid, highest);
  const ends = Array.from({ length: root }, (_, arm): End => {
    const to = Math.max(
      0,
      lastIndexWhere(laid, (tile) => tile.arm === arm),
    );
    const shows = laid[to]?.outer ?? 0;
    const isOpen = arm === seat || arm === root - 1 || marked.includes(arm);
    const state = dead.has(shows) ? 'dead' : isBare(laid[to]) ? 'free' : isOpen ? 'open' : 'shut';
    return { place: arm, shows, accepts: [shows], to, state };
  });
  return { ends, phase: ends.some(({ state }) => state === 'free') ? 'cover' : 'freePlay' };
}

/** 29.6: true for a double at the end of a train. The engine is no such double. */
const isBare = (tile: Laid | undefined) => tile !== undefined && tile.to !== null && tile.inner === tile.outer;

/** Returns the ends where the seat may lay a tile: the double that must be covered, or else the trains open to it. */
export const endsToServe = ({ ends, phase }: TrainsNow): readonly End[] =>
  ends.filter(({ state }) => state === (phase === 'cover' ? 'free' : 'open'));

/** Returns the numbers of these ends, ascending: a seat that draws or passes has none of them. */
export const numbersToServe = (trains: TrainsNow): readonly number[] =>
  [...new Set(endsToServe(trains).map(({ shows }) => shows))].sort((a, b) => a - b);
