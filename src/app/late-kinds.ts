/** Stars and crosses have all that shows them from the start. What other tables need beside it comes with the first of them. */
import type { Texts } from '../i18n/index.ts';
import type { Game } from '../rules/game.ts';

/** Whether a table needs more than a star does. */
const isOther = ({ table: { kind } }: Game): boolean => kind !== 'star' && kind !== 'cross';

/** Fetches what tells about the table of that game, and its words. Rejects when it cannot be had. */
export async function fetchViews(game: Game, texts: Texts): Promise<void> {
  if (isOther(game)) await Promise.all([import('../access/run-tables.ts'), texts.fetchRun()]);
}
