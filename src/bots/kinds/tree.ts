/** Bots at a tree (31). */
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { searchWith } from '../search/search.ts';
import { worthInTree } from '../tree/tree-prospects.ts';
import { weighTree } from '../tree/weigh-tree.ts';
import { star } from './star.ts';

const search = searchWith({ tables: TABLES, weigh: weighTree });

export const tree: BotKind = { ...star, fetchSearch: async () => search, worthIn: worthInTree };
