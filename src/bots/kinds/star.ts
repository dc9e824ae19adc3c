/** Bots at a star, played by the fast core; all other kinds of table begin with this one. */
import type { BotKind } from '../kind.ts';

export const star: BotKind = {
  fetchSearch: async () => (await import('../search/star-search.ts')).starSearch,
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
