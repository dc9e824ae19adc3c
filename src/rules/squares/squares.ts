/** Squares (23): one seat, all tiles open, and an outline of 14 squares, each of which must show one number. */

import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, Event, Game, Laid, Move, Outcome, Seen } from '../game.ts';
import { dealOut, fill, isSet, openDeal, positionOf } from '../heap.ts';
import { readOptions } from '../options.ts';
import { BEGUN, SEAT, settleAlone } from '../solo/alone.ts';
import { halves, tilesOf } from '../tiles.ts';
import { filledBy, filledWith } from './filled.ts';
import { givenOf, withGiven } from './given.ts';
import { wayAt, waysFor } from './ways.ts';

const SET = tilesOf(6);

/**
 * 23.2, 23.3: lists the tiles of the hand in their order, each in all its places; then tiles to lift; then giving up.
 */
function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const filled = filledBy(seen);
  const given = givenOf(seen);
  return [
    ...facesAt(seen, seen.hands[SEAT] ?? []).flatMap((tile) =>
      waysFor(filled, tile).map(({ arm }): Move => ({ do: 'play', tile, arm })),
    ),
    ...seen.laid.filter(({ at }) => !given.includes(at)).map(({ tile }): Move => ({ do: 'lift', tile })),
    { do: 'giveUp' },
  ];
}

const illegal = (move: Move) => new Error(`not a legal move: ${JSON.stringify(move)}`);

/** Returns the event of a legal move, and the tiles after it. Throws if the move is not legal. */
function moved(
  deal: Deal,
  move: Move,
): Pick<Deal, 'hands' | 'laid'> & { readonly event: Event; readonly fact: Beat | null } {
  if (deal.turn === null) throw illegal(move);
  if (move.do === 'giveUp') return { ...deal, event: { seat: SEAT, do: 'giveUp' }, fact: null };
  if (move.do === 'play') return laidBy(deal, move);
  if (move.do === 'lift') return lifted(deal, move);
  throw illegal(move);
}

function laidBy(deal: Deal, move: Extract<Move, { do: 'play' }>): ReturnType<typeof moved> {
  const { tile, arm } = move;
  const at = positionOf(deal, SEAT, tile);
  // A play has no keys beyond tile and place.
  if (at === undefined || Object.keys(move).length > 3 || !wayAt(filledBy(deal), tile, arm)) throw illegal(move);
  const [inner, outer] = halves(tile);
  const lies: Laid = { at, tile, to: null, arm, inner, outer, closed: false, seat: SEAT };
  const laid = [...deal.laid, lies];
  const full = filledWith({ laid }, arm);
  return {
    hands: deal.hands.map((hand) => hand.filter((other) => other !== at)),
    laid,
    event: { seat: SEAT, do: 'play', tile, arm },
    fact: {
      beat: 'laid',
      seat: SEAT,
      at,
      tile,
      arm,
      closed: false,
      index: deal.laid.length,
      ...(full.length > 0 && { full }),
    },
  };
}

function lifted(deal: Deal, move: Extract<Move, { do: 'lift' }>): ReturnType<typeof moved> {
  const index = deal.laid.findIndex(({ tile }) => tile === move.tile);
  const laid = deal.laid[index];
  if (!laid || givenOf(deal).includes(laid.at)) throw illegal(move);
  const { at, tile, arm } = laid;
  return {
    hands: deal.hands.map((hand) => [...hand, at]),
    laid: deal.laid.filter((other) => other !== laid),
    event: { seat: SEAT, do: 'lift', tile },
    fact: { beat: 'lifted', seat: SEAT, at, tile, arm: arm ?? '', index },
  };
}

/** 23.3: when all 28 lie, the puzzle is solved, `domino` (22.3); or it is given up. */
function outcomeOf({ hands, log }: Deal): Outcome | null {
  if (log.at(-1)?.do === 'giveUp') return { how: 'givenUp', by: SEAT };
  return hands[SEAT]?.length === 0 ? { how: 'domino', by: SEAT } : null;
}

function play(deal: Deal, move: Move): ReturnType<Game['play']> {
  const { event, fact, hands, laid } = moved(deal, move);
  const after: Deal = { ...deal, hands, laid, log: [...deal.log, event] };
  const beats = fact ? [fact] : [];
  const outcome = outcomeOf(after);
  return outcome ? ended(after, outcome, beats) : { deal: after, beats };
}

export const squares: Game = {
  id: 'squares',
  seats: [1],
  optionSpecs: [],
  table: { kind: 'outline', arms: 0, doubles: 'in line' },
  endings: ['domino', 'givenUp'],
  reasons: ['solved'],
  points: 'won',
  options: (given, seats) =>
    seats === 1 ? readOptions([], given) : { ok: false, reason: 'seats', detail: String(seats) },
  set: () => SET,
  // 23.2: all tiles lie open, so there is nothing to pick.
  dealing: { isInOrder: true, withGiven },
  sides: () => [SEAT],
  handSize: () => SET.length,
  begin: () => BEGUN,
  open(standing, options, seats, heap) {
    if (!isSet(heap, SET)) throw new Error('the heap is not the set');
    const dealt = dealOut(heap, seats, SET.length);
    const deal = openDeal({ game: 'squares', options, heap }, standing, dealt, SEAT, [SEAT]);
    // 23: there is no lead.
    return { ...deal, phase: 'freePlay' };
  },
  moves: movesOf,
  play,
  // 23.2: all tiles lie open from the start.
  sees: () => true,
  fill: (seen, hidden) => fill(seen, hidden, SET),
  settle: settleAlone,
};
