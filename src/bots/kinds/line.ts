/** Bots at a line, a cross, a house or a stack. */
import type { BotKind } from '../kind.ts';
import TABLES from '../match-table/fitted-tables.json';
import { searchWith } from '../search/search.ts';
import { weighChain } from '../search/weigh-chain.ts';
import { star } from './star.ts';

const search = searchWith({ tables: TABLES, weigh: weighChain });

export const line: BotKind = { ...star, fetchSearch: async () => search };
