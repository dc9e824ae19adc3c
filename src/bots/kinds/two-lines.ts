/** Bots at two lines (21). */
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { searchWith } from '../search/search.ts';
import { worthInLines } from '../two-lines/line-prospects.ts';
import { recalled } from '../two-lines/recall.ts';
import { weighLines } from '../two-lines/weigh-lines.ts';
import { whysInLines } from '../two-lines/whys.ts';
import { star } from './star.ts';

const search = searchWith({ tables: TABLES, weigh: weighLines });

export const twoLines: BotKind = {
  ...star,
  fetchSearch: async () => search,
  worthIn: worthInLines,
  recalled,
  whysFor: ({ seen, best, plays }) => whysInLines(seen, best, plays),
};
