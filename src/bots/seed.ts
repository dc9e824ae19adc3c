import type { Seen } from '../rules/game.ts';

/**
 * Returns a 32-bit seed for one decision (FNV-1a over the seat's view). The same position gives the same seed, and
 * nothing hidden can influence it.
 */
export function thinkingSeed(seen: Seen): number {
  const text = `${seen.deal} ${seen.turn?.seat} ${seen.log.length} ${seen.heap.join(' ')}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
