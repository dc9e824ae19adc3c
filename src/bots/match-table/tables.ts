/** The fitted tables that are there: those of Cyprus from the start, all others once somebody plays another game. */
import { takeInTotal } from '../total/there.ts';
import { CYPRUS } from './cyprus-tables.ts';

let there = CYPRUS;

/** The table with this key (`kindOf`), if it is there. */
export const fittedTable = (kind: string): string | undefined => there[kind];

/**
 * Fetches what is not there yet of the tables of a game, and how to think of other games than Cyprus. Bots wait for it before they think. Rejects where it cannot be had;
 * without a table they go by the size of the hands.
 */
export async function fetchTables(game: string): Promise<void> {
  if (game === 'cyprus' || there !== CYPRUS) return;
  const { TABLES, ...total } = await import('../other-games.ts');
  there = { ...CYPRUS, ...TABLES };
  takeInTotal(total);
}
