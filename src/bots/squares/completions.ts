/** In which fillings of Squares a position can still end: exactly, since each of them is looked at. */
import { SQUARE_OF } from '../../rules/squares/outline.ts';
import { type Filling, NUMBERS } from './fillings.ts';
import type { Lying } from './lying.ts';

/** A filling in which a position can end, and how its numbers are named then. */
export interface Completion {
  readonly filling: Filling;
  /** For each number of the filling its name; `null`: any that is left. */
  readonly names: readonly (number | null)[];
}

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040];

/** The fillings that have all of these tiles where they lie. */
export const completionsOf = (lying: readonly Lying[], all: readonly Filling[]): readonly Completion[] =>
  all.flatMap((filling) => {
    const names = namesIn(filling, lying);
    return names ? [{ filling, names }] : [];
  });

/** What the numbers of a filling must be called so that these tiles lie in it; `null` where they cannot. */
function namesIn(filling: Filling, lying: readonly Lying[]): Completion['names'] | null {
  const naming = new Naming();
  for (const tile of lying) if (!naming.take(filling, tile)) return null;
  return naming.names;
}

/** Names of a filling's numbers, as they become known. */
export class Naming {
  readonly names: (number | null)[] = Array<number | null>(NUMBERS).fill(null);
  #used = 0;

  /** Takes in where a tile lies. @returns false where the filling has no such tile there under these names. */
  take({ other, number }: Filling, { places: [low, high], halves: [a, b] }: Lying): boolean {
    if (other[low] !== high) return false;
    const before = [this.names.slice(), this.#used] as const;
    if (this.#name(number[SQUARE_OF[low] ?? 0] ?? 0, a) && this.#name(number[SQUARE_OF[high] ?? 0] ?? 0, b))
      return true;
    this.restore(before);
    return false;
  }

  get state(): readonly [(number | null)[], number] {
    return [this.names.slice(), this.#used];
  }

  restore([names, used]: readonly [readonly (number | null)[], number]): void {
    for (const [number, name] of names.entries()) this.names[number] = name;
    this.#used = used;
  }

  #name(number: number, name: number): boolean {
    const known = this.names[number] ?? null;
    if (known !== null) return known === name;
    if ((this.#used >> name) & 1) return false;
    this.names[number] = name;
    this.#used |= 1 << name;
    return true;
  }
}

/** How many fillings these are once every number has a name. */
export const countOf = (completions: readonly Completion[]): number =>
  completions.reduce((sum, { names }) => sum + (FACTORIALS[names.filter((name) => name === null).length] ?? 0), 0);

/** The names with those that are left given to the numbers that have none, in their order. */
export function namedAll(names: Completion['names']): readonly number[] {
  const left = [...Array(NUMBERS).keys()].filter((name) => !names.includes(name));
  return names.map((name) => name ?? left.shift() ?? 0);
}
