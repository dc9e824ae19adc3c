/** Bots at a star, played by the fast core; all other kinds of table begin with this one. */
import type { BotKind } from '../kind.ts';
import STAR_TABLES from '../match-table/star-tables.json';
import { weighChain } from '../search/weigh-chain.ts';

export const star: BotKind = {
  tables: STAR_TABLES,
  weigh: weighChain,
  worthIn: () => null,
  recalled: (seen) => seen,
  whysFor: null,
  solve({ game }) {
    throw new Error(`there is no search for ${game}`);
  },
  isWinnable({ game }) {
    throw new Error(`the deals of ${game} are not chosen`);
  },
};
