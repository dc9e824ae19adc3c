/** Makes mosaics: every number gives a puzzle of each size, the same on every machine (32.4, 32.5). */
import { type FastChance, fastChance } from '../../rules/chance.ts';
import { type MosaicPuzzle, type MosaicSize, SIZES } from '../../rules/mosaic/mosaic-puzzle.ts';
import { carryThrough, type StepKind } from './careful.ts';
import { besidesOf, layOut } from './laid-out.ts';
import { MosaicPencil } from './mosaic-pencil.ts';
import { type Ground, groundOf, waysOf, waysOn } from './mosaic-ways.ts';
import { mosaicOutline } from './outlines.ts';
import { changed, doubtfulIn, fieldsOfSketch, loosened, type Sketch, singlesIn, tilesOfSketch } from './sketch.ts';
import type { Beside } from './tile-places.ts';

/** The steps that each size takes (32.5). */
const STEPS: Readonly<Record<MosaicSize, StepKind>> = { small: 1, middle: 2, large: 3 };

/** The aims of a size. */
interface Aim {
  /** The most fields of one place. */
  readonly singles: number;
  /** The least places for each field, on the average, in tenths. */
  readonly tenthsInField: number;
  /** The most changes that are tried until steps solve it. */
  readonly changes: number;
  /** An attempt ends after so many changes in vain. */
  readonly patience: number;
  /** The changes that are tried at last, after which it says less. */
  readonly last: number;
}

const AIMS: Readonly<Record<MosaicSize, Aim>> = {
  small: { singles: 0, tenthsInField: 30, changes: 300, patience: 250, last: 16 },
  middle: { singles: 1, tenthsInField: 26, changes: 800, patience: 250, last: 30 },
  large: { singles: 3, tenthsInField: 21, changes: 1500, patience: 120, last: 20 },
};

/** With more ways left after step 1, harder steps are not tried yet; with more after step 2, step 3 is not. */
const MOST_AFTER_1 = 150;
const MOST_AFTER_2 = 200;
/** Where it shall be harder, more may be left after step 1, and so many changes are tried. */
const MOST_WHEN_HARDER = 220;
const CHANGES_FOR_HARDER = 250;

export interface MadeMosaic {
  readonly puzzle: MosaicPuzzle;
  /** The puzzles that were begun until one had its grade. */
  readonly attempts: number;
}

/** A limit above all attempts that any number has needed. */
const MOST_ATTEMPTS = 5000;
/** After so many attempts another outline is taken. */
const ATTEMPTS_WITH_ONE = 5;

/** Returns the puzzle of a number, from 0. Throws if none is found. */
export function mosaicOf(number: number, size: MosaicSize): MadeMosaic {
  const chance = fastChance(SIZES.length * number + SIZES.indexOf(size));
  const pencil = new MosaicPencil(waysOn(groundOf([]), [], []));
  let places = mosaicOutline(size, chance);
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const puzzle = new Attempt(size, places, chance, pencil).puzzle();
    if (puzzle) return { puzzle, attempts };
    if (attempts % ATTEMPTS_WITH_ONE === 0) places = mosaicOutline(size, chance);
  }
  throw new Error(`no mosaic ${number} of size ${size}`);
}

/** Returns the hardest kind of step that a mosaic takes; `null` if steps don't solve it. */
export function gradeOf(puzzle: MosaicPuzzle): StepKind | null {
  const pencil = new MosaicPencil(waysOf(puzzle));
  const kind = carryThrough(pencil, 3);
  return pencil.isSolved ? kind : null;
}

/** The ways left after step 1, after steps 1 and 2, and after all. Where harder steps are not tried, as before them. */
type Left = readonly [number, number, number];

/** The ways that are left in the end; more than any number of ways if step 1 alone leaves too much. */
const costOf = ([first, , third]: Left): number => (first > MOST_AFTER_1 && third > 0 ? 1000 + first : third);

/** Makes one puzzle from a mosaic that is laid out by chance. */
class Attempt {
  readonly #size: MosaicSize;
  readonly #steps: StepKind;
  readonly #aim: Aim;
  readonly #ground: Ground;
  readonly #beside: Beside;
  readonly #chance: FastChance;
  readonly #pencil: MosaicPencil;

  constructor(size: MosaicSize, places: MosaicPuzzle['places'], chance: FastChance, pencil: MosaicPencil) {
    this.#size = size;
    this.#steps = STEPS[size];
    this.#aim = AIMS[size];
    this.#ground = groundOf(places);
    this.#beside = besidesOf(places);
    this.#chance = chance;
    this.#pencil = pencil;
  }

