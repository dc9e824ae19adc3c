/** Fetches what bots need for other games than the first one. */
import { takeInTables } from './match-table/tables.ts';
import { othersThere, takeInOthers } from './others-there.ts';

/**
 * Bots wait for it before they think. Rejects where it cannot be had; without the tables they go by the size of the hands.
 */
export async function fetchOthers(game: string): Promise<void> {
  if (game === 'cyprus' || othersThere()) return;
  const { TABLES, recalled, weigh, worthIn } = await import('./other-games.ts');
  takeInTables(TABLES);
  takeInOthers({ recalled, weigh, worthIn });
}
