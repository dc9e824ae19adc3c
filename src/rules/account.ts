/** Accounts that losses open. */
import type { Game, Options } from './game.ts';

/** The state of an account. `never`: it does not open, and small losses are forgotten in every deal (16.5). */
export type AccountStanding = 'open' | 'closed' | 'never';

/** True if losses must open an account first (16.5). Without that every loss is written, or none below the least. */
export const opensAccounts = ({ worth }: Pick<Game, 'worth'>, options: Options): boolean =>
  worth?.opensAt !== undefined && !worth.neverOpens?.(options);

/** 16.5: an account is open when its total is not 0; `null` in games that write every loss. */
export function accountStanding(game: Pick<Game, 'worth'>, options: Options, total: number): AccountStanding | null {
  if (game.worth?.opensAt === undefined) return null;
  if (!opensAccounts(game, options)) return 'never';
  return total === 0 ? 'closed' : 'open';
}
