/** Bots at a row of a running total (15). */
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { weighByContract } from '../search/any-game.ts';
import { searchWith } from '../search/search.ts';
import { worthIn } from '../total/total-prospects.ts';
import { weighTotal } from '../total/weigh-total.ts';
import { whysInTotal } from '../total/whys-in-total.ts';
import { star } from './star.ts';

const search = searchWith({
  tables: TABLES,
  weigh(weighing) {
    // 15.2: the goals are there from the first tile on, and nobody chooses that tile.
    const goals = weighing.game.tableNumber?.(weighing.seen)?.goals;
    return goals ? weighTotal(weighing, goals) : weighByContract(weighing);
  },
});

export const row: BotKind = {
  ...star,
  fetchSearch: async () => search,
  worthIn,
  whysFor: whysInTotal,
};
