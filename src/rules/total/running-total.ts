/** The running total (15.1): what it is, which goals it passes, and what they are worth. */
import type { Goal, Options, Seen, TableNumber, Tile } from '../game.ts';
import type { TileMove } from '../moves.ts';
import { pipCount } from '../tiles.ts';

/** 15.2: the goals with double-six; double-nine has two more. */
const GOALS = [30, 50, 70, 100];
const MORE_GOALS = [120, 150];

/** 15.3: what each is worth: itself or, by steps, its number. */
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

/** 15.2: what a tile makes that brings the total there. A tile without pips brings it nowhere. */
function worthOf(tile: Tile, total: number, options: Options): number {
  return pipCount(tile) === 0 ? 0 : (goalsOf(options).find(({ at }) => at === total)?.scores ?? 0);
}

/** `null` before a tile lies. */
export function totalShown({ laid, options }: Pick<Seen, 'laid' | 'options'>): TableNumber | null {
  return laid.length === 0 ? null : { name: 'total', value: totalOf(laid), parts: [], goals: goalsOf(options) };
}

/** What a legal move would make of the total, and score. */
export function totalAfter(
  { laid, options }: Pick<Seen, 'laid' | 'options'>,
  { tile }: TileMove,
): TableNumber & { readonly scores: number } {
  const value = totalOf(laid) + pipCount(tile);
  return { name: 'total', value, parts: [], scores: worthOf(tile, value, options) };
}
