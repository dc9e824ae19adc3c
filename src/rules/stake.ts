/** What is at stake for whoever bars (9.3) or leads for the hundred (17.7): a person must see it before they do. */
import type { Game, Move, Seen } from './game.ts';
import { isBarricade, isStake, isTileMove } from './moves.ts';
import { partnerOf } from './sides.ts';

export interface Stake {
  /** What is lost where somebody is lower; `null`: the match. */
  readonly points: number | null;
  /** Whether twice what the partner holds is lost besides. */
  readonly withPartner: boolean;
}

/** What is at stake when the seat to move chooses from these ways; `null`: nothing. */
export function stakeOf(game: Game | null, seen: Seen, ways: readonly Move[]): Stake | null {
  if (ways.some(isStake)) return { points: null, withPartner: false };
  const bar = ways.filter(isTileMove).find(isBarricade);
  if (!bar || !seen.turn) return null;
  const points = game?.worth?.barLoses?.(seen, bar.tile) ?? 0;
  const withPartner = partnerOf(seen.sides, seen.turn.seat) !== null;
  return points > 0 || withPartner ? { points, withPartner } : null;
}
