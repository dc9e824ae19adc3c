/** The goals of a number (15.2). */
import type { Goal, TableNumber } from './game.ts';

/** Those ahead, the next one first. */
export const goalsAhead = ({ value, goals = [] }: TableNumber): readonly Goal[] => goals.filter(({ at }) => at > value);
