/**
 * The search of Solo 2 depends on what is known. If all tiles are open, the order of the draws included, it decides
 * whether the deal can be won. Otherwise it first finds out whether any order of the hidden tiles can win. With few
 * hidden tiles it then goes through all orders; with many it tries random ones.
 */
import { type FastChance, fastChance } from '../../rules/chance.ts';
import type { Seen, Tile } from '../../rules/game.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { Steps } from '../steps.ts';
import { Chances, canBeWon, promise } from './in-any-order.ts';
import { InOrder } from './in-order.ts';
import { type Held, Refill, type RefillPlay, withTiles } from './refill.ts';
import type { Solution } from './solution.ts';

/** The most hidden tiles for which all orders are examined: less than half a second, mostly. */
const FEW = 6;
/** Orders that are tried if more tiles are hidden. */
export const TRIED = 100;
/** States after which a search yields, and states after which an order of draws counts as hopeless. */
const SLICE = 2000;
const ENOUGH = 20_000;

const NONE: Solution = { is: 'none' };

/** A view as numbers. */
interface Position {
  readonly rules: Refill;
  readonly all: readonly Tile[];
  readonly held: Held;
  /** The tiles of the boneyard whose faces are known, in the order of drawing. */
  readonly known: readonly number[];
}

/** Returns the view as numbers; null before the lead. */
function positionIn(seen: Seen): Position | null {
  const rules = new Refill(seen);
  const all = rules.pairs.map(([low, high]) => tileOf(low, high));
  const indexesAt = (positions: readonly number[]) =>
    positions.flatMap((at) => {
      const tile = seen.heap[at];
      return tile ? [all.indexOf(tile)] : [];
    });
  const [one, other] = seen.ends;
  if (!one || !other) return null;
  const hand = withTiles(indexesAt(seen.hands[0] ?? []), []);
  return { rules, all, held: { hand, ends: [one.shows, other.shows] }, known: indexesAt(seen.boneyard) };
}

/**
 * True if the deal can be won with tiles drawn from the lowest position, as far as `ENOUGH` states show (22.4).
 *
 * @param seen a view with every face, after the lead.
 */
export function isRefillWinnable(seen: Seen): boolean {
  const position = positionIn(seen);
  if (!position) throw new Error('a search needs a lead');
  const { rules, held, known } = position;
  const found = new InOrder(rules, known).solve(held, 0, ENOUGH);
  return found !== null && found !== undefined;
}

/** @param seen the player's view. If it has every face of the heap, tiles are drawn from the lowest position. */
export function* solveRefill(seen: Seen): Steps<Solution, number> {
  const position = positionIn(seen);
  if (!position) return { is: 'unknown' };
  const { rules, all, held, known } = position;
  if (known.length === seen.boneyard.length) return yield* inOrder(rules, held, known);
  const seenTiles = new Set(seen.heap);
  const hidden = all.flatMap((tile, index) => (seenTiles.has(tile) ? [] : [index]));
  if (!canBeWon(rules, held, hidden)) return NONE;
  if (hidden.length <= FEW) return exactly(rules, held, hidden);
  return yield* byTrying(rules, held, hidden, fastChance(seen.log.length));
}

function* inOrder(rules: Refill, held: Held, order: readonly number[]): Steps<Solution, number> {
  const search = new InOrder(rules, order);
  for (let slice = 1; ; slice++) {
    const found = search.solve(held, 0, SLICE);
    if (found !== undefined) return found ? { is: 'found', moves: found.map((each) => rules.moveOf(each)) } : NONE;
    // The duration is unknown: each slice counts as a tenth of the rest.
    yield 1 - 0.9 ** slice;
  }
}

function exactly(rules: Refill, held: Held, hidden: readonly number[]): Solution {
  const chances = new Chances(rules);
  return opened(rules, rules.layings(held), (laying) => chances.after(laying, hidden), null);
}

function* byTrying(rules: Refill, held: Held, hidden: readonly number[], chance: FastChance): Steps<Solution, number> {
  const layings = rules.layings(held);
  const won = new Map<RefillPlay, number>();
  for (let tried = 0; tried < TRIED; tried++) {
    const order = shuffled(hidden, chance);
    const search = new InOrder(rules, order);
    const winning = layings.filter((laying) => {
      const count = rules.draws(laying.hand.length, order.length);
      const next = { hand: withTiles(laying.hand, order.slice(0, count)), ends: laying.ends };
      return search.solve(next, count, ENOUGH);
    });
    for (const laying of winning) won.set(laying, (won.get(laying) ?? 0) + 1);
    yield (tried + 1) / TRIED;
  }
  return opened(rules, layings, (laying) => (won.get(laying) ?? 0) / TRIED, TRIED);
}

/** Returns the laying with the best chance; among equals the one after which most tiles fit. */
function opened(
  rules: Refill,
  layings: readonly RefillPlay[],
  chanceOf: (laying: RefillPlay) => number,
  tried: number | null,
): Solution {
  const judged = layings
    .map((laying) => ({ laying, chance: chanceOf(laying) }))
    .sort((a, b) => b.chance - a.chance || promise(rules, b.laying) - promise(rules, a.laying));
  const [first] = judged;
  return first ? { is: 'open', best: rules.moveOf(first.laying), chance: first.chance, tried } : NONE;
}

function shuffled(tiles: readonly number[], chance: FastChance): readonly number[] {
  const order = [...tiles];
  for (let at = order.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
