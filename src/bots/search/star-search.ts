/** The search at a star, played by the fast core. */
import STAR_TABLES from '../match-table/star-tables.json';
import { searchWith } from './search.ts';
import { weighChain } from './weigh-chain.ts';

export const starSearch = searchWith({ tables: STAR_TABLES, weigh: weighChain });
