/** What stands in an account, in words. */
import type { Messages } from '../phrases.ts';

export interface Score {
  readonly n: number;
  readonly kind: 'won' | 'lost' | 'generals';
  /** How many points end the match; `null`: it ends otherwise. */
  readonly of: number | null;
  /** 16.5, 17.4: whether it stands open, and what opens it; `null` in games that know no closed ones. */
  readonly account: { readonly standing: 'open' | 'closed'; readonly opensAt: number } | null;
}

export function scoreOf({ score: m }: Messages['table'], { n, kind, of }: Score): string {
  if (kind !== 'won') return m[kind](n);
  return of === null ? m.won(n) : m.wonOf({ n, of });
}

export function accountOf({ table: { seat: m } }: Messages['table'], { account, kind }: Score): readonly string[] {
  if (account === null) return [];
  const { standing, opensAt } = account;
  if (standing === 'open') return [m.open];
  return [kind === 'lost' ? m.closedLost(opensAt) : m.closedWon(opensAt)];
}
