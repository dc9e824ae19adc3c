/** Solo 2 (22.2, 22.3): one seat, a hand, a line to play it to, and a boneyard that refills the hand. */
import { laidBy, lineEndsOf, shutBetween } from '../chain/ends.ts';
import { tablesOf } from '../chain/set-tables.ts';
import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, Event, Game, Move, OptionSpec, Options, Outcome, Position, Seen } from '../game.ts';
import { dealOut, fill, isSet, openDeal, positionOf, sees } from '../heap.ts';
import { isTileMove, sameMove, type TileMove } from '../moves.ts';
import { readOptions } from '../options.ts';
import { halves, tilesOf } from '../tiles.ts';
import { ALONE, SEAT } from './alone.ts';

const optionSpecs: readonly OptionSpec[] = [
  { id: 'set', kind: 'choice', values: [6, 9], default: 6 },
  { id: 'refill', kind: 'choice', values: ['one', 'five'], default: 'one' },
];

const highestOf = ({ set }: Options) => (set === 9 ? 9 : 6);
/** 22.2: the number of tiles dealt, and drawn at once with `five`. */
export const refillSize = ({ set }: Options): number => (set === 9 ? 7 : 5);
/** 22.2: the number of tiles that may stay over with `one`. */
export const mostOver = ({ set }: Options): number => (set === 9 ? 5 : 1);

/** 22.2: returns the number of tiles still to draw after a play; `turn.drew` are drawn already. */
function drawsLeft({ options, hands, boneyard, turn }: Seen): number {
  if (!turn || turn.laid.length === 0) return 0;
  const drew = turn.drew.length;
  if (options.refill === 'one') return Math.min(1, drew + boneyard.length) - drew;
  const wasEmpty = hands[SEAT]?.length === drew;
  const size = refillSize(options);
  return wasEmpty && drew + boneyard.length >= size ? size - drew : 0;
}

/** Returns the position that is turned up: the lowest that was not dealt (22.2). */
const turnedUpAt = ({ boneyard }: Seen): Position => Math.min(...boneyard);

/** 22.2: the tile turned up leads; then a tile of the hand is laid on either end, or one is drawn. */
function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  if (seen.phase === 'leading') {
    const from = turnedUpAt(seen);
    return facesAt(seen, [from]).map((tile) => ({ do: 'lead', tile, turnedUp: true, from }));
  }
  if (drawsLeft(seen) > 0) return [{ do: 'draw' }];
  return facesAt(seen, seen.hands[SEAT] ?? []).flatMap((tile) =>
    seen.ends
      .filter(({ accepts }) => halves(tile).some((half) => accepts.includes(half)))
      .map(({ place }): Move => ({ do: 'play', tile, arm: place })),
  );
}

/** Returns the outcome once no move is left; `null` before. */
function outcomeOf(deal: Deal): Outcome | null {
  if (movesOf(deal).length > 0) return null;
  const held = deal.hands[SEAT]?.length ?? 0;
  const { options } = deal;
  const isWon = options.refill === 'one' ? held + deal.boneyard.length <= mostOver(options) : held === 0;
  return { how: isWon ? 'domino' : 'blocked', by: SEAT };
}

/** Returns the event of a legal move; a draw gets its position. Throws if the move is not legal. */
function eventOf(deal: Deal, given: Move): Event {
  const legal = movesOf(deal).find((other) => sameMove(other, given));
  if (!legal) throw new Error(`not a legal move: ${JSON.stringify(given)}`);
  if (given.do !== 'draw') return { seat: SEAT, ...legal };
  const from = given.from ?? turnedUpAt(deal);
  if (!deal.boneyard.includes(from)) throw new Error(`nothing to draw at ${from}`);
  return { seat: SEAT, do: 'draw', from };
}

/** Returns the deal after a draw. */
function drawn(deal: Deal, event: Event, from: Position): Deal {
  const { turn } = deal;
  const after: Deal = {
    ...deal,
    hands: deal.hands.map((hand) => [...hand, from]),
    boneyard: deal.boneyard.filter((at) => at !== from),
    turn: turn && { ...turn, drew: [...turn.drew, from] },
    log: [...deal.log, event],
  };
  return drawsLeft(after) > 0 ? after : withNextTurn(after);
}

const withNextTurn = (deal: Deal): Deal => ({ ...deal, turn: { seat: SEAT, drew: [], laid: [] } });

/** Returns the deal after a tile was turned up, or laid from the hand. */
function laid(deal: Deal, event: Event & TileMove): Deal {
  const at = event.do === 'lead' ? event.from : positionOf(deal, SEAT, event.tile);
  if (at === undefined) throw new Error(`${event.tile} is not held`);
  const table = [...deal.laid, laidBy(deal.ends, event, at, event.do === 'lead' ? null : SEAT)];
  const after: Deal = {
    ...deal,
    hands: deal.hands.map((hand) => hand.filter((other) => other !== at)),
    boneyard: deal.boneyard.filter((other) => other !== at),
    laid: table,
    ends: lineEndsOf(table, tablesOf(highestOf(deal.options))),
    phase: 'freePlay',
    log: [...deal.log, event],
  };
  if (event.do === 'lead') return withNextTurn(after);
  const going: Deal = { ...after, turn: { seat: SEAT, drew: [], laid: [table.length - 1] } };
  return drawsLeft(going) > 0 ? going : withNextTurn(after);
}

/** Returns the beat of the event itself. */
function factOf({ laid: table, heap }: Deal, event: Event): Beat {
  if (event.do === 'draw') {
    const at = event.from ?? 0;
    return { beat: 'drew', seat: SEAT, at, tile: heap[at] ?? null, suits: [] };
  }
  const last = table.at(-1);
  if (!last) throw new Error('nothing lies');
  const { at, tile, arm, closed } = last;
  if (arm === null) return { beat: 'led', seat: null, at, tile };
  return { beat: 'laid', seat: SEAT, at, tile, arm, closed, index: table.length - 1 };
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const event = eventOf(deal, given);
  const after = isTileMove(event) ? laid(deal, event) : drawn(deal, event, event.do === 'draw' ? (event.from ?? 0) : 0);
  const beats = [factOf(after, event), ...shutBetween(deal.ends, after.ends)];
  const outcome = outcomeOf(after);
  return outcome ? ended(after, outcome, beats) : { deal: after, beats };
}

export const solo2: Game = {
  ...ALONE,
  id: 'solo-2',
  optionSpecs,
  table: { kind: 'line', arms: 2, doubles: 'across' },
  endings: ['domino', 'blocked'],
  options: (given, seats) =>
    seats === 1 ? readOptions(optionSpecs, given) : { ok: false, reason: 'seats', detail: String(seats) },
  set: (options) => tilesOf(highestOf(options)),
  // 22.4: with `five` hardly any deal can be won.
  dealing: { dealsWinnable: ({ refill }) => refill === 'one' },
  handSize: refillSize,
  open(standing, options, seats, heap) {
    if (!isSet(heap, tilesOf(highestOf(options)))) throw new Error('the heap is not the set');
    const dealt = dealOut(heap, seats, refillSize(options));
    return openDeal({ game: 'solo-2', options, heap }, standing, dealt, SEAT, [SEAT]);
  },
  moves: movesOf,
  play,
  // 22.2: everybody sees the tile that will be turned up.
  sees: (seen, eye, at) => (seen.phase === 'leading' && at === turnedUpAt(seen)) || sees(seen, eye, at),
  fill: (seen, hidden) => fill(seen, hidden, tilesOf(highestOf(seen.options))),
};
