/** Moves of a chain game on plain deals: the core applies the rules; the result is a new deal and its beats. */

import type { Beat, Deal, Event, Laid, Move, Outcome, Seen, Tile, Turn } from '../game.ts';
import { positionOf } from '../heap.ts';
import { isTileMove, sameMove, tileOfMove } from '../moves.ts';
import { decode, encode, loadDeal } from './codec.ts';
import { type Core, PHASES } from './core.ts';
import { endsIn, grownBetween, laidBy, shutBetween } from './ends.ts';
import { listMoves, MOST_MOVES, mustTake } from './legal.ts';
import { step } from './step.ts';

const listed = new Int32Array(MOST_MOVES);

/**
 * Returns the legal moves of the seat to move, none twice: in the order of its tiles, then of the arms. Moves without a
 * tile come last. Throws if its hand is hidden.
 */
export function movesOf(core: Core, seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const hand = (seen.hands[seen.turn.seat] ?? []).map((at) => seen.heap[at]);
  if (hand.some((tile) => !tile)) throw new Error('the moves of a hand that is not seen were asked for');
  loadDeal(core, seen);
  const moves = Array.from(listed.subarray(0, listMoves(core, listed)).sort(), decode);
  const place = (move: Move) => {
    const tile = tileOfMove(move);
    return tile === null ? hand.length : hand.indexOf(tile);
  };
  return moves
    .map((move) => (move.do === 'lead' && !hand.includes(move.tile) ? turnedUp(move.tile, seen) : move))
    .sort((a, b) => place(a) - place(b));
}

/** 3.4: returns the lead of the spinner that is left over. */
function turnedUp(tile: Tile, { boneyard: [from] }: Seen): Move {
  if (from === undefined) throw new Error('nothing is left over to be turned up');
  return { do: 'lead', tile, turnedUp: true, from };
}

/** Returns the move as the rules list it; a draw gets its position. Throws if it is not legal. */
function legal(core: Core, deal: Deal, move: Move): Move {
  const listed = movesOf(core, deal).find((other) => sameMove(other, move));
  if (!listed) throw new Error(`not a legal move: ${JSON.stringify(move)}`);
  if (move.do !== 'draw') return listed;
  const from = move.from ?? deal.boneyard[0];
  if (from === undefined || !deal.boneyard.includes(from)) throw new Error(`no boneyard tile at ${from}`);
  return { do: 'draw', from };
}

/** Plays a legal move: returns the new deal and its beats, as `all` sees them. Throws if the move is not legal. */
export function playMove(
  core: Core,
  deal: Deal,
  given: Move,
): { readonly deal: Deal; readonly beats: readonly Beat[] } {
  const move = legal(core, deal, given);
  const event: Event = { seat: core.seat, ...move };
  const wanted = wantedIn(core, deal);
  step(core, encode(core, move));
  const laid = laidIn(deal, event);
  const scores = (core.made[event.seat] ?? 0) - (deal.scored[event.seat] ?? 0);
  const after = written(core, deal, scores === 0 ? event : { ...event, scores }, laid);
  return { deal: after, beats: beatsOf(core, deal, after, event, laid, wanted) };
}

/** The numbers that a tile must match. `doubles`: set if only their doubles do (28.3). */
type Wanted = Pick<Extract<Beat, { beat: 'passed' }>, 'suits' | 'doubles'>;

const wantedIn = (core: Core, deal: Deal): Wanted => ({
  suits: openSuits(core, deal),
  ...(core.due !== 0 && { doubles: true }),
});

/** Returns the open numbers that a tile must match now, ascending, without dead ones. */
function openSuits(core: Core, deal: Deal): readonly number[] {
  const dead = deal.ends.filter(({ state }) => state === 'dead').flatMap(({ accepts }) => accepts);
  const suits: number[] = [];
  // 3.4, 7.1: the left-over tile, and the draw that ends a turn, do not mean that the seat could not play.
  if (mustTake(core) || core.laid !== 0) return suits;
  // 7.1, 13.3: nor does an end of the turn after a draw: the drawn tile may fit.
  if ((core.drawsAfter || core.drawsPairs) && core.drew !== 0) return suits;
  for (let suit = 0; suit <= core.rules.tables.highest; suit++) {
    if (core.open & (1 << suit) && !dead.includes(suit)) suits.push(suit);
  }
  return suits;
}

