/** The moves of a turn that come to something different. */

import { encode } from '../../rules/chain/codec.ts';
import { type Core, LEAD } from '../../rules/chain/core.ts';
import type { Move } from '../../rules/game.ts';

/** Moves that all come to the same, and one of them as the core's integer. */
export interface Candidate {
  readonly code: number;
  readonly moves: readonly Move[];
}

/**
 * Puts moves together that differ only in the arm, where both ends show the same number and both arms are started or
 * both not (1.4: which free blade takes the tile makes no difference). In the order of the first of each.
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
