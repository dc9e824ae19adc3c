/** Accounts that losses open. */
import type { Game, Options } from './game.ts';

/** The state of an account. `never`: it does not open, and small losses are forgotten in every deal (16.5). */
export type AccountStanding = 'open' | 'closed' | 'never';

/** 16.5: an account is open when its total is not 0; `null` in games that write every loss. */
export function accountStanding(
  { worth }: Pick<Game, 'worth'>,
  options: Options,
  total: number,
): AccountStanding | null {
  if (worth?.opensAt === undefined) return null;
  if (worth.neverOpens?.(options)) return 'never';
  return total === 0 ? 'closed' : 'open';
}
