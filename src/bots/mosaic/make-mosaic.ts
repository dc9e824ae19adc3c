/** Makes mosaics: every number gives a puzzle of each size, the same on every machine (32.4, 32.5). */
import { type FastChance, fastChance } from '../../rules/chance.ts';
import { type Field, type MosaicPuzzle, SIZES, type Size } from '../../rules/mosaic/mosaic-puzzle.ts';
import { carryThrough, type StepKind } from './careful.ts';
import { areBeside, divisionsOf } from './field-shapes.ts';
import { HalfSums, MOST_IN_FIELD } from './half-sums.ts';
import { type LaidOut, layOut } from './laid-out.ts';
import { MosaicPencil } from './mosaic-pencil.ts';
import { waysOf } from './mosaic-ways.ts';
import { outlineOf } from './outlines.ts';
import { shuffled } from './tile-places.ts';
import { keptInWays, someField, tellingField } from './true-signs.ts';

/** The steps that each size takes (32.5). */
const STEPS: Readonly<Record<Size, StepKind>> = { small: 1, middle: 2, large: 3 };

/** The most fields of one place. */
const MOST_SINGLE: Readonly<Record<Size, number>> = { small: 1, middle: 2, large: 3 };

export interface MadeMosaic {
  readonly puzzle: MosaicPuzzle;
  /** The puzzles that were begun until one had its grade. */
  readonly attempts: number;
}

/** A limit above all attempts that any number has needed. */
const MOST_ATTEMPTS = 5000;
/** After so many attempts another outline is taken. */
const ATTEMPTS_WITH_ONE = 40;

/** Returns the puzzle of a number, from 0. Throws if none is found. */
export function mosaicOf(number: number, size: Size): MadeMosaic {
  const chance = fastChance(SIZES.length * number + SIZES.indexOf(size));
  const halves = new HalfSums();
  let places = outlineOf(size, chance);
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const puzzle = new Making(size, places, chance, halves).puzzle();
    if (puzzle) return { puzzle, attempts };
    if (attempts % ATTEMPTS_WITH_ONE === 0) places = outlineOf(size, chance);
  }
  throw new Error(`no mosaic ${number} of size ${size}`);
}

/** Returns the hardest kind of step that a mosaic takes; `null` if steps don't solve it. */
export function gradeOf(puzzle: MosaicPuzzle): StepKind | null {
  const pencil = new MosaicPencil(waysOf(puzzle));
  const kind = carryThrough(pencil, 3);
  return pencil.isSolved ? kind : null;
}

export const stats = { layouts: 0, noLayout: 0, told: 0, tooSingle: 0, solved: 0, easy: 0, solves: 0, merges: 0, made: 0 };

/** With more ways left, step 3 is not tried: there would be too much to try for a person, too. */
const MOST_LEFT = 150;

class Making {
  readonly #size: Size;
  readonly #places: MosaicPuzzle['places'];
  readonly #chance: FastChance;
  readonly #halves: HalfSums;

  constructor(size: Size, places: MosaicPuzzle['places'], chance: FastChance, halves: HalfSums) {
    this.#size = size;
    this.#places = places;
    this.#chance = chance;
    this.#halves = halves;
  }

  puzzle(): MosaicPuzzle | null {
    stats.layouts++;
    const out = layOut(this.#places, this.#chance);
    if (!out) {
      stats.noLayout++;
      return null;
    }
    const with_ = (fields: readonly Field[]): MosaicPuzzle => ({ size: this.#size, places: this.#places, fields, tiles: out.tiles });
    let fields: readonly Field[] = out.groups.map((at) => someField(at, out.numbers, this.#chance));
    for (;;) {
      const pencil = this.#carried(with_(fields), STEPS[this.#size]);
      if (pencil.isSolved) break;
      stats.told++;
      const more = saidMore(fields, pencil.freePlaces, out, this.#chance);
      if (!more) return null;
      fields = more;
      if (singles(fields) > MOST_SINGLE[this.#size] + 2) {
        stats.tooSingle++;
        return null;
      }
    }
    stats.solved++;
    fields = this.#merged(fields, with_, out);
    if (singles(fields) > MOST_SINGLE[this.#size]) {
      stats.tooSingle++;
      return null;
    }
    if (STEPS[this.#size] > 1 && this.#carried(with_(fields), (STEPS[this.#size] - 1) as StepKind).isSolved) {
      stats.easy++;
      return null;
    }
    stats.made++;
    return with_(fields);
  }

  #carried(puzzle: MosaicPuzzle, most: StepKind): MosaicPencil {
    stats.solves++;
    const pencil = new MosaicPencil(waysOf(puzzle), this.#halves);
    carryThrough(pencil, most === 3 ? 2 : most);
    if (most === 3 && !pencil.isSolved && !pencil.isStuck && pencil.countLeft() <= MOST_LEFT) carryThrough(pencil, 3);
    return pencil;
  }

  #merged(from: readonly Field[], with_: (fields: readonly Field[]) => MosaicPuzzle, { beside, numbers }: LaidOut): readonly Field[] {
    let fields = from;
    for (const field of shuffled(from.filter(({ at }) => at.length === 1), this.#chance)) {
      const next = fields.filter(
        (each) => each.at.length + field.at.length <= MOST_IN_FIELD && each.at !== field.at && areBeside(each.at, field.at, beside),
      );
      for (const other of shuffled(next, this.#chance)) {
        const at = [...field.at, ...other.at].sort((a, b) => a - b);
        const fewer = [...fields.filter((each) => each !== field && each !== other), tellingField(at, numbers)];
        stats.merges++;
        if (!this.#carried(with_(fewer), STEPS[this.#size]).isSolved) continue;
        fields = fewer;
        break;
      }
    }
    return fields;
  }
}

const singles = (fields: readonly Field[]): number => fields.filter(({ at }) => at.length === 1).length;

/** Returns the fields, one of which says more, or is divided; `null` if none of those with free places can. */
function saidMore(fields: readonly Field[], free: number, { numbers, beside }: LaidOut, chance: FastChance): readonly Field[] | null {
  const there = shuffled(
    fields.filter(({ at }) => at.some((place) => ((free >>> place) & 1) === 1)),
    chance,
  );
  const weak = there.find(({ sign }) => sign !== 'sum' && sign !== 'equal');
  if (weak) return fields.map((each) => (each === weak ? tellingField(weak.at, numbers) : each));
  const divided = there
    .filter(({ sign, at }) => sign === 'sum' && at.length > 1)
    .flatMap((field) =>
      divisionsOf(field.at, beside).map(([one, other]) => {
        const parts = [tellingField(one, numbers), tellingField(other, numbers)] as const;
        const kept = parts.reduce((all, part) => all * keptInWays(part, part.at.length), 1);
        const gain = ((64 * keptInWays(field, field.at.length)) / kept) | 0;
        return { field, parts, gain: singles(parts) > 0 ? gain >> 2 : gain };
      }),
    );
  const some = shuffled(divided, chance).slice(0, 6);
  const best = some.reduce<(typeof some)[0] | null>((most, each) => (most && most.gain >= each.gain ? most : each), null);
  return best && fields.flatMap((each) => (each === best.field ? best.parts : [each]));
}
