/** The goals of a number (15.2). */
import type { Goal, TableNumber } from './game.ts';

/** The next one ahead; `null` where there is none. */
export const nextGoal = ({ value, goals = [] }: TableNumber): Goal | null => goals.find(({ at }) => at > value) ?? null;
