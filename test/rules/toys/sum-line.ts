/**
 * A line with two ends that are met by a sum of seven, tiles that fit anywhere, points during play, and partners: the
 * demands of `all-sevens`, `matador`, `all-fives` and `side-block` on the contract.
 */

import { countHand } from '../../../src/rules/chain/scores.ts';
import type { Deal, End, Game, Move, Seen, Tile } from '../../../src/rules/game.ts';
import { sameMove } from '../../../src/rules/moves.ts';
import { halves, pipCount } from '../../../src/rules/tiles.ts';
import { writtenBy } from '../lines.ts';
import { common, drawn, ended, laidOn, nextSeat, opened, ownHand, passed, SET, stuck } from './table.ts';

const SUM = 7;
const EACH = 5;
const RESERVE = 2;
const SIDES = [0, 1, 0, 1];

const shared = common('sum-line', [4], EACH, { kind: 'line', arms: 2, doubles: 'across' });

/** 0-0, and what itself sums to seven: fits anywhere, either way round. */
function fitsAnywhere(tile: Tile): boolean {
  return tile === '0-0' || pipCount(tile) === SUM;
}

function movesOf(seen: Seen): Move[] {
  if (seen.turn === null) return [];
  const hand = ownHand(seen);
  if (seen.phase === 'leading') return hand.map((tile) => ({ do: 'lead', tile }));
  const plays = hand.flatMap((tile) => seen.ends.flatMap((end) => waysOn(tile, end)));
  return plays.length > 0 ? plays : stuck(seen, RESERVE);
}

function waysOn(tile: Tile, { place: arm, shows: pips }: End): Move[] {
  const [low, high] = halves(tile);
  if (fitsAnywhere(tile) && low !== high) return [low, high].map((out) => ({ do: 'play', tile, arm, out }));
  const meets = low + pips === SUM || high + pips === SUM || fitsAnywhere(tile);
  return meets ? [{ do: 'play', tile, arm }] : [];
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = movesOf(deal).find((other) => sameMove(other, given));
  if (!move) throw new Error('not a legal move');
  if (move.do === 'lift' || move.do === 'giveUp') throw new Error('no move of this game');
  const suits = deal.ends.map(({ shows }) => shows);
  if (move.do === 'pass') return passed(deal, suits);
  if (move.do === 'draw') return drawn(deal, given.do === 'draw' ? given.from : undefined, suits);
  const seat = deal.turn?.seat ?? 0;
  const [low, high] = halves(move.tile);
  const index = deal.laid.length;
  let after: ReturnType<typeof laidOn>;
  if (move.do === 'lead') {
    const ends: End[] = [low, high].map((shows, place) => ({
      place,
      shows,
      accepts: [SUM - shows],
      to: index,
      state: 'open',
    }));
    after = laidOn(deal, move, { to: null, arm: null, inner: low, outer: high, closed: false }, ends);
  } else {
    const end = deal.ends.find(({ place }) => place === move.arm);
    if (!end) throw new Error('no such end');
    const outer = move.out ?? (low + end.shows === SUM ? high : low);
    const inner = low + high - outer;
    const ends = deal.ends.map((each) =>
      each === end ? { ...end, shows: outer, accepts: [SUM - outer], to: index } : each,
    );
    after = laidOn(deal, move, { to: end.to, arm: move.arm, inner, outer, closed: false }, ends);
  }
  const sum = after.deal.ends.reduce((total, { shows }) => total + shows, 0);
  if (sum > 0 && sum % 5 === 0) {
    after.beats.push({ beat: 'scored', seat, points: sum, sum });
    const scored = after.deal.scored.map((points, of) => (of === seat ? points + sum : points));
    after = { ...after, deal: { ...after.deal, scored } };
  }
  if (after.deal.hands[seat]?.length === 0) return ended(after.deal, { how: 'domino', by: seat }, after.beats);
  return { deal: nextSeat(after.deal), beats: after.beats };
}

export const sumLine: Game = {
  ...shared,
  sides: () => SIDES,
  open: (standing, options, seats, heap) => {
    if (heap.length !== SET.length) throw new Error('the heap is not the set');
    const head = { game: shared.id, options, deal: standing.deals + 1, seats, sides: SIDES };
    return opened(head, heap, EACH, () => standing.deals % seats);
  },
  moves: movesOf,
  play,
  settle(standing, deal) {
    if (!deal.outcome) throw new Error('the deal has not ended');
    const { how, by } = deal.outcome;
    const counts = deal.hands.map((hand) => countHand(hand.flatMap((at) => deal.heap[at] ?? [])));
    const others = counts.reduce((sum, count, seat) => (SIDES[seat] === SIDES[by] ? sum : sum + count), 0);
    const points = deal.scored.map((points, seat) => points + (how === 'domino' && seat === by ? others : 0));
    const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
    const sides = [0, 1].map((side) =>
      totals.reduce((sum, total, seat) => sum + (SIDES[seat] === side ? total : 0), 0),
    );
    const won = sides.findIndex((total) => total >= Number(deal.options.target) && total === Math.max(...sides));
    const winners = won < 0 ? null : SIDES.flatMap((side, seat) => (side === won ? [seat] : []));
    const lines = writtenBy(points, 'made');
    return { counts, lines, points, standing: { deals: standing.deals + 1, totals, memory: null, winners } };
  },
};
