/** Here bots are asked without waiting: all fitted tables are there before. */
import { fetchTables } from '../../src/bots/match-table/tables.ts';

await fetchTables('all');
