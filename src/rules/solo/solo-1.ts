/** Solo 1 (22.1, 22.3): one seat, all tiles open in four rows, and one line to build from all of them. */
import { laidBy, lineEndsOf, shutBetween } from '../chain/ends.ts';
import { tablesOf } from '../chain/set-tables.ts';
import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, Game, Laid, Move, Outcome, Seen } from '../game.ts';
import { dealOut, isSet, openDeal, positionOf } from '../heap.ts';
import { isTileMove, sameMove, type TileMove } from '../moves.ts';
import { halves } from '../tiles.ts';
import { OPEN_ALONE, SEAT, SIX } from './alone.ts';
import { freeOf, ROWS } from './open-rows.ts';

const HIGHEST = 6;

/** 22.1: a free tile leads, then others are laid one by one on either end. Listed row by row, arm 0 before arm 1. */
function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const free = facesAt(seen, freeOf(seen.hands[SEAT] ?? []));
  if (seen.phase === 'leading') return free.map((tile) => ({ do: 'lead', tile }));
  return free.flatMap((tile) =>
    seen.ends
      .filter(({ accepts }) => halves(tile).some((half) => accepts.includes(half)))
      .map(({ place }): Move => ({ do: 'play', tile, arm: place })),
  );
}

/** Returns the tile of a legal move as it will lie. Throws if the move is not legal. */
function laidIn(deal: Deal, move: Move): { readonly move: TileMove; readonly laid: Laid } {
  const legal = movesOf(deal).find((other) => sameMove(other, move));
  const at = legal && isTileMove(legal) ? positionOf(deal, SEAT, legal.tile) : undefined;
  if (!legal || !isTileMove(legal) || at === undefined) throw new Error(`not a legal move: ${JSON.stringify(move)}`);
  return { move: legal, laid: laidBy(deal.ends, legal, at, SEAT) };
}

/**
 * 22.1: all 28 laid is a win; no free tile that fits is a loss. 22.3: these are `domino` and `blocked`, without passes.
 */
function outcomeOf(deal: Deal): Outcome | null {
  if (deal.hands[SEAT]?.length === 0) return { how: 'domino', by: SEAT };
  return movesOf(deal).length === 0 ? { how: 'blocked', by: SEAT } : null;
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const { move, laid } = laidIn(deal, given);
  const table = [...deal.laid, laid];
  const after: Deal = {
    ...deal,
    hands: deal.hands.map((hand) => hand.filter((at) => at !== laid.at)),
    laid: table,
    ends: lineEndsOf(table, tablesOf(HIGHEST)),
    phase: 'freePlay',
    // A turn is one tile, so the next one begins at once.
    turn: { seat: SEAT, drew: [], laid: [] },
    log: [...deal.log, { seat: SEAT, ...move }],
  };
  const { at, tile, arm, closed } = laid;
  const fact: Beat =
    arm === null
      ? { beat: 'led', seat: SEAT, at, tile }
      : { beat: 'laid', seat: SEAT, at, tile, arm, closed, index: table.length - 1 };
  const beats = [fact, ...shutBetween(deal.ends, after.ends)];
  const outcome = outcomeOf(after);
  return outcome ? ended(after, outcome, beats) : { deal: after, beats };
}

export const solo1: Game = {
  ...OPEN_ALONE,
  id: 'solo-1',
  table: { kind: 'grid', arms: 2, doubles: 'across', rows: ROWS },
  endings: ['domino', 'blocked'],
  // The rows are positions of the heap.
  dealing: { isInOrder: true, dealsWinnable: () => true },
  handSize: () => SIX.length,
  open(standing, options, seats, heap) {
    if (!isSet(heap, SIX)) throw new Error('the heap is not the set');
    return openDeal({ game: 'solo-1', options, heap }, standing, dealOut(heap, seats, SIX.length), SEAT, [SEAT]);
  },
  moves: movesOf,
  play,
};
