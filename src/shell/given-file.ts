/** A file from the player. It may be of any size, a folder, or gone by the time it is read. */
import type { Result } from '../rules/game.ts';

/** Bytes of the longest file of kept data that is read: more than any browser keeps for a page. */
export const LONGEST_KEPT = 2 ** 25;

/** Reads a file as text, unless it has more than `most` bytes. Never rejects. */
export async function textOf(file: Blob, most: number): Promise<Result<string, 'tooLong' | 'unreadable'>> {
  if (file.size > most) return { ok: false, reason: 'tooLong' };
  try {
    return { ok: true, value: await file.text() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
