/**
 * A game small enough to walk through whole: two seats, double-two, two tiles each, one line that grows at one end.
 * 2-2 leads, or the deal is thrown in; until `star` tiles lie it is the opening; who cannot play draws one, or passes.
 * With `hand` 1 the lead is already a last tile; with `lead` 'any' the holder of 2-2 leads what it likes, with 'at will'
 * it may let the other lead instead.
 */

import type { Deal, End, Game, Move, Options, Seen, Tile } from '../../src/rules/game.ts';
import { dealOut, fill, positionOf, sees } from '../../src/rules/heap.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { halves, pipCount, tilesOf } from '../../src/rules/tiles.ts';
import { writtenBy } from '../rules/lines.ts';

const SEATS = 2;
const SET = tilesOf(2);
const LEAD: Tile = '2-2';

function open(seen: Seen): number {
  return seen.ends[0]?.shows ?? 2;
}

function moves(seen: Seen): readonly Move[] {
  const { turn } = seen;
  if (!turn) return [];
  const hand = (seen.hands[turn.seat] ?? []).flatMap((at) => seen.heap[at] ?? []);
  if (seen.phase === 'leading') {
    const { lead } = seen.options;
    const leads = hand.filter((tile) => tile === LEAD || lead !== LEAD).map((tile): Move => ({ do: 'lead', tile }));
    return lead === 'at will' ? [...leads, { do: 'pass' }] : leads;
  }
  const plays = hand.filter((tile) => halves(tile).includes(open(seen)));
  if (plays.length > 0) return plays.map((tile) => ({ do: 'play', tile, arm: 0 }));
  return [{ do: seen.boneyard.length > 0 && turn.drew.length === 0 ? 'draw' : 'pass' }];
}

/** The deal after a tile was laid, a draw, or a pass; the phase follows from what lies there. */
function next(deal: Deal, seat: number, move: Move, change: Partial<Deal>): Deal {
  const after: Deal = { ...deal, ...change, log: [...deal.log, { ...move, seat }] };
  const [last, before] = after.log.slice(-2).reverse();
  const domino = after.hands[seat]?.length === 0;
  const blocked = last?.do === 'pass' && before?.do === 'pass';
  if (domino || blocked) {
    const by = domino ? seat : (after.laid.at(-1)?.seat ?? 0);
    return { ...after, phase: 'ended', turn: null, outcome: { how: domino ? 'domino' : 'blocked', by } };
  }
  const { length } = after.laid;
  const phase = length === 0 ? 'leading' : length > Number(deal.options.star) ? 'freePlay' : 'opening';
  const goesOn = move.do === 'draw';
  const turn = goesOn ? { seat, drew: [move.from ?? -1], laid: [] } : { seat: 1 - seat, drew: [], laid: [] };
  return { ...after, phase, turn };
}

function lay(deal: Deal, seat: number, move: Move & { tile: Tile }): Deal {
  const at = positionOf(deal, seat, move.tile) ?? -1;
  const [low, high] = halves(move.tile);
  const inner = move.do === 'lead' ? high : open(deal);
  const outer = inner === low ? high : low;
  const index = deal.laid.length;
  const end: End = { place: 0, shows: outer, accepts: [outer], to: index, state: 'open' };
  return next(deal, seat, move, {
    hands: deal.hands.map((hand) => hand.filter((each) => each !== at)),
    laid: [...deal.laid, { at, tile: move.tile, to: index - 1, arm: 0, inner, outer, closed: false, seat }],
    ends: [end],
  });
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const seat = deal.turn?.seat;
  const move = moves(deal).find((legal) => sameMove(legal, given));
  if (seat === undefined || !move) throw new Error('not legal');
  if (move.do === 'lift' || move.do === 'giveUp') throw new Error('no move of this game');
  const suits = [open(deal)];
  if (move.do === 'pass') return ending(next(deal, seat, move, {}), [{ beat: 'passed', seat, suits }]);
  if (move.do === 'draw') {
    const at = (given.do === 'draw' ? given.from : undefined) ?? deal.boneyard[0] ?? -1;
    const hands = deal.hands.map((hand, each) => (each === seat ? [...hand, at] : hand));
    const boneyard = deal.boneyard.filter((each) => each !== at);
    const after = next(deal, seat, { do: 'draw', from: at }, { hands, boneyard });
    return ending(after, [{ beat: 'drew', seat, at, tile: deal.heap[at] ?? null, suits }]);
  }
  const at = positionOf(deal, seat, move.tile) ?? -1;
  const index = deal.laid.length;
  return ending(lay(deal, seat, move), [
    move.do === 'lead'
      ? { beat: 'led', seat, at, tile: move.tile }
      : { beat: 'laid', seat, at, tile: move.tile, arm: 0, closed: false, index },
  ]);
}

function leftIn(deal: Deal): Tile[][] {
  return deal.hands.map((hand) => hand.flatMap((at) => deal.heap[at] ?? []));
}

function ending(deal: Deal, beats: ReturnType<Game['play']>['beats']): ReturnType<Game['play']> {
  if (!deal.outcome) return { deal, beats };
  const { how, by } = deal.outcome;
  return { deal, beats: [...beats, { beat: 'ended', how, seat: by, left: leftIn(deal) }] };
}

export const toy: Game = {
  id: 'toy',
  seats: [SEATS],
  optionSpecs: [{ id: 'deals', kind: 'number', min: 1, max: 9, step: 1, offered: [2], default: 2 }],
  table: { kind: 'line', arms: 1, doubles: 'in line' },
  endings: ['domino', 'blocked'],
  reasons: ['own'],
  points: 'won',
  options: (given) => ({ ok: true, value: { deals: 2, star: 1, hand: 2, lead: LEAD, ...(given as Options) } }),
  set: () => SET,
  sides: () => [0, 1],
  handSize: (options) => Number(options.hand),
  begin: () => ({ deals: 0, totals: [0, 0], memory: null, winners: null }),
  open(standing, options, seats, heap) {
    const { hands, boneyard } = dealOut(heap, seats, Number(options.hand));
    const leader = hands.findIndex((hand) => hand.some((at) => heap[at] === LEAD));
    return {
      game: 'toy',
      options,
      deal: standing.deals + 1,
      seats,
      sides: [0, 1],
      heap,
      hands,
      boneyard,
      dead: [],
      laid: [],
      ends: [],
      phase: leader < 0 ? 'thrownIn' : 'leading',
      turn: leader < 0 ? null : { seat: leader, drew: [], laid: [] },
      scored: [0, 0],
      log: [],
      memory: null,
      outcome: null,
    };
  },
  moves,
  play,
  sees,
  fill: (seen, hidden) => fill(seen, hidden, SET),
  settle(standing, deal) {
    const counts = leftIn(deal).map((hand) => hand.reduce((sum, tile) => sum + pipCount(tile), 0));
    const points = counts.map((_, seat) => (seat === deal.outcome?.by ? (counts[1 - seat] ?? 0) : 0));
    const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
    const deals = standing.deals + 1;
    const best = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    const memory = standing.memory;
    return {
      counts,
      lines: writtenBy(points),
      points,
      standing: { deals, totals, memory, winners: deals < Number(deal.options.deals) ? null : winners },
    };
  },
};
