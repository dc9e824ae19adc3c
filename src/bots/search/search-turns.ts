/**
 * Whole turns, where a seat plays as many tiles as fit (12.1). There the value of a tile depends on the order of all.
 */

import { copyCore } from '../../rules/chain/copy-core.ts';
import { type Core, GOES_ON, newCore } from '../../rules/chain/core.ts';
import { listButBars, MOST_MOVES } from '../../rules/chain/legal.ts';
import { step } from '../../rules/chain/step.ts';
import type { Candidate } from './candidates.ts';

/** The most positions examined within a turn from its first tile on. The rest are much like these. */
const MOST_POSITIONS = 2000;
/** The most turns that are compared, beyond one for each first tile. */
const MOST_TURNS = 32;

/** The moves of a turn, as the core's integers. `shed`: the pips that leave the hand, plus one for each tile. */
export interface WholeTurn {
  readonly codes: readonly number[];
  readonly shed: number;
}

/** A turn with the candidate that begins it. */
export interface TurnOf extends WholeTurn {
  readonly candidate: Candidate;
}

/**
 * Returns the turns that begin with each candidate. Usually that is the candidate alone. Where as many tiles are played
 * as fit, it is the heaviest of all turns that end differently.
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

/** Returns the turns that begin with this move, one for each resulting hand and ends. */
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

/** Returns a key of the hand and the ends, in which the two ends may be swapped. */
function leftBy({ hands, ends }: Core, seat: number): string {
  const [one, other] = ends;
  const own = hands.subarray(seat << 4, (seat + 1) << 4);
  return `${Math.min(one ?? 0, other ?? 0)} ${Math.max(one ?? 0, other ?? 0)} ${own.join(' ')}`;
}
