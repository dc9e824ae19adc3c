import type { Beat, Deal, Event, Game, Move, Options, Seat, Settlement, Side, Standing } from '../game.ts';
import { minutesOf } from '../match-length.ts';
import type { MosaicPuzzle } from '../mosaic/mosaic-puzzle.ts';
import { keptOptions } from '../options.ts';
import { mayTakeOwn, openTaken } from '../own-tiles.ts';
import { seatsOfSide } from '../sides.ts';
import { teamDrawFault } from '../team-draw.ts';
import { threwIn } from '../thrown-in.ts';
import { moveFault } from './event-fault.ts';
import {
  type DealEnd,
  type DealRecord,
  type Dealt,
  hasEnded,
  type MatchRecord,
  type RecordEvent,
  type RecordHeader,
} from './format.ts';
import type { RecordFault } from './read.ts';
import { seatsOfSides } from './whole.ts';

/** Names of the reasons why a record cannot be replayed. */
export type ReplayReason =
  | 'game'
  | 'seats'
  | 'options'
  /** The sides are not those of the game (25.2). */
  | 'sides'
  /** The draw for partners is missing, or does not follow the rules (7.4). */
  | 'teamDraw'
  /** Not the next number, or a deal after the end of the match or after an unfinished deal. */
  | 'deal'
  /** The seats that wait are not those of the rules (20.8). */
  | 'waits'
  /** The time is up in a match that is not by time (20.7). */
  | 'timeUp'
  /** The puzzle is none, or missing (32.1). */
  | 'puzzle'
  | 'heap'
  | 'hands'
  /** Thrown in though somebody could start, or not thrown in though nobody could. */
  | 'thrownIn'
  | 'event'
  | 'end'
  | 'left'
  | 'counts'
  | 'made'
  | 'writtenOff'
  | 'points'
  | 'totals'
  | 'remembered'
  | 'decides'
  | 'pending';

/** A moment of a replay: the deal just after dealing (`event` is `null`), or after an event. */
export interface ReplayStep {
  readonly record: DealRecord;
  readonly deal: Deal;
  /** Number of events of this deal that were played so far. */
  readonly step: number;
  readonly event: RecordEvent | null;
  /** The beats of the event. */
  readonly beats: readonly Beat[];
  /** Set at the last step of a deal that has ended. */
  readonly settlement: Settlement | null;
}

