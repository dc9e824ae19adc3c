/**
 * A game for one small enough to walk through whole: double-one, all three tiles open, one line that grows at one end.
 * 0-1 and then 1-1 is a dead end.
 */
import type { Deal, Game, Move, Seen, Tile } from '../../src/rules/game.ts';
import { positionOf } from '../../src/rules/heap.ts';
import { isTileMove, sameMove } from '../../src/rules/moves.ts';
import { halves, tilesOf } from '../../src/rules/tiles.ts';
import { toy } from './toy.ts';

const SET = tilesOf(1);

function moves(seen: Seen): readonly Move[] {
  const hand = (seen.hands[0] ?? []).flatMap((at) => seen.heap[at] ?? []);
  if (seen.phase === 'ended') return [];
  if (seen.phase === 'leading') return hand.map((tile) => ({ do: 'lead', tile }));
  const shown = seen.ends[0]?.shows ?? -1;
  return hand.filter((tile) => halves(tile).includes(shown)).map((tile) => ({ do: 'play', tile, arm: 0 }));
}

function laid(deal: Deal, tile: Tile): Deal {
  const at = positionOf(deal, 0, tile) ?? -1;
  const [low, high] = halves(tile);
  const inner = deal.ends[0]?.shows ?? low;
  const outer = inner === low ? high : low;
  const index = deal.laid.length;
  return {
    ...deal,
    hands: [(deal.hands[0] ?? []).filter((other) => other !== at)],
    laid: [...deal.laid, { at, tile, to: index - 1, arm: 0, inner, outer, closed: false, seat: 0 }],
    ends: [{ place: 0, shows: outer, accepts: [outer], to: index, state: 'open' }],
    phase: 'freePlay',
  };
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = moves(deal).find((legal) => sameMove(legal, given));
  if (!move || !isTileMove(move)) throw new Error('not legal');
  const after = { ...laid(deal, move.tile), log: [...deal.log, { ...move, seat: 0 }] };
  const { at = -1 } = after.laid.at(-1) ?? {};
  const beat = { beat: 'led', seat: 0, at, tile: move.tile } as const;
  if (moves(after).length > 0) return { deal: after, beats: [beat] };
  const how = after.hands[0]?.length === 0 ? 'domino' : 'blocked';
  const ended: Deal = { ...after, phase: 'ended', turn: null, outcome: { how, by: 0 } };
  return { deal: ended, beats: [beat, { beat: 'ended', how, seat: 0, left: [] }] };
}

export const alone: Game = {
  ...toy,
  id: 'alone',
  seats: [1],
  options: () => ({ ok: true, value: {} }),
  set: () => SET,
  handSize: () => SET.length,
  begin: () => ({ deals: 0, totals: [0], memory: null, winners: null }),
  open(standing, options, seats, heap) {
    const deal = toy.open(standing, { hand: SET.length }, seats, heap, 0);
    return {
      ...deal,
      game: 'alone',
      options,
      sides: [0],
      scored: [0],
      phase: 'leading',
      turn: { seat: 0, drew: [], laid: [] },
    };
  },
  moves,
  play,
  sees: () => true,
  settle(standing, deal) {
    const isWon = deal.outcome?.how === 'domino';
    const points = isWon ? 1 : 0;
    return {
      counts: [0],
      lines: isWon ? [{ side: 0, points, why: 'solved' }] : [],
      points: [points],
      standing: { ...standing, deals: standing.deals + 1, totals: [points], winners: isWon ? [0] : [] },
    };
  },
};