  /** Returns the puzzle; `null` if the attempt fails. */
  puzzle(): MosaicPuzzle | null {
    const { places } = this.#ground;
    const solvable = this.#solvable(layOut(this.#beside, this.#chance));
    const sketch = solvable && this.#harder(solvable);
    if (!sketch) return null;
    const fields = [...fieldsOfSketch(sketch)].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
    return { size: this.#size, places, fields, tiles: [...tilesOfSketch(sketch)].sort() };
  }

  /** Changes a sketch until the steps of its size, or fewer, solve it. No change makes anything worse. */
  #solvable(from: Sketch): Sketch | null {
    const { singles: mostSingles, tenthsInField, changes, patience } = this.#aim;
    const mostFields = Math.floor((10 * from.numbers.length) / tenthsInField);
    let sketch = from;
    let singles = singlesIn(from);
    let doubtful = doubtfulIn(from);
    let cost = Number.POSITIVE_INFINITY;
    let free = -1;
    let inVain = 0;
    for (let change = 0; change < changes && inVain < patience; change++) {
      if (cost === 0 && singles <= mostSingles) return sketch;
      inVain++;
      const other = changed(sketch, this.#somePlace(free), this.#beside, this.#chance);
      if (!other || other.groups.length > Math.max(sketch.groups.length, mostFields)) continue;
      const its = { singles: singlesIn(other), doubtful: doubtfulIn(other) };
      if (its.singles > Math.max(mostSingles, singles) || its.doubtful > doubtful) continue;
      const otherCost = its.doubtful > 0 ? cost : costOf(this.#leftOf(other, 0, MOST_AFTER_1));
      if (otherCost > cost) continue;
      if (otherCost < cost || its.doubtful < doubtful) inVain = 0;
      ({ singles, doubtful } = its);
      sketch = other;
      cost = otherCost;
      if (doubtful === 0) free = this.#pencil.freePlaces;
    }
    return null;
  }

  /** Changes a sketch, which can be solved, until simpler steps don't do. Then lets it say less, and have fewer singles. */
  #harder(from: Sketch): Sketch | null {
    const { last } = this.#aim;
    let sketch = from;
    let left = this.#leftOf(sketch, 0, MOST_WHEN_HARDER);
    let goal = CHANGES_FOR_HARDER;
    for (let change = 0; change < goal; change++) {
      if (this.#isHard(left)) goal = Math.min(goal, change + last);
      const other = loosened(sketch, this.#placeToLoosen(sketch), this.#beside, this.#chance);
      if (!other || doubtfulIn(other) > 0 || singlesIn(other) > singlesIn(sketch)) continue;
      const its = this.#leftOf(other, this.#isHard(left) ? 0 : left[0], MOST_WHEN_HARDER);
      if (its[2] > 0 || this.#ease(its) > this.#ease(left)) continue;
      sketch = other;
      left = its;
    }
    return this.#isHard(left) ? sketch : null;
  }

  /** True if simpler steps than those of its size leave something. */
  #isHard(left: Left): boolean {
    return this.#steps === 1 || (left[this.#steps - 2] ?? 0) > 0;
  }

  /** The fewer ways step 1 leaves, the easier it is; once it is as hard as it should be, that's enough. */
  #ease(left: Left): number {
    return this.#isHard(left) ? Number.NEGATIVE_INFINITY : -left[0];
  }

  /** Harder steps are not tried where step 1 leaves fewer or more ways than these. */
  #leftOf(sketch: Sketch, least: number, most: number): Left {
    const pencil = this.#pencil;
    pencil.begin(waysOn(this.#ground, fieldsOfSketch(sketch), tilesOfSketch(sketch)));
    carryThrough(pencil, 1);
    const first = pencil.countLeft();
    if (first === 0 || this.#steps === 1 || first < least || first > most) return [first, first, first];
    carryThrough(pencil, 2);
    const second = pencil.countLeft();
    if (second === 0 || this.#steps === 2 || second > MOST_AFTER_2) return [first, second, second];
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

  /** Returns a place, often one that is a field of its own. */
  #placeToLoosen({ groups }: Sketch): number {
    const group = groups[this.#chance.below(groups.length)];
    const single = groups.find(({ at }) => at.length === 1) ?? group;
    const { at = [0] } = (this.#chance.below(3) === 0 ? single : group) ?? {};
    return at[this.#chance.below(at.length)] ?? 0;
  }
}
