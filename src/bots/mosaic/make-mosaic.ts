/** Makes mosaics: every number gives a puzzle of each size, the same on every machine (32.4, 32.5). */
import { type FastChance, fastChance } from '../../rules/chance.ts';
import { type MosaicPuzzle, SIZES, type Size } from '../../rules/mosaic/mosaic-puzzle.ts';
import { carryThrough, type StepKind } from './careful.ts';
import { HalfSums } from './half-sums.ts';
import { layOut } from './laid-out.ts';
import { MosaicPencil } from './mosaic-pencil.ts';
import { type Ground, groundOf, waysOf, waysOn } from './mosaic-ways.ts';
import { outlineOf } from './outlines.ts';
import { changed, doubtfulIn, fieldsIn, loosened, type Sketch, singlesIn, tilesIn } from './sketch.ts';
import type { Beside } from './tile-places.ts';

/** The steps that each size takes (32.5). */
const STEPS: Readonly<Record<Size, StepKind>> = { small: 1, middle: 2, large: 3 };

/** The most fields of one place. */
export const MOST_SINGLE: Readonly<Record<Size, number>> = { small: 0, middle: 1, large: 3 };

export interface MadeMosaic {
  readonly puzzle: MosaicPuzzle;
  /** The puzzles that were begun until one had its grade. */
  readonly attempts: number;
}

/** A limit above all attempts that any number has needed. */
const MOST_ATTEMPTS = 5000;
/** After so many attempts another outline is taken. */
const ATTEMPTS_WITH_ONE = 10;

/** Returns the puzzle of a number, from 0. Throws if none is found. */
export function mosaicOf(number: number, size: Size): MadeMosaic {
  const chance = fastChance(SIZES.length * number + SIZES.indexOf(size));
  const pencil = new MosaicPencil(NOTHING, new HalfSums());
  let places = outlineOf(size, chance);
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const puzzle = new Making(size, places, chance, pencil).puzzle();
    if (puzzle) return { puzzle, attempts };
    if (attempts % ATTEMPTS_WITH_ONE === 0) places = outlineOf(size, chance);
  }
  throw new Error(`no mosaic ${number} of size ${size}`);
}
const NOTHING = waysOn(groundOf([]), [], []);

/** Returns the hardest kind of step that a mosaic takes; `null` if steps don't solve it. */
export function gradeOf(puzzle: MosaicPuzzle): StepKind | null {
  const pencil = new MosaicPencil(waysOf(puzzle));
  const kind = carryThrough(pencil, 3);
  return pencil.isSolved ? kind : null;
}

export const cfg = {
  changes: { small: 300, middle: 800, large: 1500 }, patience: 250,
  w1: 150, w1B: 1000, slackIn: 8, slack: 0, w2: 40, harder: 1500, last: { small: 12, middle: 16, large: 16 },
};
export const stats = { layouts: 0, evals: 0, evals2: 0, evals3: 0, made: 0, gaveUp: 0, endcost: 0, solved: 0, noHarder: 0, loosened: 0, evA: 0, evB: 0, ev3B: 0, directA: 0, okB3: 0, left1B: 0 };

/** The ways left after steps 1, up to 2, up to 3. */
type Left = readonly [number, number, number];

class Making {
  readonly #size: Size;
  readonly #ground: Ground;
  readonly #chance: FastChance;
  readonly #pencil: MosaicPencil;

  constructor(size: Size, places: MosaicPuzzle['places'], chance: FastChance, pencil: MosaicPencil) {
    this.#size = size;
    this.#ground = groundOf(places);
    this.#chance = chance;
    this.#pencil = pencil;
  }

