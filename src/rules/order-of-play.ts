/** The tiles on the table in the order in which they were played. */
import type { Laid, Seen, Tile } from './game.ts';
import { tileOfMove } from './moves.ts';

/** Returns the tiles that lie, the last played at the end. In two lines `laid` has another order (21.5). */
export function inOrderOfPlay({ laid, log }: Pick<Seen, 'laid' | 'log'>): readonly Laid[] {
  const times = new Map<Tile | null, number>();
  for (const [time, event] of log.entries()) times.set(tileOfMove(event), time);
  const timeOf = ({ tile }: Laid) => times.get(tile) ?? -1;
  return [...laid].sort((a, b) => timeOf(a) - timeOf(b));
}

/** Returns the tile that was played last; `null` while no tile lies, or only the first. */
export const lastPlayed = (seen: Pick<Seen, 'laid' | 'log'>): Laid | null =>
  seen.laid.length > 1 ? (inOrderOfPlay(seen).at(-1) ?? null) : null;
