/** What deals between equals bring. */

import { seedOfText } from '../../src/rules/chance.ts';
import type { Table } from '../cli/args.ts';
import { playOnce } from '../ladder/paired.ts';
import { fairPlayer } from '../ladder/player.ts';

/** What one deal brought each seat: points, or what it lost, written or not. */
export type Outcome = readonly number[];

/** Plays `deals` deals between bots of one kind. */
export function outcomesOf(table: Table, bot: string, deals: number, seed: string): readonly Outcome[] {
  const player = fairPlayer(table.game, bot);
  return Array.from({ length: deals }, (_, n) =>
    playOnce(table, player, n + 1, seedOfText(`${seed} deal ${n}`)).map(Math.abs),
  );
}

/** The mean of what a deal's winner makes; where points are losses, of what each loser loses. A whole number, 1 at least. */
export function typicalOf(outcomes: readonly Outcome[], isLost: boolean): number {
  const made = outcomes.flatMap((points) => (isLost ? points.filter((lost) => lost > 0) : [Math.max(...points)]));
  return Math.max(1, Math.round(made.reduce((sum, each) => sum + each, 0) / Math.max(1, made.length)));
}
