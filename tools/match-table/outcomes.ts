/** The results of deals between equal bots. */

import type { BotLevel } from '../../src/bots/levels.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Table } from '../cli/args.ts';
import { playOnce, sidesOf } from '../ladder/paired.ts';
import { fairPlayer } from '../ladder/player.ts';

/**
 * The result of one deal for each side: points, or losses, written or not. In a race to a limit losses are above 0. In
 * a fixed number of deals they are below, since the highest wins.
 */
export type Outcome = readonly number[];

/** Plays `deals` deals between bots of one kind. */
export function outcomesOf(table: Table, bot: BotLevel, deals: number, seed: string): readonly Outcome[] {
  const player = fairPlayer(table.game, bot);
  const isRace = table.options.deals === undefined;
  const seats = table.game.sides(table.options, table.seats);
  return Array.from({ length: deals }, (_, n) => {
    const made = playOnce(table, player, n + 1, seedOfText(`${seed} deal ${n}`));
    const bySide = sidesOf(table).map((side) => made[seats.indexOf(side)] ?? 0);
    return isRace ? bySide.map(Math.abs) : bySide;
  });
}

/**
 * Returns the mean points of a deal's winner or, where points are losses, of each loser. A whole number, at least 1.
 */
export function typicalOf(outcomes: readonly Outcome[], isLost: boolean): number {
  const made = outcomes.flatMap((points) =>
    isLost ? points.map(Math.abs).filter((lost) => lost > 0) : [Math.max(...points)],
  );
  return Math.max(1, Math.round(made.reduce((sum, each) => sum + each, 0) / Math.max(1, made.length)));
}
