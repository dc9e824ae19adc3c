/** The running total (15.1), its goals, and their worth. */
import type { Goal, Options, Seen, TableNumber, Tile } from '../game.ts';
import type { TileMove } from '../moves.ts';
import { pipCount } from '../tiles.ts';

/** 15.2: the goals with double-six; double-nine has two more. */
const GOALS = [30, 50, 70, 100];
const MORE_GOALS = [120, 150];

/** 15.3: the worth of each goal: its number of pips or, by steps, its place in the list. */
const goals = (at: readonly number[]) => ({
  total: at.map((total): Goal => ({ at: total, scores: total })),
  steps: at.map((total, nth): Goal => ({ at: total, scores: nth + 1 })),
});
const OF_SIX = goals(GOALS);
const OF_NINE = goals([...GOALS, ...MORE_GOALS]);

/** The goals of a deal, ascending. */
export const goalsOf = ({ set, hits }: Options): readonly Goal[] =>
  (set === 9 ? OF_NINE : OF_SIX)[hits === 'steps' ? 'steps' : 'total'];

/** 15.1: the sum of the pips of all tiles laid. */
export const totalOf = (laid: readonly { readonly tile: Tile }[]): number =>
  laid.reduce((sum, { tile }) => sum + pipCount(tile), 0);

/** 15.2: returns the points of a tile that brings the total to this number. A tile without pips scores nothing. */
function worthOf(tile: Tile, total: number, options: Options): number {
  return pipCount(tile) === 0 ? 0 : (goalsOf(options).find(({ at }) => at === total)?.scores ?? 0);
}

/** Returns the total on the table; `null` before a tile lies. */
export function totalShown({ laid, options }: Pick<Seen, 'laid' | 'options'>): TableNumber | null {
  return laid.length === 0 ? null : { name: 'total', value: totalOf(laid), parts: [], goals: goalsOf(options) };
}

/** Returns the total after a legal move, and its points. */
export function totalAfter(
  { laid, options }: Pick<Seen, 'laid' | 'options'>,
  { tile }: TileMove,
): TableNumber & { readonly scores: number } {
  const value = totalOf(laid) + pipCount(tile);
  return { name: 'total', value, parts: [], scores: worthOf(tile, value, options) };
}
