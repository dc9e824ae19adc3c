/** Whole turns, where a seat lays as many tiles as fit (12.1): what comes of a tile is what comes of the order of all. */

import { copyCore } from '../../rules/chain/copy-core.ts';
import { type Core, GOES_ON, newCore } from '../../rules/chain/core.ts';
import { listButBars, MOST_MOVES } from '../../rules/chain/legal.ts';
import { step } from '../../rules/chain/step.ts';
import type { Candidate } from './candidates.ts';

/** The most positions within a turn that are looked at from its first tile on: what is left out is much like the rest. */
const MOST_POSITIONS = 2000;
/** The most turns that are compared, beyond one for each first tile. */
const MOST_TURNS = 32;

/** The moves of a turn, as the core's integers, and what leaves the hand with them: its pips, and one for each tile. */
export interface WholeTurn {
  readonly codes: readonly number[];
  readonly shed: number;
}

/** A turn, and the candidate that it begins with. */
export interface TurnOf extends WholeTurn {
  readonly candidate: Candidate;
}

/**
 * The turns that begin with each candidate: the candidate alone, but where as many tiles are laid as fit the heaviest of
 * all that end differently.
 * @param base the position, with the hand of the seat whose turn it is.
 */
export function wholeTurns(base: Core, candidates: readonly Candidate[]): readonly TurnOf[] {
  if (base.rules.tilesInTurn !== 'as many as fit') {
    return candidates.map((candidate) => ({ candidate, codes: [candidate.code], shed: 0 }));
  }
  const all = candidates.map((candidate) =>
    turnsFrom(base, candidate.code)
      .map((turn): TurnOf => ({ ...turn, candidate }))
      .sort((a, b) => b.shed - a.shed),
  );
  const first = all.flatMap(([best]) => best ?? []);
  const others = all.flatMap(([, ...rest]) => rest).sort((a, b) => b.shed - a.shed);
  return [...first, ...others.slice(0, MOST_TURNS)];
}

/** The turns that begin with this move, one for each way in which they leave hand and ends. */
export function turnsFrom(base: Core, first: number): readonly WholeTurn[] {
  const { seat } = base;
  const known = new Set<string>();
  const turns: WholeTurn[] = [];
  const before = base.counts[seat] as number;
  const visit = (from: Core, code: number, codes: readonly number[]) => {
    const core = newCore(base.rules);
    copyCore(from, core);
    step(core, code);
    const key = leftBy(core, seat);
    if (known.has(key) || known.size > MOST_POSITIONS) return;
    known.add(key);
    const played = [...codes, code];
    if ((code & GOES_ON) === 0) {
      turns.push({ codes: played, shed: played.length + before - (core.counts[seat] as number) });
      return;
    }
    const moves = new Int32Array(MOST_MOVES);
    for (const next of moves.subarray(0, listButBars(core, moves))) visit(core, next, played);
  };
  visit(base, first, []);
  return turns;
}

/** Hand and ends, whichever of the two ends is which. */
function leftBy({ hands, ends }: Core, seat: number): string {
  const [one, other] = ends;
  const own = hands.subarray(seat << 4, (seat + 1) << 4);
  return `${Math.min(one ?? 0, other ?? 0)} ${Math.max(one ?? 0, other ?? 0)} ${own.join(' ')}`;
}
