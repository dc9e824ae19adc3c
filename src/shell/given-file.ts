/** Reads a file from the player. It may be huge, a folder, or already deleted. */
import type { Result } from '../rules/game.ts';

/** The greatest size of a file of kept data, in bytes: more than any browser stores for a page. */
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