class Refused extends Error {
  constructor(
    readonly reason: ReplayReason,
    readonly detail: string,
  ) {
    super(reason);
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Refuses a heap that is not the set, and hands that nobody can have been dealt or have taken (1.13). */
function checkHands(
  { heap, hands }: Dealt,
  game: Game,
  standing: Standing,
  { header }: MatchRecord,
  puzzle?: MosaicPuzzle,
): void {
  const { options, seats } = header;
  if (!same([...heap].sort(), [...game.set(options)].sort())) throw new Refused('heap', 'the heap is not the set');
  const size = puzzle?.tiles.length ?? game.handSize(options, seats.length);
  const taken = new Set(hands.flat());
  const waits = waitingIn(standing, game.sides(options, seats.length));
  const fair =
    hands.length === seats.length && hands.every((hand, seat) => hand.length === (waits.includes(seat) ? 0 : size));
  if (!fair || taken.size !== hands.flat().length || [...taken].some((at) => at >= heap.length)) {
    throw new Refused('hands', `not ${size} tiles for each seat in deal ${standing.deals + 1}`);
  }
  const up = game.dealing?.turnsUp?.({ options, deal: standing.deals + 1 });
  if (up !== undefined && taken.has(heap.indexOf(up))) throw new Refused('hands', `${up} is turned up before`);
  if (!mayTakeOwn(game) && hands.flat().some((at, index) => at !== index)) {
    throw new Refused('hands', 'nobody picks tiles in this game');
  }
}

/** Returns the puzzle that is played (32.1), in games that have puzzles of their own. */
function puzzleIn({ puzzle }: DealRecord, game: Game): MosaicPuzzle | undefined {
  const puzzles = game.dealing?.puzzles;
  if (!puzzles && puzzle) throw new Refused('puzzle', 'the game has no such puzzles');
  if (!puzzles) return undefined;
  if (!puzzle) throw new Refused('puzzle', 'the puzzle is missing');
  const read = puzzles.read(puzzle);
  if (!read.ok) throw new Refused('puzzle', `the puzzle is none: ${read.reason}`);
  return read.value;
}

function open(
  dealt: Dealt,
  game: Game,
  standing: Standing,
  match: MatchRecord,
  lot: Seat,
  puzzle?: MosaicPuzzle,
): Deal {
  checkHands(dealt, game, standing, match, puzzle);
  const { options, seats } = match.header;
  const inOrder = (heap: Deal['heap']) => game.open(standing, options, seats.length, heap, lot);
  const deal = openTaken(dealt.heap, dealt.hands, inOrder);
  const puzzles = game.dealing?.puzzles;
  if (!puzzle || !puzzles) return deal;
  const fault = puzzles.fault(puzzle, dealt.heap);
  if (fault !== null) throw new Refused('heap', fault);
  return puzzles.deal(deal, puzzle);
}

/** Returns the event as a move. */
function moveOf(event: RecordEvent): Move {
  if (event.do === 'draw') return { do: 'draw', from: event.from };
  const { seat: _, ...move } = event;
  if (!('scores' in move)) return move;
  const { scores: _made, ...unscored } = move;
  return unscored;
}

/** Returns the points that an event claims to score. */
const scoresOf = (event: RecordEvent | Event | undefined) => (event && 'scores' in event ? event.scores : undefined);

/** Plays an event of a record. */
function playEvent(event: RecordEvent, record: DealRecord, deal: Deal, game: Game) {
  if ((event.do === 'draw' || event.do === 'lead') && event.from !== undefined) {
    const lies = record.heap[event.from];
    if (lies !== event.tile)
      throw new Refused('event', `at ${event.from} lies ${lies ?? 'nothing'}, not ${event.tile}`);
  }
  const move = moveOf(event);
  const fault = moveFault(event.seat, move, deal, game);
  if (fault !== null) throw new Refused('event', fault);
  const played = game.play(deal, move);
  const [made, said] = [scoresOf(played.deal.log.at(-1)), scoresOf(event)];
  if (made !== said) throw new Refused('event', `it makes ${made ?? 'nothing'}, not ${said ?? 'nothing'}`);
  return played;
}

function checkEnd(record: DealRecord, settlement: Settlement | null, last: Deal, isRow: boolean) {
  const ended = last.phase === 'ended';
  if (hasEnded(record) !== ended) throw new Refused('end', ended ? 'the deal has ended' : 'the deal has not ended');
  if (record.end !== last.outcome?.how) throw new Refused('end', `the deal ended ${last.outcome?.how}`);
  // 21.10: a row keeps its order from left to right; a hand has none.
  const sorted = (hands: DealEnd['left']) => (isRow ? hands : hands.map((hand) => [...hand].sort()));
  const left = sorted(last.hands.map((hand) => hand.flatMap((at) => last.heap[at] ?? [])));
  if (hasEnded(record) && !same(sorted(record.left), left)) throw new Refused('left', JSON.stringify(left));
  for (const [name, counted] of [
    ['counts', settlement?.counts],
    ['made', settlement?.made],
    ['writtenOff', settlement?.writtenOff],
    ['points', settlement?.points],
    ['totals', settlement?.standing.totals],
    ['remembered', settlement?.remembered],
    ['decides', settlement?.kept?.decides],
    ['pending', settlement?.kept?.pending],
  ] as const) {
    if (!same(record[name], counted)) throw new Refused(name, JSON.stringify(counted ?? null));
  }
}

function replayDeal(
  record: DealRecord,
  game: Game,
  standing: Standing,
  match: MatchRecord,
  onStep: (step: ReplayStep) => void,
): Standing {
  if (standing.winners) throw new Refused('deal', 'the match is over');
  if (record.deal !== standing.deals + 1) throw new Refused('deal', `deal ${standing.deals + 1} is the next`);
  const waits = waitingIn(standing, game.sides(match.header.options, match.header.seats.length));
  if (!same(record.waits, waits.length > 0 ? [...waits].sort((a, b) => a - b) : undefined)) {
    throw new Refused('waits', JSON.stringify(waits));
  }
  if (record.timeUp && minutesOf(match.header.options) === null)
    throw new Refused('timeUp', 'the match is not by time');
  for (const dealt of record.thrownIn) {
    const deal = open(dealt, game, standing, match, 0);
    if (deal.phase !== 'thrownIn') throw new Refused('thrownIn', 'somebody could start');
    // 25.8
    if (dealt.why !== threwIn(deal).why)
      throw new Refused('thrownIn', `it was not for ${dealt.why ?? 'want of a lead'}`);
  }
  // 3.4: the first event's seat is the one drawn by lot.
  const lot = record.events[0]?.seat ?? 0;
  const puzzle = puzzleIn(record, game);
  const opened = open(record, game, standing, match, lot < match.header.seats.length ? lot : 0, puzzle);
  let deal: Deal = record.timeUp ? { ...opened, timeUp: true } : opened;
  if (deal.phase === 'thrownIn') throw new Refused('thrownIn', 'nobody can start');
  onStep({ record, deal, step: 0, event: null, beats: [], settlement: null });
  let settlement: Settlement | null = null;
  for (const [index, event] of record.events.entries()) {
    try {
      const played = playEvent(event, record, deal, game);
      deal = played.deal;
      if (deal.phase === 'ended') settlement = game.settle(standing, deal);
      onStep({ record, deal, step: index + 1, event, beats: played.beats, settlement });
    } catch (error) {
      throw error instanceof Refused ? new Refused(error.reason, `event ${index + 1}: ${error.detail}`) : error;
    }
  }
  checkEnd(record, settlement, deal, game.table.hands === 'unseen');
  return hasEnded(record) && settlement ? settlement.standing : standing;
}

/** 7.4: describes the fault of the draw for partners; `null` if there is none. */
function drawFault({ teamDraw }: RecordHeader, game: Game, options: Options): string | null {
  if (!game.dealing?.seatTeams) return teamDraw ? 'partners are not drawn for in this game' : null;
  return teamDraw ? teamDrawFault(teamDraw, game.set(options)) : 'the draw for partners is missing';
}

/**
 * Replays a record by the rules of its game, and refuses the first thing that they do not allow. Seals are not checked
 * here; the audit does that.
 * @param onStep called at every step, in order, even if the record is refused later.
 * @returns the standing after the last finished deal. A fault's line counts from 1, the header.
 */
export function replay(
  record: MatchRecord,
  game: Game,
  onStep: (step: ReplayStep) => void = () => {},
): { readonly ok: true; readonly value: Standing } | RecordFault<ReplayReason> {
  const { header, deals } = record;
  const headerFault = (reason: ReplayReason, detail: string) => ({ ok: false, line: 1, reason, detail }) as const;
  if (header.game !== game.id) return headerFault('game', header.game);
  if (!game.seats.includes(header.seats.length)) return headerFault('seats', String(header.seats.length));
  const options = keptOptions(game, header.options, header.seats.length);
  if (!options.ok) return headerFault('options', options.detail ?? options.reason);
  // Records list every option, so that a changed default does not change their meaning. Old ones lack later options.
  const late = new Set(game.optionSpecs.flatMap(({ id, isLate }) => (isLate ? [id] : [])));
  const unsaid = Object.keys(options.value).find((id) => !Object.hasOwn(header.options, id) && !late.has(id));
  if (unsaid !== undefined) return headerFault('options', unsaid);
  const sides = seatsOfSides(game, options.value, header.seats.length) ?? undefined;
  if (!same(header.sides, sides)) return headerFault('sides', JSON.stringify(sides ?? null));
  const drawn = drawFault(header, game, options.value);
  if (drawn !== null) return headerFault('teamDraw', drawn);
  const match = { ...record, header: { ...header, options: options.value } };
  let standing = game.begin(options.value, header.seats.length);
  for (const [index, deal] of deals.entries()) {
    const line = index + 2;
    try {
      const unfinished = index > 0 && !deals.slice(index - 1, index).every(hasEnded);
      if (unfinished) throw new Refused('deal', 'the deal before has not ended');
      standing = replayDeal(deal, game, standing, match, onStep);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ok: false, line, reason: error.reason, detail: error.detail };
    }
  }
  return { ok: true, value: standing };
}

/** Returns the seats that wait in the next deal of a match; partners together, the next ones to play first. */
const waitingIn = ({ memory }: Pick<Standing, 'memory'>, sides: readonly Side[]): readonly Seat[] =>
  (memory?.waits ?? []).flatMap((side) => seatsOfSide(sides, side));
