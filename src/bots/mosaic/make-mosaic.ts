/** Makes mosaics: every number gives a puzzle of each size, the same on every machine (32.4, 32.5). */
import { type FastChance, fastChance } from '../../rules/chance.ts';
import { type Field, type MosaicPuzzle, SIZES, type Sign, type Size } from '../../rules/mosaic/mosaic-puzzle.ts';
import { carryThrough, type StepKind } from './careful.ts';
import { type LaidOut, layOut, shuffled } from './laid-out.ts';
import { MosaicPencil } from './mosaic-pencil.ts';
import { outlineOf } from './outlines.ts';
import { waysOf } from './ways.ts';

/** The steps that each size takes (32.5). */
const STEPS: Readonly<Record<Size, StepKind>> = { small: 1, middle: 2, large: 3 };

export interface MadeMosaic {
  readonly puzzle: MosaicPuzzle;
  /** The puzzles that were begun until one had its grade. */
  readonly attempts: number;
}

/** A limit above all attempts that any number has needed. */
const MOST_ATTEMPTS = 5000;

/** Returns the puzzle of a number, from 0. Throws if none is found. */
export function mosaicOf(number: number, size: Size): MadeMosaic {
  const chance = fastChance(SIZES.length * number + SIZES.indexOf(size));
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const puzzle = begun(size, chance);
    if (puzzle) return { puzzle, attempts };
  }
  throw new Error(`no mosaic ${number} of size ${size}`);
}

/** Makes a puzzle; `null` if it has another grade in the end. */
function begun(size: Size, chance: FastChance): MosaicPuzzle | null {
  const places = outlineOf(size, chance);
  const out = layOut(places, chance);
  if (!out) return null;
  const fields = out.groups.map((at): Field => ({ at, ...someSign(at, out.numbers, chance) }));
  const told = strengthened({ size, places, fields, tiles: out.tiles }, out, chance);
  if (!told) return null;
  const puzzle = merged(told, out, chance);
  return gradeOf(puzzle) === STEPS[size] ? puzzle : null;
}

/** Returns the hardest kind of step that a mosaic takes; `null` if steps don't solve it. */
export function gradeOf(puzzle: MosaicPuzzle): StepKind | null {
  const ways = waysOf(puzzle);
  const pencil = new MosaicPencil(ways);
  const kind = carryThrough(pencil, 3);
  return pencil.isSolved ? kind : null;
}

const numbersIn = (at: readonly number[], numbers: readonly number[]) => at.map((place) => numbers[place] ?? 0);
const sumIn = (at: readonly number[], numbers: readonly number[]) =>
  numbersIn(at, numbers).reduce((all, number) => all + number, 0);

/** Returns a sign that the numbers keep. */
function someSign(at: readonly number[], numbers: readonly number[], chance: FastChance): Sign {
  const kinds = new Set(numbersIn(at, numbers)).size;
  if (at.length > 1 && kinds === 1) return { sign: 'equal' };
  if (at.length > 2 && kinds === at.length && chance.below(3) === 0) return { sign: 'different' };
  const sum = sumIn(at, numbers);
  const drawn = chance.below(10);
  if (drawn === 0 && at.length < 3) return { sign: 'none' };
  if (drawn < 3 && sum < 6 * at.length) return { sign: 'under', n: sum + 1 + chance.below(2) };
  if (drawn < 5 && sum > 0) return { sign: 'over', n: sum - 1 - chance.below(Math.min(2, sum)) };
  return { sign: 'sum', n: sum };
}

/**
 * Solves a puzzle by the steps of its size. Where they end, makes a sign near there say more, or divides a field. What
 * was found before stays true, since each change only says more.
 */
function strengthened(from: MosaicPuzzle, out: LaidOut, chance: FastChance): MosaicPuzzle | null {
  let puzzle = from;
  for (;;) {
    const pencil = new MosaicPencil(waysOf(puzzle));
    carryThrough(pencil, STEPS[from.size]);
    if (pencil.isSolved) return puzzle;
    const vague = puzzle.places.flatMap((_, place) => (pencil.leftAt(place) > 0 ? [place] : []));
    const fields = saidMore(puzzle.fields, vague, out, chance);
    if (!fields) return null;
    puzzle = { ...puzzle, fields };
  }
}

/** True if steps of the puzzle's size solve it. */
function isSolvable(puzzle: MosaicPuzzle): boolean {
  const pencil = new MosaicPencil(waysOf(puzzle));
  carryThrough(pencil, STEPS[puzzle.size]);
  return pencil.isSolved;
}

/** The most places of a field that grows from others. */
const MOST_IN_FIELD = 6;

/** Merges small fields with those beside them while the steps of the size still solve the puzzle. */
function merged(from: MosaicPuzzle, { beside, numbers }: LaidOut, chance: FastChance): MosaicPuzzle {
  let puzzle = from;
  for (const place of shuffled([...puzzle.places.keys()], chance)) {
    const field = puzzle.fields.find(({ at }) => at.includes(place));
    if (!field || field.at.length > 2) continue;
    const next = puzzle.fields.filter(
      (each) =>
        each !== field &&
        each.at.length + field.at.length <= MOST_IN_FIELD &&
        each.at.some((there) => field.at.some((here) => beside[here]?.includes(there))),
    );
    for (const other of shuffled(next, chance)) {
      const at = [...field.at, ...other.at].sort((a, b) => a - b);
      const one: Field = { at, ...someSign(at, numbers, chance) };
      const fewer = { ...puzzle, fields: [...puzzle.fields.filter((each) => each !== field && each !== other), one] };
      if (!isSolvable(fewer)) continue;
      puzzle = fewer;
      break;
    }
  }
  return puzzle;
}

/**
 * Returns the fields, one of which says more, or is divided; `null` if none of those that hold these places can.
 *
 * @param vague the places that are not filled yet.
 */
function saidMore(
  fields: readonly Field[],
  vague: readonly number[],
  { numbers, beside }: LaidOut,
  chance: FastChance,
): readonly Field[] | null {
  const there = shuffled(
    fields.filter((each) => each.at.some((place) => vague.includes(place))),
    chance,
  );
  const summed = (at: readonly number[]): Field => ({ at, sign: 'sum', n: sumIn(at, numbers) });
  const weak = there.find(({ sign }) => sign !== 'sum' && sign !== 'equal');
  if (weak) return fields.map((each) => (each === weak ? summed(weak.at) : each));
  const [whole] = there
    .filter(({ sign, at }) => sign === 'sum' && at.length > 1)
    .sort((a, b) => b.at.length - a.at.length);
  if (!whole) return null;
  return fields.flatMap((each) => (each === whole ? divided(whole.at, beside, chance).map(summed) : [each]));
}

/** Divides connected places into two connected groups of about the same size. */
function divided(at: readonly number[], beside: LaidOut['beside'], chance: FastChance): readonly (readonly number[])[] {
  for (const first of shuffled(at, chance)) {
    const part = [first];
    while (part.length < at.length >> 1) {
      const rim = at.filter((place) => !part.includes(place) && part.some((each) => beside[each]?.includes(place)));
      part.push(rim[chance.below(rim.length)] ?? first);
    }
    const rest = at.filter((place) => !part.includes(place));
    if (isConnected(rest, beside)) return [part.sort((a, b) => a - b), rest];
  }
  return at.map((place) => [place]);
}

function isConnected(places: readonly number[], beside: LaidOut['beside']): boolean {
  const reached = new Set(places.slice(0, 1));
  for (const place of reached) for (const next of beside[place] ?? []) if (places.includes(next)) reached.add(next);
  return reached.size === places.length;
}
