/** What deals between equals bring. */

import { seedOfText } from '../../src/rules/chance.ts';
import type { Table } from '../cli/args.ts';
import { playOnce, sidesOf } from '../ladder/paired.ts';
import { fairPlayer } from '../ladder/player.ts';

/**
 * What one deal brought each side: points, or what it lost, written or not. Up to a limit losses are above 0; in so many
 * deals below, as the highest has won.
 */
export type Outcome = readonly number[];

/** Plays `deals` deals between bots of one kind. */
export function outcomesOf(table: Table, bot: string, deals: number, seed: string): readonly Outcome[] {
  const player = fairPlayer(table.game, bot);
  const isRace = table.options.deals === undefined;
  const seats = table.game.sides(table.options, table.seats);
  return Array.from({ length: deals }, (_, n) => {
    const made = playOnce(table, player, n + 1, seedOfText(`${seed} deal ${n}`));
    const bySide = sidesOf(table).map((side) => made[seats.indexOf(side)] ?? 0);
    return isRace ? bySide.map(Math.abs) : bySide;
  });
}

/** The mean of what a deal's winner makes; where points are losses, of what each loser loses. A whole number, 1 at least. */
export function typicalOf(outcomes: readonly Outcome[], isLost: boolean): number {
  const made = outcomes.flatMap((points) =>
    isLost ? points.map(Math.abs).filter((lost) => lost > 0) : [Math.max(...points)],
  );
  return Math.max(1, Math.round(made.reduce((sum, each) => sum + each, 0) / Math.max(1, made.length)));
}
