/** What bots need for other games than the first one: one file, fetched with the first of these (`fetchTables`). */
export { TABLES } from './match-table/fitted-tables.ts';
export { prospectsIn } from './total/prospects.ts';
export { weighTotal } from './total/weigh-total.ts';
