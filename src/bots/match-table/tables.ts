/** The fitted tables that are there: those of Cyprus from the start, all others once somebody plays another game. */
import { CYPRUS } from './cyprus-tables.ts';

let there = CYPRUS;

/** The table with this key (`kindOf`), if it is there. */
export const fittedTable = (kind: string): string | undefined => there[kind];

/** Takes in those of other games. */
export function takeInTables(tables: Readonly<Record<string, string>>): void {
  there = { ...CYPRUS, ...tables };
}
