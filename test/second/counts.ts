/** What is counted in records while they are judged. */
import type { AuditCounts } from '../../src/rules/audit.ts';
import type { Ending } from '../../src/rules/game.ts';
import type { DealRecord } from '../../src/rules/record/format.ts';

export type Counts = { -readonly [Name in Exclude<keyof AuditCounts, 'ends'>]: number } & {
  readonly ends: Partial<Record<Ending, number>>;
};

export const nothingCounted = (): Counts => ({
  matches: 0,
  deals: 0,
  unfinished: 0,
  ends: {},
  thrownIn: 0,
  turns: 0,
  plays: 0,
  draws: 0,
  passes: 0,
});

/** Counts a deal, and what happened in it. */
export function countDeal(
  { end, thrownIn }: DealRecord,
  happened: Pick<AuditCounts, 'turns' | 'plays' | 'draws' | 'passes'>,
  counts: Counts,
): void {
  if (end === undefined) counts.unfinished++;
  else {
    counts.deals++;
    counts.ends[end] = (counts.ends[end] ?? 0) + 1;
  }
  counts.thrownIn += thrownIn.length;
  for (const name of ['turns', 'plays', 'draws', 'passes'] as const) counts[name] += happened[name];
}
