/**
 * Rates a puzzle of Squares by what a careful person needs to solve it with a pencil. Such a person guesses only if
 * necessary.
 */

import { ITEM_COUNT, optionIndex } from './filling-options.ts';
import type { PlacedTile } from './lying.ts';
import { deduce, type Kind, Pencil } from './pencil.ts';

/**
 * The grade of a puzzle. 1 to 3: the hardest kind of deduction that it needs. 4: once or twice an option has to be
 * tried that deductions alone refute. 5: more often, or one within another.
 */
export type Grade = Kind | 4 | 5;
export const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

export interface Rating {
  readonly grade: Grade;
  /** Options that had to be tried and crossed out because no deduction was left. */
  readonly deadEnds: number;
  /** All options that were tried to find those. */
  readonly tries: number;
}

/** The most dead ends of grade 4. */
const FEW = 2;

export function pencilOf(lying: readonly PlacedTile[]): Pencil {
  const pencil = new Pencil();
  for (const { places, halves } of lying) pencil.lay(optionIndex(places, halves));
  return pencil;
}

/** @param lying the given tiles; they must have exactly one filling. */
export function rate(lying: readonly PlacedTile[]): Rating {
  const pencil = pencilOf(lying);
  const kind = deduce(pencil, 3) || 1;
  let deadEnds = 0;
  let tries = 0;
  while (!pencil.isSolved) {
    const dead = deadEndIn(pencil);
    tries += dead.tries;
    if (dead.index === null) return { grade: 5, deadEnds, tries };
    deadEnds++;
    pencil.cross(dead.index);
    deduce(pencil, 3);
  }
  const grade = deadEnds === 0 ? kind : deadEnds <= FEW ? 4 : 5;
  return { grade, deadEnds, tries };
}

/** Returns an option that deductions refute. The places and tiles with the fewest options are tried first. */
function deadEndIn(pencil: Pencil): { readonly index: number | null; readonly tries: number } {
  const items = [...Array(ITEM_COUNT).keys()]
    .filter((item) => !pencil.isDone(item))
    .sort((a, b) => pencil.leftOf(a) - pencil.leftOf(b) || a - b);
  const tried = new Set<number>();
  for (const item of items)
    for (const index of pencil.openOf(item)) {
      if (tried.has(index)) continue;
      tried.add(index);
      const trial = new Pencil(pencil);
      trial.lay(index);
      deduce(trial, 3);
      if (trial.isStuck) return { index, tries: tried.size };
    }
  return { index: null, tries: tried.size };
}
