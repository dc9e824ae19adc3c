/** A score in words. */
import type { AccountStanding } from '../../rules/account.ts';
import type { Messages } from '../phrases.ts';

export interface Score {
  readonly n: number;
  readonly kind: 'won' | 'lost' | 'generals';
  /** The points that end the match; null if it ends otherwise. */
  readonly of: number | null;
  /** 16.5, 17.4: the account's state, and the points that open it; null in games without closed accounts. */
  readonly account: { readonly standing: AccountStanding; readonly opensAt: number } | null;
}

export function scoreInWords({ score: m }: Messages['table'], { n, kind, of }: Score): string {
  if (kind !== 'won') return m[kind](n);
  return of === null ? m.won(n) : m.wonOf({ n, of });
}

export function accountOf({ table: { seat: m } }: Messages['table'], { account, kind }: Score): readonly string[] {
  if (account === null) return [];
  const { standing, opensAt } = account;
  if (standing === 'open') return [m.open];
  if (standing === 'never') return [m.never(opensAt)];
  return [kind === 'lost' ? m.closedLost(opensAt) : m.closedWon(opensAt)];
}
