/** The goals of a number (15.2). */
import type { Goal, TableNumber } from './game.ts';

/** Returns the goals above the value, the next one first. */
export const goalsAhead = ({ value, goals = [] }: TableNumber): readonly Goal[] => goals.filter(({ at }) => at > value);
