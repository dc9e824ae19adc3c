/** Bots at a tree (30, 31). */
import type { Game } from '../../rules/game.ts';
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { searchWith } from '../search/search.ts';
import { worthOnFeet } from '../tree/feet-prospects.ts';
import { worthInTree } from '../tree/tree-prospects.ts';
import { weighFeet } from '../tree/weigh-feet.ts';
import { weighTree } from '../tree/weigh-tree.ts';
import { star } from './star.ts';

/** 31.4: true if the ends are added up. In the other trees doubles have toes (30.4). */
const hasSums = ({ tableNumber }: Pick<Game, 'tableNumber'>) => tableNumber !== undefined;

const search = searchWith({
  tables: TABLES,
  weigh: (weighing) => (hasSums(weighing.game) ? weighTree(weighing) : weighFeet(weighing)),
});

export const tree: BotKind = {
  ...star,
  fetchSearch: async () => search,
  worthIn: (seen, game) => (hasSums(game) ? worthInTree(seen, game) : worthOnFeet(seen, game)),
};
