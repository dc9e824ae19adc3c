/** The fitted tables that are there: those of Cyprus from the start, all others once somebody plays another game. */
import cyprus from './cyprus-tables.json';

/** By key (`kindOf`): the typical points of a deal, then the logs in hundredths. `dominoes match-table` prints them. */
export type FittedTables = Readonly<Record<string, readonly number[]>>;

let there: FittedTables = cyprus;

/** The table with this key (`kindOf`), if it is there. */
export const fittedTable = (kind: string): readonly number[] | undefined => there[kind];

/** Takes in those of other games. */
export function takeInTables(tables: FittedTables): void {
  there = { ...cyprus, ...tables };
}