/** Returns the tile that the event puts on the table, if any. */
function laidIn(deal: Deal, event: Event): Laid | null {
  if (!isTileMove(event)) return null;
  if (event.do === 'lead' && event.from !== undefined) return laidBy(deal.ends, event, event.from, null);
  const at = positionOf(deal, event.seat, event.tile);
  return at === undefined ? null : laidBy(deal.ends, event, at, event.seat);
}

/** Returns the deal after an event that the core has played. */
function written(core: Core, deal: Deal, event: Event, laid: Laid | null): Deal {
  const drawn = event.do === 'draw' ? event.from : undefined;
  const table = laid ? [...deal.laid, laid] : deal.laid;
  const phase = PHASES[core.phase] ?? 'ended';
  return {
    ...deal,
    hands: deal.hands.map((hand, seat) => {
      if (seat !== event.seat) return hand;
      return drawn !== undefined ? [...hand, drawn] : hand.filter((at) => at !== laid?.at);
    }),
    boneyard: deal.boneyard.filter((at) => at !== drawn && at !== laid?.at),
    laid: table,
    ends: laid ? endsIn(core.rules, table) : deal.ends,
    phase,
    turn: phase === 'ended' ? null : turnAfter(core, deal, drawn, laid?.seat == null ? undefined : table.length - 1),
    scored: [...core.made],
    log: [...deal.log, event],
    outcome: phase === 'ended' ? outcomeOf(core, table, event) : null,
  };
}

/** Returns the turn after an event: a new one, or the same with the tile drawn or laid in it. */
function turnAfter(core: Core, { turn }: Deal, drawn: number | undefined, index: number | undefined): Turn {
  const { seat } = core;
  if (seat !== turn?.seat) return { seat, drew: [], laid: [] };
  return {
    seat,
    drew: drawn === undefined ? turn.drew : [...turn.drew, drawn],
    laid: index === undefined ? turn.laid : [...turn.laid, index],
  };
}

/**
 * 1.9: a seat without tiles has gone out. Else the deal is barred (9.2), or blocked by the seat that laid the last
 * tile.
 */
function outcomeOf(core: Core, laid: readonly Laid[], event: Event): Outcome {
  if (event.do === 'play' && event.barricade) return { how: 'barricade', by: event.seat };
  if (core.sizes[core.seat] === 0) return { how: 'domino', by: core.seat };
  return { how: 'blocked', by: laid.at(-1)?.seat ?? 0 };
}

function beatsOf(
  core: Core,
  before: Deal,
  after: Deal,
  event: Event,
  laid: Laid | null,
  wanted: Wanted,
): readonly Beat[] {
  const beats: Beat[] = [factOf(after, event, laid, wanted)];
  const points = (after.scored[event.seat] ?? 0) - (before.scored[event.seat] ?? 0);
  if (points > 0)
    beats.push({ beat: 'scored', seat: event.seat, points, sum: core.rules.onTheWay?.shown(core) ?? null });
  beats.push(...shutBetween(before.ends, after.ends));
  beats.push(...grownBetween(core.rules, before, after));
  if (after.outcome) {
    const left = after.hands.map((hand) => hand.map((at) => faceAt(after, at)));
    beats.push({ beat: 'ended', how: after.outcome.how, seat: after.outcome.by, left });
  }
  return beats;
}

/** Returns the beat of the event itself. */
function factOf(after: Deal, event: Event, laid: Laid | null, wanted: Wanted): Beat {
  const { seat } = event;
  if (event.do === 'draw' && event.from !== undefined) {
    return { beat: 'drew', seat, at: event.from, tile: faceAt(after, event.from), ...wanted };
  }
  if (!laid) return { beat: 'passed', seat, ...wanted };
  const { at, tile, arm, closed } = laid;
  if (arm === null) return { beat: 'led', seat: laid.seat, at, tile };
  return { beat: 'laid', seat, at, tile, arm, closed, index: after.laid.length - 1 };
}

function faceAt(deal: Deal, at: number) {
  const tile = deal.heap[at];
  if (tile === undefined) throw new Error(`no tile at ${at}`);
  return tile;
}
