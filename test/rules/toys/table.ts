/** What the games of the tests share: opening a deal, drawing, passing, ending. They are played for their contract only. */
import type { Beat, Deal, End, Event, Laid, Move, Outcome, Seen, Table, Tile } from '../../../src/rules/game.ts';
import { dealOut, fill, positionOf, sees } from '../../../src/rules/heap.ts';
import { readOptions } from '../../../src/rules/options.ts';
import { tilesOf } from '../../../src/rules/tiles.ts';

export const SET = tilesOf(6);

/** The parts of a game in which these do not differ. Fixed numbers of seats, and no options but a target. */
export function common(id: string, seats: number[], handSize: number, table: Table) {
  const target = { id: 'target', kind: 'number', min: 25, max: 500, step: 5, offered: [100], default: 100 } as const;
  return {
    id,
    seats,
    optionSpecs: [target],
    table,
    endings: ['domino', 'blocked'] as const,
    reasons: ['hand', 'made'] as const,
    points: 'won' as const,
    options: (given: Readonly<Record<string, unknown>>) => readOptions([target], given),
    set: () => SET,
    handSize: () => handSize,
    begin: (_: unknown, count: number) => ({
      deals: 0,
      totals: Array<number>(count).fill(0),
      memory: null,
      winners: null,
    }),
    sees,
    fill: (seen: Seen, hidden: readonly Tile[]) => fill(seen, hidden, SET),
  };
}

/** A deal before anything is laid; `leader`: the seat that leads, `null` where the deal is thrown in. */
export function opened(
  head: Pick<Deal, 'game' | 'options' | 'deal' | 'seats' | 'sides'>,
  heap: readonly Tile[],
  handSize: number,
  leaderOf: (hands: readonly (readonly Tile[])[]) => number | null,
): Deal {
  const dealt = dealOut(heap, head.seats, handSize);
  const leader = leaderOf(dealt.hands.map((hand) => hand.flatMap((at) => heap[at] ?? [])));
  return {
    ...head,
    heap,
    ...dealt,
    dead: [],
    laid: [],
    ends: [],
    phase: leader === null ? 'thrownIn' : 'leading',
    turn: leader === null ? null : { seat: leader, drew: [], laid: [] },
    scored: Array<number>(head.seats).fill(0),
    log: [],
    memory: null,
    outcome: null,
  };
}

/** The tiles of the seat whose turn it is. */
export function ownHand(seen: Seen): Tile[] {
  return (seen.hands[seen.turn?.seat ?? 0] ?? []).flatMap((at) => seen.heap[at] ?? []);
}

/** Draw until able, all but `reserve`: what is legal when nothing can be played. */
export function stuck(seen: Seen, reserve: number): Move[] {
  return [{ do: seen.boneyard.length > reserve ? 'draw' : 'pass' }];
}

/** Applies a draw. */
export function drawn(deal: Deal, given: number | undefined, suits: readonly number[]): { deal: Deal; beats: Beat[] } {
  const from = given ?? deal.boneyard[0];
  const { turn } = deal;
  if (turn === null || from === undefined || !deal.boneyard.includes(from)) throw new Error('nothing to draw');
  const { seat } = turn;
  const hands = deal.hands.map((hand, holder) => (holder === seat ? [...hand, from] : hand));
  return {
    deal: {
      ...deal,
      hands,
      boneyard: deal.boneyard.filter((at) => at !== from),
      turn: { ...turn, drew: [...turn.drew, from] },
      log: [...deal.log, { seat, do: 'draw', from }],
    },
    beats: [{ beat: 'drew', seat, at: from, tile: deal.heap[from] ?? null, suits }],
  };
}

/** Applies a pass; as many in a row as there are seats block the deal. */
export function passed(deal: Deal, suits: readonly number[]): { deal: Deal; beats: Beat[] } {
  const seat = deal.turn?.seat ?? 0;
  const log: Event[] = [...deal.log, { seat, do: 'pass' }];
  const beats: Beat[] = [{ beat: 'passed', seat, suits }];
  if (log.slice(-deal.seats).every((event) => event.do === 'pass')) {
    return ended({ ...deal, log }, { how: 'blocked', by: deal.laid.at(-1)?.seat ?? 0 }, beats);
  }
  return { deal: nextSeat({ ...deal, log }), beats };
}

export function nextSeat(deal: Deal): Deal {
  const seat = ((deal.turn?.seat ?? 0) + 1) % deal.seats;
  return { ...deal, turn: { seat, drew: [], laid: [] } };
}

export function ended(deal: Deal, outcome: Outcome, beats: readonly Beat[]): { deal: Deal; beats: Beat[] } {
  const left = deal.hands.map((hand) => hand.flatMap((at) => deal.heap[at] ?? []));
  return {
    deal: { ...deal, phase: 'ended', turn: null, outcome },
    beats: [...beats, { beat: 'ended', how: outcome.how, seat: outcome.by, left }],
  };
}

/** Lays a tile of the mover's hand: table, ends and log, and the turn still its own. */
export function laidOn(
  deal: Deal,
  move: Extract<Move, { do: 'lead' | 'play' }>,
  joined: Pick<Laid, 'to' | 'arm' | 'inner' | 'outer' | 'closed'>,
  ends: readonly End[],
): { deal: Deal; beats: Beat[] } {
  const { turn } = deal;
  if (turn === null) throw new Error('nobody is to move');
  const { seat } = turn;
  const at = positionOf(deal, seat, move.tile);
  if (at === undefined) throw new Error(`${move.tile} is not in the hand`);
  const index = deal.laid.length;
  const { tile } = move;
  const { arm, closed } = joined;
  return {
    deal: {
      ...deal,
      hands: deal.hands.map((hand, holder) => (holder === seat ? hand.filter((other) => other !== at) : hand)),
      laid: [...deal.laid, { at, tile, seat, ...joined }],
      ends,
      phase: 'freePlay',
      turn: { ...turn, laid: [...turn.laid, index] },
      log: [...deal.log, { seat, ...move }],
    },
    beats: [arm === null ? { beat: 'led', seat, at, tile } : { beat: 'laid', seat, at, tile, arm, closed, index }],
  };
}
