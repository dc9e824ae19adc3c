/** The number in the middle of the table, and the goals. */
import type { Texts } from '../i18n/index.ts';
import { goalsAhead } from '../rules/goals.ts';
import { lastWhere } from '../rules/last-where.ts';
import type { Presented } from './presented.ts';

/** The number of goals shown ahead (26): the next one and the one after it. */
const GOALS = 2;

export interface ShownNumber {
  /** A short name for it. */
  readonly word: string;
  readonly value: number;
  /** The next goals, in short. */
  readonly goals: readonly string[];
  /** 15.2: all goals. */
  readonly stones: readonly { readonly at: number; readonly state: 'behind' | 'next' | 'ahead' }[];
  /** True from a score until another tile is played. */
  readonly isLit: boolean;
  /** The number and the next goals, as a sentence. */
  readonly full: string;
}

/** Returns the number that the table shows; null if none. */
export function numberOf({ game, now: { seen } }: Pick<Presented, 'game' | 'now'>, texts: Texts): ShownNumber | null {
  const number = game.tableNumber?.(seen) ?? null;
  if (!number) return null;
  const { name, value, goals = [] } = number;
  const ahead = goalsAhead(number);
  const next = goals.find(({ at }) => at > value)?.at;
  const last = lastWhere(seen.log, (event) => event.do === 'lead' || event.do === 'play');
  return {
    word: texts.scene.number[name],
    value,
    goals: ahead.slice(0, GOALS).map(({ at, scores }) => texts.scene.goal(at, scores)),
    stones: goals.map(({ at }) => ({ at, state: at === next ? 'next' : at > value ? 'ahead' : 'behind' })),
    isLit: last?.scores !== undefined,
    full: texts.table.number[name](value) + ahead.map(({ at, scores }) => texts.table.goal(at, scores)).join(''),
  };
}
