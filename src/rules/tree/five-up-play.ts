/** A turn of Five Up: any tile that fits an open end, else draws until one fits, else a pass (31.2, 31.5). */
import { laidBy, shutBetween } from '../chain/ends.ts';
import { ended } from '../ended.ts';
import type { Beat, Deal, Event, Game, Lack, Laid, Move, Seat, Seen } from '../game.ts';
import { positionOf } from '../heap.ts';
import { isTileMove, sameMove, type TileMove } from '../moves.ts';
import { treeEndsOf, treeSumAfter } from './tree-ends.ts';
import { drawn, handToMove, lacksOfDraws, nextSeat, openNumbers, passed, playsOn } from './tree-turns.ts';

export const HIGHEST = 6;

/** Throws if the hand of the seat to move is hidden. */
export function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const hand = handToMove(seen);
  if (seen.phase === 'leading') return hand.map((tile) => ({ do: 'lead', tile }));
  const plays = playsOn(hand, seen.ends);
  if (plays.length > 0) return plays;
  return [seen.boneyard.length > 0 ? { do: 'draw' } : { do: 'pass' }];
}

/** Throws if the move is not legal. */
export function playInTree(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = movesOf(deal).find((legal) => sameMove(legal, given));
  if (!move || !deal.turn) throw new Error(`not a legal move: ${JSON.stringify(given)}`);
  const { seat } = deal.turn;
  if (isTileMove(move)) return laidOn(deal, seat, move);
  const suits = openNumbers(deal);
  return given.do === 'draw' ? drawn(deal, seat, given.from ?? deal.boneyard[0], suits) : passed(deal, seat, suits);
}

/** 31.4: the tile lies, and the sum that it makes is counted before the end of the deal is (6.10). */
function laidOn(deal: Deal, seat: Seat, move: TileMove): ReturnType<Game['play']> {
  const { value, scores } = treeSumAfter(deal, move);
  const tile = laidBy(deal.ends, move, positionOf(deal, seat, move.tile) ?? 0, seat);
  const laid: readonly Laid[] = [...deal.laid, tile];
  const event: Event = { seat, ...move, ...(scores > 0 && { scores }) };
  const after: Deal = {
    ...deal,
    hands: deal.hands.map((hand, each) => (each === seat ? hand.filter((at) => at !== tile.at) : hand)),
    laid,
    ends: treeEndsOf(laid, HIGHEST),
    phase: 'freePlay',
    turn: { seat: nextSeat(seat, deal), drew: [], laid: [] },
    scored: deal.scored.map((made, each) => (each === seat ? made + scores : made)),
    log: [...deal.log, event],
  };
  const { at, arm, closed } = tile;
  const beats: readonly Beat[] = [
    arm === null
      ? { beat: 'led', seat, at, tile: move.tile }
      : { beat: 'laid', seat, at, tile: move.tile, arm, closed, index: laid.length - 1 },
    ...(scores > 0 ? [{ beat: 'scored', seat, points: scores, sum: value } as const] : []),
    ...shutBetween(deal.ends, after.ends),
  ];
  return after.hands[seat]?.length === 0 ? ended(after, { how: 'domino', by: seat }, beats) : { deal: after, beats };
}

/** 31.5: a draw or a pass shows that no tile of the hand has an open number. */
export const lacksInTree = (seen: Seen): readonly (Lack | null)[] =>
  lacksOfDraws(seen, (laid) => openNumbers({ ends: treeEndsOf(laid, HIGHEST) }));
