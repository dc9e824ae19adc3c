/** What is at stake for whoever bars (9.3): a person must see it before they do. */
import type { Game, Move, Seen } from './game.ts';
import { isBarricade, isTileMove } from './moves.ts';
import { partnerOf } from './sides.ts';

export interface Stake {
  /** What is lost where somebody is lower. */
  readonly points: number;
  /** Whether twice what the partner holds is lost besides. */
  readonly withPartner: boolean;
}

/** What is at stake when the seat to move chooses from these ways; `null`: none of them bars, or nothing can be lost. */
export function stakeOf(game: Game | null, seen: Seen, ways: readonly Move[]): Stake | null {
  const bar = ways.filter(isTileMove).find(isBarricade);
  if (!bar || !seen.turn) return null;
  const points = game?.barLoses?.(seen, bar.tile) ?? 0;
  const withPartner = partnerOf(seen.sides, seen.turn.seat) !== null;
  return points > 0 || withPartner ? { points, withPartner } : null;
}
