/** A turn of Chicken Foot: a tile, else one draw and that tile if it fits, else a pass (30.3 to 30.6). */
import { laidBy, shutBetween } from '../chain/ends.ts';
import { dealDouble, highestIn, turnedUpAt } from '../deal-double.ts';
import { dutyIn } from '../duty.ts';
import { ended } from '../ended.ts';
import type { Beat, Deal, End, Event, Game, Lack, Laid, Move, Seat, Seen, Tile } from '../game.ts';
import { positionOf } from '../heap.ts';
import { isTileMove, sameMove, type TileMove } from '../moves.ts';
import { feetOf } from './feet.ts';
import { drawn, handToMove, lacksOfDraws, nextSeat, openNumbers, passed, playsOn } from './tree-turns.ts';

/** Returns the ends where a tile may be laid now: those that are due, or else all. */
export const placesNow = (seen: Pick<Seen, 'phase' | 'ends'>): readonly End[] =>
  dutyIn(seen) === undefined ? seen.ends : seen.ends.filter(({ state }) => state === 'free');

/** Returns the numbers that a tile may be laid on now, ascending. */
function numbersNow(seen: Pick<Seen, 'phase' | 'ends'>): readonly number[] {
  const due = dutyIn(seen);
  return due === undefined ? openNumbers(seen) : [due];
}

/** Throws if the hand of the seat to move is hidden, or the double of the deal is neither in it nor turned up. */
export function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const hand = handToMove(seen);
  if (seen.phase === 'leading') return [leadOf(seen, hand)];
  const plays = playsOn(hand, placesNow(seen));
  if (plays.length > 0) return plays;
  return [seen.boneyard.length > 0 && seen.turn.drew.length === 0 ? { do: 'draw' } : { do: 'pass' }];
}

/** 30.1: the double of the deal leads, from a hand or turned up. */
function leadOf(seen: Seen, hand: readonly Tile[]): Move {
  const tile = dealDouble(seen);
  if (hand.includes(tile)) return { do: 'lead', tile };
  const from = turnedUpAt(seen);
  if (from === undefined) throw new Error(`${tile} is neither held nor turned up`);
  return { do: 'lead', tile, turnedUp: true, from };
}

/** Throws if the move is not legal. */
export function playOnFeet(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = movesOf(deal).find((legal) => sameMove(legal, given));
  if (!move || !deal.turn) throw new Error(`not a legal move: ${JSON.stringify(given)}`);
  const { seat } = deal.turn;
  if (isTileMove(move)) return laidOn(deal, seat, move);
  const suits = numbersNow(deal);
  return given.do === 'draw' ? drawn(deal, seat, given.from ?? deal.boneyard[0], suits) : passed(deal, seat, suits);
}

/** Returns the tile of a move as it lies on the table. 30.3: `root` arms grow around the first one. */
function laying(deal: Deal, seat: Seat, move: TileMove): Laid {
  const isTurnedUp = move.do === 'lead' && move.turnedUp === true;
  const at = (isTurnedUp ? move.from : positionOf(deal, seat, move.tile)) ?? 0;
  const laid = laidBy(deal.ends, move, at, isTurnedUp ? null : seat);
  return move.do === 'lead' ? { ...laid, root: Number(deal.options.root) } : laid;
}

/** 30.1: a double that was turned up is no seat's turn. */
function laidOn(deal: Deal, seat: Seat, move: TileMove): ReturnType<Game['play']> {
  const tile = laying(deal, seat, move);
  const laid = [...deal.laid, tile];
  const event: Event = { seat, ...move };
  const after: Deal = {
    ...deal,
    hands: deal.hands.map((hand, each) => (each === seat ? hand.filter((at) => at !== tile.at) : hand)),
    boneyard: deal.boneyard.filter((at) => at !== tile.at),
    laid,
    ...feetOf(laid, highestIn(deal.options)),
    turn: { seat: tile.seat === null ? seat : nextSeat(seat, deal), drew: [], laid: [] },
    log: [...deal.log, event],
  };
  const beats = [layBeat(tile, seat, laid.length - 1), ...rootBeat(deal, after), ...shutBetween(deal.ends, after.ends)];
  return after.hands[seat]?.length === 0 ? ended(after, { how: 'domino', by: seat }, beats) : { deal: after, beats };
}

const layBeat = ({ at, tile, arm, closed, seat: by }: Laid, seat: Seat, index: number): Beat =>
  arm === null ? { beat: 'led', seat: by, at, tile } : { beat: 'laid', seat, at, tile, arm, closed, index };

/** 30.3: the root is full. */
const rootBeat = (before: Deal, after: Deal): readonly Beat[] =>
  before.phase === 'opening' && after.phase !== 'opening' ? [{ beat: 'starred' }] : [];

/** 30.6: a draw or a pass shows that no tile of the hand has a number that could be laid. */
export const lacksOnFeet = (seen: Seen): readonly (Lack | null)[] =>
  lacksOfDraws(seen, (laid) => numbersNow(feetOf(laid, highestIn(seen.options))));
