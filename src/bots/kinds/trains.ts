/** Bots at trains (29). */
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { searchWith } from '../search/search.ts';
import { worthOnTrains } from '../trains/trains-prospects.ts';
import { weighTrains } from '../trains/weigh-trains.ts';
import { whysOnTrains } from '../trains/whys-on-trains.ts';
import { star } from './star.ts';

const search = searchWith({ tables: TABLES, weigh: weighTrains });

export const trains: BotKind = {
  ...star,
  fetchSearch: async () => search,
  worthIn: worthOnTrains,
  whysFor: whysOnTrains,
};