  puzzle(): MosaicPuzzle | null {
    stats.layouts++;
    const { places } = this.#ground;
    const out = layOut(places, this.#chance);
    const solvable = this.#solvable(out, out.beside);
    if (!solvable) {
      stats.gaveUp++;
      return null;
    }
    stats.solved++; stats.evA = stats.evals - stats.evB; const L = this.#leftOf(solvable, STEPS[this.#size]); if (STEPS[this.#size] === 3 && L[1] > 0) stats.directA++; const e0 = stats.evals, e3 = stats.evals3;
    const sketch = this.#harder(solvable, out.beside);
    stats.evB += stats.evals - e0; stats.ev3B += stats.evals3 - e3;
    if (!sketch) {
      stats.noHarder++;
      return null;
    }
    stats.made++;
    const fields = [...fieldsIn(sketch)].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
    return { size: this.#size, places, fields, tiles: [...tilesIn(sketch)].sort() };
  }

  /** Changes a sketch until the steps of its size, or fewer, solve it. */
  #solvable(from: Sketch, beside: Beside): Sketch | null {
    const steps = STEPS[this.#size];
    const most = MOST_SINGLE[this.#size];
    let sketch = from;
    let singles = singlesIn(from);
    let doubtful = doubtfulIn(from);
    let cost = Number.POSITIVE_INFINITY;
    let free = -1;
    let since = 0;
    for (let change = 0; change < cfg.changes[this.#size]; change++) {
      if (cost === 0 && singles <= most) return sketch;
      if (++since > cfg.patience) break;
      const other = changed(sketch, this.#somePlace(free), beside, this.#chance);
      if (!other) continue;
      const its = { singles: singlesIn(other), doubtful: doubtfulIn(other) };
      if (its.singles > Math.max(most, singles) || its.doubtful > doubtful) continue;
      const otherCost = its.doubtful > 0 ? cost : costOf(this.#leftOf(other, steps));
      if (otherCost > cost) continue;
      if (otherCost < cost || its.doubtful < doubtful) since = 0;
      ({ singles, doubtful } = its);
      sketch = other;
      cost = otherCost;
      if (doubtful === 0) free = this.#pencil.freePlaces;
    }
    stats.endcost += cost; (globalThis as any).ends?.push(`${from.numbers.length / 2}:${cost}/${singles}`);
    return null;
  }

  /** Changes a sketch, which can be solved, until it needs the steps of its size. Then lets it say less. */
  #harder(from: Sketch, beside: Beside): Sketch | null {
    const steps = STEPS[this.#size];
    let sketch = from;
    let left = this.#leftOf(sketch, steps);
    let goal = cfg.harder;
    let isHard = steps === 1;
    for (let change = 0; change < goal; change++) {
      if (!isHard && (left[steps - 2] ?? 0) > 0) isHard = true;
      if (isHard) goal = Math.min(goal, change + cfg.last[this.#size]);
      const other = loosened(sketch, this.#chance.below(this.#ground.places.length), beside, this.#chance);
      if (!other || doubtfulIn(other) > 0 || singlesIn(other) > singlesIn(sketch)) continue;
      const its = this.#leftOf(other, steps, cfg.w1B);
      if (costOf(its) > 0 || rank(its, steps) < rank(left, steps)) continue;
      if (isHard) stats.loosened++;
      sketch = other;
      left = its;
    }
    if (!isHard) stats.left1B += left[0];
    return isHard ? sketch : null;
  }

  #leftOf(sketch: Sketch, most: StepKind, cap = cfg.w1): Left {
    stats.evals++;
    const pencil = this.#pencil;
    pencil.begin(waysOn(this.#ground, fieldsIn(sketch), tilesIn(sketch)));
    carryThrough(pencil, 1);
    const first = pencil.countLeft();
    if (first === 0 || most === 1 || first > cap) return [first, first, first];
    stats.evals2++;
    carryThrough(pencil, 2);
    const second = pencil.countLeft();
    if (second === 0 || most === 2 || second > cfg.w2) return [first, second, second];
    stats.evals3++;
    carryThrough(pencil, 3);
    return [first, second, pencil.countLeft()];
  }

  /** Returns a place, most often one that is free. */
  #somePlace(free: number): number {
    const count = this.#ground.places.length;
    for (let tries = 0; tries < 5; tries++) {
      const place = this.#chance.below(count);
      if (((free >>> place) & 1) === 1) return place;
    }
    return this.#chance.below(count);
  }
}

/** What is left to solve; 0 if nothing. */
const costOf = ([first, , third]: Left): number => (third > 0 && first > cfg.w1 ? 1000 + first : third);

const rank = ([first, second]: Left, steps: StepKind): number => (steps === 1 ? 0 : steps === 2 ? first : 1000 * second + first);
