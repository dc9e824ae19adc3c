/** Finds the tiles that are still to be laid in a mosaic, or those to lift if none can follow. */
import type { Move, Seen } from '../../rules/game.ts';
import { stateOfField } from '../../rules/mosaic/field-state.ts';
import { halfPlacesOf } from '../../rules/outline/filled.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import type { MosaicStep, Solution } from '../solo/solution.ts';
import type { Steps } from '../steps.ts';
import { MosaicPencil } from './mosaic-pencil.ts';
import { stepsToNext } from './mosaic-steps.ts';
import { isWithinPencil, numberOfWay, type Ways, wayOf, waysOf } from './mosaic-ways.ts';

/** The most tiles that a search lays. A puzzle that is given needs a few hundred. */
const MOST_LAID = 200_000;
/** The most combinations of tiles that are tried to be lifted. */
const MOST_LIFTED = 500;
/** Tiles after which the search yields. */
const SLICE = 256;

type Puzzled = Seen & Required<Pick<Seen, 'puzzle'>>;

/** The tiles that one search has laid so far. */
interface Spent {
  laid: number;
}

/** Each step yields the share of the longest search that is done, 0 to 1. */
export function* solveMosaic(seen: Puzzled): Steps<Solution, number> {
  const { puzzle, laid } = seen;
  // Puzzles of records may be larger.
  if (!isWithinPencil(puzzle)) return { is: 'unknown' };
  const ways = waysOf(puzzle);
  const lying = laid.map((tile) => lyingWay(ways, seen, tile));
  const spent: Spent = { laid: 0 };
  const rest = yield* completion(ways, lying, seen, spent);
  if (spent.laid >= MOST_LAID) return { is: 'unknown' };
  if (!rest) return yield* hopeless(ways, lying, seen, spent);
  const steps = stepsToNext(penciled(ways, lying), puzzle);
  return { is: 'found', moves: inOrder(rest, steps, ways, seen), ...(steps.length > 0 && { steps }) };
}

/** Returns the way in which a tile lies. */
function lyingWay({ pairs }: Ways, seen: Puzzled, { tile, arm }: Seen['laid'][number]): number {
  const [low, high] = halfPlacesOf(outlineOf(seen), arm);
  const pair = pairs.findIndex((both) => both.includes(low) && both.includes(high));
  return numberOfWay(seen.puzzle.tiles.indexOf(tile), low > high ? 1 : 0, pair);
}

function penciled(ways: Ways, lying: readonly number[]): MosaicPencil {
  const pencil = new MosaicPencil(ways);
  for (const way of lying) pencil.lay(way);
  return pencil;
}

/** Returns ways that complete what lies; `null` if there are none, or if the search ends before. */
function* completion(
  ways: Ways,
  lying: readonly number[],
  seen: Puzzled,
  spent: Spent,
): Steps<readonly number[] | null, number> {
  return isBroken(lying, ways, seen) ? null : yield* search(penciled(ways, lying), spent);
}

/** True if a field can't keep its sign with these tiles. */
function isBroken(lying: readonly number[], ways: Ways, { puzzle }: Puzzled): boolean {
  const numbers = new Map<number, number>();
  for (const way of lying) {
    const { low, high, lowNumber, highNumber } = wayOf(ways, way);
    numbers.set(low, lowNumber);
    numbers.set(high, highNumber);
  }
  return puzzle.fields.some(
    (field) =>
      stateOfField(
        field,
        field.at.map((place) => numbers.get(place) ?? null),
      ) === 'broken',
  );
}

function* search(pencil: MosaicPencil, spent: Spent): Steps<readonly number[] | null, number> {
  pencil.look();
  if (pencil.isStuck || spent.laid >= MOST_LAID) return null;
  if (pencil.isSolved) return [];
  for (const way of pencil.fewest()) {
    if (++spent.laid % SLICE === 0) yield Math.min(1, spent.laid / MOST_LAID);
    pencil.try();
    pencil.lay(way);
    const rest = yield* search(pencil, spent);
    pencil.endTrial();
    if (rest) return [way, ...rest];
  }
  return null;
}

/** Returns the tiles to lift so that the others can be completed: the fewest, unless too many lie. */
function* hopeless(ways: Ways, lying: readonly number[], seen: Puzzled, spent: Spent): Steps<Solution, number> {
  const whole = yield* completion(ways, [], seen, spent);
  if (!whole) return { is: 'none' };
  const wrong = lying.filter((way) => !whole.includes(way));
  // A puzzle of a record may have more solutions than this one, with fewer tiles to lift.
  const fewer = yield* liftsBelow(wrong.length, ways, lying, seen, spent);
  const lifts = (fewer ?? wrong).map((way): Move => ({ do: 'lift', tile: seen.puzzle.tiles[way >> 7] ?? '0-0' }));
  return { is: 'none', instead: { lifts } };
}

/** Returns fewer than so many tiles to lift; `null` if none are found. */
function* liftsBelow(
  most: number,
  ways: Ways,
  lying: readonly number[],
  seen: Puzzled,
  spent: Spent,
): Steps<readonly number[] | null, number> {
  let tried = 0;
  for (let count = 1; count < most; count++)
    for (const some of choicesOf(lying, count)) {
      if (++tried > MOST_LIFTED) return null;
      const kept = lying.filter((way) => !some.includes(way));
      if (yield* completion(ways, kept, seen, spent)) return some;
    }
  return null;
}

/** Returns all choices of so many things. */
function* choicesOf(from: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const [index, first] of from.entries())
      for (const rest of choicesOf(from.slice(index + 1), count - 1)) yield [first, ...rest];
}

/** Returns the plays of these ways; the one to which the steps lead comes first. */
function inOrder(rest: readonly number[], steps: readonly MosaicStep[], ways: Ways, seen: Puzzled): readonly Move[] {
  const moves = rest.map((way) => playOf(ways, way, seen));
  const last = steps.at(-1);
  const first = last?.kind === 1 ? moves.find((move) => move.do === 'play' && move.tile === last.move.tile) : undefined;
  return first ? [first, ...moves.filter((move) => move !== first)] : moves;
}

function playOf(ways: Ways, way: number, seen: Puzzled): Move {
  const { tile, low, high } = wayOf(ways, way);
  return { do: 'play', tile: seen.puzzle.tiles[tile] ?? '0-0', arm: outlineOf(seen).armOf(low, high) };
}
