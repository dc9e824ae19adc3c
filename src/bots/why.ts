/** The reasons for a move: its differences from the other moves. */
import type { Move, Seen, Standing } from '../rules/game.ts';
import { isBarricade, isTileMove } from '../rules/moves.ts';
import { pipCount } from '../rules/tiles.ts';
import type { BotGame } from './kind.ts';
import type { Slot } from './knowledge/slots.ts';
import type { Why } from './move-reasons.ts';
import type { Opinion } from './opinion.ts';
import { handInTurn, whysInChains } from './whys-in-chains.ts';

/**
 * Returns the reasons for the first opinion, strongest first.
 * @param point the scale of a point in such deals (`pointIn`).
 * @param standing the match before the deal; a first deal by default.
 */
export function whysOf(
  bots: BotGame,
  seen: Seen,
  opinions: readonly Opinion[],
  slots: readonly Slot[],
  point = 1,
  standing?: Standing,
): readonly Why[] {
  const best = opinions[0]?.moves[0];
  const plays = opinions.flatMap(({ moves: [move] }) => (move && isTileMove(move) && !isBarricade(move) ? [move] : []));
  const toMore: Why = { why: 'comes to more', points: ((opinions[0]?.value ?? 0) - (opinions[1]?.value ?? 0)) / point };
  if (best && !isTileMove(best)) return [...ofPair(best, seen, opinions), toMore];
  if (!best) return [toMore];
  // 21.1: in a face-down row not all faces are known.
  const isLast = seen.hands[seen.turn?.seat ?? -1]?.length === 1;
  if (isLast && !(best.do === 'play' && best.goesOn)) return [{ why: 'dominoes' }];
  if (isBarricade(best)) {
    const left = handInTurn(seen).filter((tile) => tile !== best.tile);
    return [{ why: 'bars', points: left.reduce((sum, tile) => sum + pipCount(tile), 0) }];
  }
  const reasons = (bots.kind.whysFor ?? whysInChains)({
    game: bots.game,
    seen,
    best,
    plays,
    opinions,
    slots,
    standing,
  });
  return reasons.length > 0 ? reasons : [toMore];
}

/** Returns the reasons for a pass or a draw if nothing fits and either may be chosen (13.3, 13.4). */
function ofPair(best: Move, seen: Seen, opinions: readonly Opinion[]): readonly Why[] {
  const moves = opinions.flatMap((each) => each.moves);
  const isChoice = ['pass', 'draw'].every((what) => moves.some((move) => move.do === what));
  if (!isChoice || moves.some(isTileMove)) return [];
  const last = seen.log.at(-1);
  const pips = handInTurn(seen).reduce((sum, tile) => sum + pipCount(tile), 0);
  const isLastPass = last?.do === 'pass' && last.seat !== seen.turn?.seat;
  if (best.do === 'pass') return [isLastPass ? { why: 'pass ends', pips } : { why: 'spares two' }];
  return [isLastPass ? { why: 'keeps alive', pips } : { why: 'two more' }];
}
