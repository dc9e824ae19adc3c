/** The fillings of Squares in which a position can still end. All of them are examined, so the result is exact. */
import { SQUARE_OF } from '../../rules/squares/half-places.ts';
import { type Filling, NUMBERS } from './fillings.ts';
import type { PlacedTile } from './lying.ts';

/** A filling in which a position can end, and the names of its numbers. */
export interface Completion {
  readonly filling: Filling;
  /** For each number of the filling its name; null if it can be any that is left. */
  readonly names: readonly (number | null)[];
}

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040];

/** The fillings that have all of these tiles where they lie. */
export const completionsOf = (lying: readonly PlacedTile[], all: readonly Filling[]): readonly Completion[] =>
  all.flatMap((filling) => {
    const names = namesIn(filling, lying);
    return names ? [{ filling, names }] : [];
  });

/** Returns the names of a filling's numbers for which these tiles lie in it; null if there are none. */
function namesIn(filling: Filling, lying: readonly PlacedTile[]): Completion['names'] | null {
  const naming = new Naming();
  for (const tile of lying) if (!naming.take(filling, tile)) return null;
  return naming.names;
}

/** Names of a filling's numbers, as they become known. */
export class Naming {
  readonly names: (number | null)[] = Array<number | null>(NUMBERS).fill(null);
  #used = 0;

  /** Adds the position of a tile. @returns false if the filling has no such tile there under these names. */
  take({ other, number }: Filling, { places: [low, high], halves: [a, b] }: PlacedTile): boolean {
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

/** Returns how many fillings these are once every number has a name. */
export const fillingsIn = (completions: readonly Completion[]): number =>
  completions.reduce((sum, { names }) => sum + (FACTORIALS[names.filter((name) => name === null).length] ?? 0), 0);

/** Returns the names with the unused ones given, in order, to the numbers that have none. */
export function namedAll(names: Completion['names']): readonly number[] {
  const left = [...Array(NUMBERS).keys()].filter((name) => !names.includes(name));
  return names.map((name) => name ?? left.shift() ?? 0);
}
