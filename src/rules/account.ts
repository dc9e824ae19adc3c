/** Accounts that losses open. */
import type { Game } from './game.ts';

/** 16.5: an account is open when its total is not 0; `null` in games that write every loss. */
export const accountStanding = ({ worth }: Pick<Game, 'worth'>, total: number): 'open' | 'closed' | null =>
  worth?.opensAt === undefined ? null : total === 0 ? 'closed' : 'open';
