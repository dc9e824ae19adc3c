/** A turn of Five Up: any tile that fits an open end, else draws until one fits, else a pass (31.2, 31.5). */
import { laidBy, shutBetween } from '../chain/ends.ts';
import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, Event, Game, Lack, Laid, Move, Seat, Seen } from '../game.ts';
import { positionOf } from '../heap.ts';
import { lastIndexWhere } from '../last-where.ts';
import { isTileMove, sameMove, type TileMove } from '../moves.ts';
import { halves } from '../tiles.ts';
import { treeEndsOf, treeSumAfter } from './tree-ends.ts';

export const HIGHEST = 6;

/** Throws if the hand of the seat to move is hidden. */
export function movesOf({ turn, hands, heap, phase, ends, boneyard }: Seen): readonly Move[] {
  if (turn === null) return [];
  const positions = hands[turn.seat] ?? [];
  const hand = facesAt({ heap }, positions);
  if (hand.length < positions.length) throw new Error('the moves of a hand that is not seen were asked for');
  if (phase === 'leading') return hand.map((tile) => ({ do: 'lead', tile }));
  const plays = hand.flatMap((tile) =>
    ends.flatMap(({ place, shows }): Move[] =>
      halves(tile).includes(shows) ? [{ do: 'play', tile, arm: place }] : [],
    ),
  );
  if (plays.length > 0) return plays;
  return [boneyard.length > 0 ? { do: 'draw' } : { do: 'pass' }];
}

/** Returns the open numbers, ascending, without dead ones: a seat that draws or passes has none of them. */
const openNumbers = ({ ends }: Pick<Seen, 'ends'>): readonly number[] =>
  [...new Set(ends.flatMap(({ shows, state }) => (state === 'open' ? [shows] : [])))].sort((a, b) => a - b);

const nextSeat = (seat: Seat, { seats }: Pick<Seen, 'seats'>): Seat => (seat + 1) % seats;

/** Throws if the move is not legal. */
export function playInTree(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = movesOf(deal).find((legal) => sameMove(legal, given));
  if (!move || !deal.turn) throw new Error(`not a legal move: ${JSON.stringify(given)}`);
  const { seat } = deal.turn;
  if (isTileMove(move)) return laidOn(deal, seat, move);
  return given.do === 'draw' ? drawn(deal, seat, given.from ?? deal.boneyard[0]) : passed(deal, seat);
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

function drawn(deal: Deal, seat: Seat, from: number | undefined): ReturnType<Game['play']> {
  const tile = from === undefined ? undefined : deal.heap[from];
  if (from === undefined || tile === undefined || !deal.boneyard.includes(from))
    throw new Error(`no boneyard tile at ${from}`);
  return {
    deal: {
      ...deal,
      hands: deal.hands.map((hand, each) => (each === seat ? [...hand, from] : hand)),
      boneyard: deal.boneyard.filter((at) => at !== from),
      turn: { seat, drew: [...(deal.turn?.drew ?? []), from], laid: [] },
      log: [...deal.log, { seat, do: 'draw', from }],
    },
    beats: [{ beat: 'drew', seat, at: from, tile, suits: openNumbers(deal) }],
  };
}

/** 1.9: all seats have passed in a row once nothing can be drawn any more, so nobody can ever go on. */
function passed(deal: Deal, seat: Seat): ReturnType<Game['play']> {
  const log: readonly Event[] = [...deal.log, { seat, do: 'pass' }];
  const after: Deal = { ...deal, turn: { seat: nextSeat(seat, deal), drew: [], laid: [] }, log };
  const beats: readonly Beat[] = [{ beat: 'passed', seat, suits: openNumbers(deal) }];
  const passes = log.slice(lastIndexWhere(log, isTileMove) + 1).filter((event) => event.do === 'pass').length;
  if (passes < deal.seats) return { deal: after, beats };
  return ended(after, { how: 'blocked', by: deal.laid.at(-1)?.seat ?? seat }, beats);
}

/** 31.5: a draw or a pass shows that no tile of the hand has an open number. */
export function lacksInTree({ laid, log }: Seen): readonly (Lack | null)[] {
  let lie = 0;
  let numbers: readonly number[] = [];
  return log.map((event): Lack | null => {
    if (isTileMove(event)) {
      lie++;
      numbers = openNumbers({ ends: treeEndsOf(laid.slice(0, lie), HIGHEST) });
      return null;
    }
    return { seats: [event.seat], except: [], numbers, tiles: [] };
  });
}
