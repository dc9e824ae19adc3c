/** The stake of a seat that bars (9.3) or leads for the hundred (17.7): a person must see it first. */
import type { Game, Move, Seen } from './game.ts';
import { isBarricade, isStake, isTileMove } from './moves.ts';
import { partnerOf } from './sides.ts';

export interface Stake {
  /** The points lost if somebody is lower; `null`: the match. */
  readonly points: number | null;
  /** True if twice the partner's count is lost as well. */
  readonly withPartner: boolean;
  /** True if the points are lost unless the seat scores, not only if somebody is lower (9.5). */
  readonly mustScore: boolean;
}

/** Returns the stake if the seat to move chooses from these ways; `null` if nothing is at stake. */
export function stakeOf(game: Game | null, seen: Seen, ways: readonly Move[]): Stake | null {
  if (ways.some(isStake)) return { points: null, withPartner: false, mustScore: false };
  const bar = ways.filter(isTileMove).find(isBarricade);
  if (!bar || !seen.turn) return null;
  const points = game?.worth?.barLoses?.(seen, bar.tile) ?? 0;
  const withPartner = partnerOf(seen.sides, seen.turn.seat) !== null;
  const mustScore = game?.worth?.barMustScore === true;
  return points > 0 || withPartner ? { points, withPartner, mustScore } : null;
}
