/** The number in the middle of the table, and what pays. */
import type { Texts } from '../i18n/index.ts';
import { goalsAhead } from '../rules/goals.ts';
import { lastWhere } from '../rules/last-where.ts';
import type { Presented } from './presented.ts';

/** So many goals ahead are told (26): the one that can be hit next, and what comes after it. */
const GOALS = 2;

export interface ShownNumber {
  /** What it is, briefly. */
  readonly word: string;
  readonly value: number;
  /** The next numbers that pay, briefly. */
  readonly goals: readonly string[];
  /** 15.2: all numbers that pay. */
  readonly stones: readonly { readonly at: number; readonly state: 'behind' | 'next' | 'ahead' }[];
  /** True from when it scored until another tile is laid. */
  readonly isLit: boolean;
  /** The number and the next that pay, as a sentence. */
  readonly full: string;
}

/** The number that the table shows; `null`: none now. */
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
