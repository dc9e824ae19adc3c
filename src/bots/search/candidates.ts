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
 * Groups moves that differ only in the arm, if both ends show the same number and are of one kind. The groups keep the
 * order of their first moves.
 */
export function candidatesOf(core: Core, moves: readonly Move[]): readonly Candidate[] {
  const candidates = new Map<number, { code: number; moves: Move[] }>();
  for (const move of moves) {
    const code = encode(core, move);
    // The arm's bits hold the kind of its end.
    const key = code < LEAD || move.do === 'play' ? (code & ~(15 << 8)) | (kindOf(core, (code >> 8) & 7) << 8) : code;
    const candidate = candidates.get(key);
    if (candidate) candidate.moves.push(move);
    else candidates.set(key, { code, moves: [move] });
  }
  return [...candidates.values()];
}

/**
 * Returns the kind of an arm's end: 0 for any free blade (1.4), 1 for the end of an arm, 2 if it has a double that
 * counts (6.9, 11.2).
 */
function kindOf({ rules, free, doubles, jokers, ends }: Core, arm: number): number {
  // 10.2: a joker fits ends of different numbers.
  if (jokers !== null) return ends[arm] as number;
  if (free & (1 << arm)) return 0;
  return rules.onTheWay && doubles & (1 << arm) ? 2 : 1;
}
