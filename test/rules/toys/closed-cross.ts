/**
 * A cross on which several doubles may be laid in one turn, any of them face down to shut the arm: the demands of
 * `osel` and `ural` on the contract.
 */

import { countHand, winnersAt } from '../../../src/rules/chain/scores.ts';
import type { Deal, End, Game, Move, Seen } from '../../../src/rules/game.ts';
import { sameMove } from '../../../src/rules/moves.ts';
import { halves, isDouble } from '../../../src/rules/tiles.ts';
import { writtenBy } from '../lines.ts';
import { common, drawn, ended, laidOn, nextSeat, opened, ownHand, passed, SET, stuck } from './table.ts';

const EACH = 7;
const ARMS = [0, 1, 2, 3];

const shared = common('closed-cross', [2, 3, 4], EACH, { kind: 'cross', arms: 4, doubles: 'across' });

function isOpen({ state }: End): boolean {
  return state === 'open' || state === 'free';
}

/** The arms that the running turn has not used yet. */
function unusedArms(seen: Seen): End[] {
  const used = seen.turn?.laid.map((index) => seen.laid[index]?.arm) ?? [];
  return seen.ends.filter((end) => isOpen(end) && !used.includes(Number(end.place)));
}

function movesOf(seen: Seen): Move[] {
  if (seen.turn === null) return [];
  if (seen.phase === 'leading') return [{ do: 'lead', tile: '6-6' }];
  const hand = ownHand(seen);
  const ends = unusedArms(seen);
  const began = seen.turn.laid.length > 0;
  const plays = hand.flatMap((tile) =>
    ends.flatMap(({ place: arm, shows: pips }): Move[] => {
      if (!halves(tile).includes(pips)) return [];
      const play = { do: 'play', tile, arm } as const;
      if (!isDouble(tile)) return began ? [] : [play];
      const another = hand.some((other) => {
        const onOther = (end: End) => end.place !== arm && halves(other).includes(end.shows);
        return other !== tile && isDouble(other) && ends.some(onOther);
      });
      const ways: Move[] = [play, { ...play, closed: true }];
      return another ? [...ways, ...ways.map((way) => ({ ...way, goesOn: true }) as Move)] : ways;
    }),
  );
  return plays.length > 0 ? plays : stuck(seen, 0);
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = movesOf(deal).find((other) => sameMove(other, given));
  if (!move) throw new Error('not a legal move');
  if (move.do === 'lift' || move.do === 'giveUp') throw new Error('no move of this game');
  const suits = [...new Set(unusedArms(deal).map(({ shows }) => shows))];
  if (move.do === 'pass') return passed(deal, suits);
  if (move.do === 'draw') return drawn(deal, given.do === 'draw' ? given.from : undefined, suits);
  if (move.do === 'lead') {
    const ends: End[] = ARMS.map((arm) => ({ place: arm, shows: 6, accepts: [6], to: 0, state: 'free' }));
    const led = laidOn(deal, move, { to: null, arm: null, inner: 6, outer: 6, closed: false }, ends);
    return { deal: nextSeat(led.deal), beats: led.beats };
  }
  const seat = deal.turn?.seat ?? 0;
  const end = deal.ends.find(({ place }) => place === move.arm);
  if (!end) throw new Error('no such end');
  const [low, high] = halves(move.tile);
  const outer = low + high - end.shows;
  const closed = move.closed === true;
  const to = deal.laid.length;
  const ends = deal.ends.map((each): End => {
    return each === end ? { ...end, shows: outer, accepts: [outer], to, state: closed ? 'closed' : 'open' } : each;
  });
  const { deal: after, beats } = laidOn(
    deal,
    move,
    { to: end.to, arm: move.arm, inner: end.shows, outer, closed },
    ends,
  );
  if (closed) beats.push({ beat: 'shut', arm: move.arm, why: 'closed' });
  // A last tile dominoes, whatever it shuts.
  if (after.hands[seat]?.length === 0) return ended(after, { how: 'domino', by: seat }, beats);
  if (!ends.some(isOpen)) return ended(after, { how: 'blocked', by: seat }, beats);
  return { deal: move.goesOn ? after : nextSeat(after), beats };
}

export const closedCross: Game = {
  ...shared,
  sides: (_options, seats) => Array.from({ length: seats }, (_, seat) => seat),
  open: (standing, options, seats, heap) => {
    if (heap.length !== SET.length) throw new Error('the heap is not the set');
    const sides = Array.from({ length: seats }, (_, seat) => seat);
    const head = { game: shared.id, options, deal: standing.deals + 1, seats, sides };
    return opened(head, heap, EACH, (hands) => {
      const leader = hands.findIndex((hand) => hand.includes('6-6'));
      return leader < 0 ? null : leader;
    });
  },
  moves: movesOf,
  play,
  settle(standing, deal) {
    if (!deal.outcome) throw new Error('the deal has not ended');
    const counts = deal.hands.map((hand) => countHand(hand.flatMap((at) => deal.heap[at] ?? [])));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const points = counts.map((_, seat) => (deal.outcome?.how === 'domino' && seat === deal.outcome.by ? total : 0));
    const totals = standing.totals.map((before, seat) => before + (points[seat] ?? 0));
    const winners = winnersAt(Number(deal.options.target), totals);
    const lines = writtenBy(points, 'hand');
    return { counts, lines, points, standing: { deals: standing.deals + 1, totals, memory: null, winners } };
  },
};
