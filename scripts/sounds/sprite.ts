/** All sounds of the game, one after the other in one stretch of samples. */
import { add, type Chance, finished, RATE, type Signal, seeded, silence } from './signal.ts';
import { deal, draw, grain, knock, lay, rustle, tick } from './tiles.ts';
import { blade, end, SCALE, star } from './tones.ts';

export interface Recipe {
  readonly name: string;
  readonly variations: number;
  /** The peak of variation `k`, 0…1: how loud sounds are beside one another. */
  readonly peak: (k: number) => number;
  readonly make: (chance: Chance, k: number) => Signal;
}

const GRAINS = 12;

/** Where there is an order, the weakest (or lowest) variation comes first. */
export const RECIPES: readonly Recipe[] = [
  { name: 'lay', variations: 8, peak: () => 0.8, make: (chance, k) => lay(chance, k / 7) },
  { name: 'knock', variations: 4, peak: () => 0.72, make: knock },
  { name: 'draw', variations: 4, peak: () => 0.34, make: draw },
  { name: 'deal', variations: 3, peak: () => 0.5, make: (chance) => deal(chance, 6) },
  {
    name: 'grain',
    variations: GRAINS,
    peak: (k) => 0.4 + (0.4 * k) / (GRAINS - 1),
    make: (chance, k) => grain(chance, k / (GRAINS - 1)),
  },
  { name: 'rustle', variations: 3, peak: () => 0.4, make: (chance) => rustle(chance, 0.62) },
  { name: 'blade', variations: SCALE.length, peak: () => 0.3, make: blade },
  { name: 'star', variations: 1, peak: () => 0.45, make: star },
  { name: 'end', variations: 1, peak: () => 0.3, make: end },
  { name: 'tick', variations: 3, peak: () => 0.6, make: tick },
];

/** Seconds of silence between two sounds: no decoder's delay lets a neighbour be heard. */
const GAP = 0.06;

export interface Piece {
  readonly name: string;
  readonly variation: number;
  /** Seconds. */
  readonly at: number;
  readonly signal: Signal;
}

/** Every sound and where it lies. The same every time. */
export function pieces(): Piece[] {
  let at = GAP;
  return RECIPES.flatMap(({ name, variations, peak, make }, row) =>
    Array.from({ length: variations }, (_, variation) => {
      const signal = finished(make(seeded(7919 * (row + 1) + variation), variation), peak(variation));
      const piece = { name, variation, at, signal };
      // Whole milliseconds: the player is told offsets in milliseconds.
      at = Math.ceil(1000 * (at + signal.length / RATE + GAP)) / 1000;
      return piece;
    }),
  );
}

/** The pieces side by side. */
export function strip(all: readonly Piece[]): Signal {
  const last = all.at(-1);
  const out = silence(last ? last.at + last.signal.length / RATE + GAP : 0);
  for (const { at, signal } of all) add(out, signal, at);
  return out;
}
