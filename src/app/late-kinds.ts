/** Stars and crosses have all that draws them from the start. What other tables need beside it comes with the first of them. */
import type { Game } from '../rules/game.ts';

/** Whether a table needs more than a star does. */
const isOther = ({ table: { kind, rows } }: Game): boolean =>
  (kind !== 'star' && kind !== 'cross') || rows !== undefined;

/** Fetches what draws its layout. Rejects when it cannot be had. */
export async function fetchLayouts(game: Game): Promise<void> {
  if (isOther(game)) await import('../table/run-layouts.ts');
}
