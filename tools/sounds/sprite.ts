/** All sounds of the game, one after the other in one strip of samples. */
import { levelled } from './loudness.ts';
import { add, type Chance, finished, RATE, type Signal, seeded, silence } from './signal.ts';
import { deal, draw, flip, grain, knock, lay, reveal, rustle, tick } from './tiles.ts';
import { blade, end, SCALE, star, win } from './tones.ts';

export interface Recipe {
  readonly name: string;
  readonly variations: number;
  /** LUFS of variation `k`: its loudness compared with other sounds. */
  readonly loud: (k: number) => number;
  readonly make: (chance: Chance, k: number) => Signal;
}

const LAYS = 10;
const GRAINS = 14;

/** Variations with an order go from the weakest (or lowest) up. */
export const RECIPES: readonly Recipe[] = [
  {
    name: 'lay',
    variations: LAYS,
    loud: (k) => -26.5 + (1.5 * k) / (LAYS - 1),
    make: (chance, k) => lay(chance, k / (LAYS - 1)),
  },
  { name: 'knock', variations: 4, loud: () => -26, make: knock },
  { name: 'draw', variations: 3, loud: () => -27, make: draw },
  { name: 'flip', variations: 3, loud: () => -29, make: flip },
  { name: 'reveal', variations: 2, loud: () => -26, make: (chance) => reveal(chance, 4) },
  { name: 'deal', variations: 2, loud: () => -25.5, make: (chance) => deal(chance, 5) },
  {
    name: 'grain',
    variations: GRAINS,
    loud: (k) => -35.5 + (6 * k) / (GRAINS - 1),
    make: (chance, k) => grain(chance, k / (GRAINS - 1)),
  },
  { name: 'rustle', variations: 2, loud: () => -24.5, make: (chance) => rustle(chance, 0.62) },
  { name: 'blade', variations: SCALE.length, loud: () => -22, make: blade },
  { name: 'star', variations: 1, loud: () => -18, make: star },
  { name: 'end', variations: 1, loud: () => -21, make: end },
  { name: 'win', variations: 1, loud: () => -18.5, make: win },
  { name: 'tick', variations: 3, loud: () => -32.5, make: tick },
];

/** Seconds of silence between two sounds, so that no decoder's delay makes a neighbour audible. */
const GAP = 0.06;

export interface Piece {
  readonly name: string;
  readonly variation: number;
  /** Seconds. */
  readonly at: number;
  readonly signal: Signal;
}

/** Returns every sound and its place; always the same. */
export function pieces(): Piece[] {
  let at = GAP;
  return RECIPES.flatMap(({ name, variations, loud, make }, row) =>
    Array.from({ length: variations }, (_, variation) => {
      const signal = levelled(finished(make(seeded(7919 * (row + 1) + variation), variation)), loud(variation));
      const piece = { name, variation, at, signal };
      // Whole milliseconds, since the player takes offsets in milliseconds.
      at = Math.ceil(1000 * (at + signal.length / RATE + GAP)) / 1000;
      return piece;
    }),
  );
}

/** Returns the pieces one after the other. */
export function strip(all: readonly Piece[]): Signal {
  const last = all.at(-1);
  const out = silence(last ? last.at + last.signal.length / RATE + GAP : 0);
  for (const { at, signal } of all) add(out, signal, at);
  return out;
}
