/** The candidates of a search: legal moves without their equivalents. */

import { encode } from '../../rules/chain/codec.ts';
import { type Core, LEAD } from '../../rules/chain/core.ts';
import type { Move } from '../../rules/game.ts';

/** Equivalent moves, and one of them as the core's integer. */
export interface Candidate {
  readonly code: number;
  readonly moves: readonly Move[];
}

/**
 * Groups moves that differ only in the arm, if both ends show the same number and both arms are started or both are free
 * (1.4: it makes no difference which free blade takes the tile). In the order of the first move of each group.
 */
export function candidatesOf(core: Core, moves: readonly Move[]): readonly Candidate[] {
  const candidates = new Map<number, { code: number; moves: Move[] }>();
  for (const move of moves) {
    const code = encode(core, move);
    const arm = (code >> 8) & 7;
    // 0: a free blade; 8: the end of an arm. The arm's bits are as good a place as any.
    const key = code < LEAD || move.do === 'play' ? (code & ~(15 << 8)) | (core.free & (1 << arm) ? 0 : 8 << 8) : code;
    const candidate = candidates.get(key);
    if (candidate) candidate.moves.push(move);
    else candidates.set(key, { code, moves: [move] });
  }
  return [...candidates.values()];
}
