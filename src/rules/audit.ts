/**
 * Judges records of every game: reads them, opens their seals, replays them by the rules, and adds up the points. It
 * has no rules of its own: the tests show that the games follow the rules pages.
 */
import { commitmentOf } from './chance.ts';
import type { Ending, Game, Settlement } from './game.ts';
import { gameById } from './games.ts';
import { type Dealt, hasEnded, type RecordEvent } from './record/format.ts';
import { type ReadMatch, type ReadReason, readRecords } from './record/read.ts';
import { type ReplayReason, type ReplayStep, replay } from './record/replay.ts';

/** Totals over all records that passed. */
export interface AuditCounts {
  readonly matches: number;
  /** Deals that ended. */
  readonly deals: number;
  /** Deals still going on where their record ends. */
  readonly unfinished: number;
  /** Number of deals by ending; an ending that did not occur is absent. */
  readonly ends: Readonly<Partial<Record<Ending, number>>>;
  readonly thrownIn: number;
  /**
   * Leads, plays and passes. A draw belongs to the turn of the play or pass after it. Several tiles of one seat in a
   * row are one turn. A lead turned up from the heap belongs to nobody and does not count.
   */
  readonly turns: number;
  readonly plays: number;
  readonly draws: number;
  readonly passes: number;
}

/** Names of the reasons to reject a record. */
export type AuditReason =
  | ReadReason
  | ReplayReason
  /** The commitment does not match heap and salt. */
  | 'commitment'
  /** The seed is given although the match is not over. */
  | 'seed'
  /** Points differ from the sum of their lines, totals from the sum of points, or `made` from the events. */
  | 'sum';

interface AuditFault {
  readonly ok: false;
  /** The line of the file, from 1. */
  readonly line: number;
  readonly reason: AuditReason;
  /** The fault as a sentence; deals and events are numbered from 1. */
  readonly words: string;
}

export type Audit = ({ readonly ok: true } & AuditCounts) | AuditFault;

/** A fault in a line of a match: 0 is the header, 1 the first deal. */
interface Fault {
  readonly nth: number;
  readonly reason: AuditReason;
  readonly words: string;
}

const isSealed = ({ heap, salt, commitment }: Pick<Dealt, 'heap' | 'salt' | 'commitment'>) =>
  commitmentOf(heap, salt) === commitment;

/**
 * Returns a fault for each draw for partners or deal whose heap does not match its commitment. Heaps that were thrown
 * in are checked too.
 */
const sealFaults = ({ header, deals }: ReadMatch): Fault[] =>
  [header.teamDraw ?? [], ...deals.map((deal) => [...deal.thrownIn, deal])].flatMap((sealed, nth): Fault[] =>
    [sealed].flat().every(isSealed)
      ? []
      : [{ nth, reason: 'commitment', words: 'the commitment is not that of heap and salt' }],
  );

const plus = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Describes the first sum that does not add up; `null` if all do. `before` are the totals before the deal. */
function sumFault({ record, deal }: ReplayStep, settlement: Settlement, before: readonly number[]): string | null {
  const { lines, points, standing, made } = settlement;
  const ofSide = deal.sides.map((side) => plus(lines.flatMap((line) => (line.side === side ? line.points : []))));
  if (!same(ofSide, points)) return `the lines add up to ${ofSide.join(' ')}, the points are ${points.join(' ')}`;
  const totals = points.map((each, seat) => each + (before[seat] ?? 0));
  if (!same(totals, standing.totals)) return `the totals add up to ${totals.join(' ')}`;
  const scored = deal.sides.map((_, seat) => plus(record.events.map((event) => scoredBy(seat, event))));
  // 25.7: `made` is always there in games with points on the way.
  return same(scored, made ?? scored.map(() => 0)) ? null : `what the events made adds up to ${scored.join(' ')}`;
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((n, at) => n === b[at]);

const scoredBy = (seat: number, event: RecordEvent) =>
  event.seat === seat && 'scores' in event ? (event.scores ?? 0) : 0;

/** Returns the fault of a replay as a sentence. */
function sentence(reason: ReplayReason, detail = ''): string {
  if (reason === 'seats') return `the game is not played with ${detail} seats`;
  if (reason === 'options') return `option ${detail} is missing, is not one of the game, or cannot have its value`;
  return detail.startsWith('[') ? `the ${reason} are ${detail}` : detail;
}

/** Returns the first fault of a match; `null` if there is none. */
function matchFault(match: ReadMatch, find: (id: string) => Game | undefined): Fault | null {
  const { header } = match;
  const game = find(header.game);
  if (!game) return { nth: 0, reason: 'game', words: `there is no game ${header.game}` };
  const faults: Fault[] = [];
  let totals: readonly number[] = [];
  const replayed = replay(match, game, (step) => {
    const { settlement } = step;
    if (settlement === null) return;
    const words = sumFault(step, settlement, totals);
    if (words !== null) faults.push({ nth: step.deal.deal, reason: 'sum', words });
    totals = settlement.standing.totals;
  });
  if (!replayed.ok) {
    const { line, reason, detail } = replayed;
    faults.unshift({ nth: line - 1, reason, words: sentence(reason, detail) });
  } else if (header.seed !== undefined && !replayed.value.winners) {
    faults.push({ nth: match.deals.length, reason: 'seed', words: 'the seed is given, but the match is not over' });
  }
  const [first = null] = [...sealFaults(match), ...faults].sort((a, b) => a.nth - b.nth);
  return first;
}

function counted(matches: readonly ReadMatch[]): AuditCounts {
  const deals = matches.flatMap((match) => match.deals);
  const events = deals.flatMap((deal) => deal.events);
  const ends: Partial<Record<Ending, number>> = {};
  for (const { end } of deals) if (end !== undefined) ends[end] = (ends[end] ?? 0) + 1;
  const ended = deals.filter(hasEnded).length;
  return {
    matches: matches.length,
    deals: ended,
    unfinished: deals.length - ended,
    ends,
    thrownIn: plus(deals.map((deal) => deal.thrownIn.length)),
    turns: events.filter(closesTurn).length,
    plays: events.filter((event) => event.do === 'play').length,
    draws: events.filter((event) => event.do === 'draw').length,
    passes: events.filter((event) => event.do === 'pass').length,
  };
}

function closesTurn(event: RecordEvent): boolean {
  if (event.do === 'lead') return event.turnedUp !== true && event.goesOn !== true;
  // 23.2: a lifted tile goes back into the hand; that is no turn of its own.
  return event.do === 'pass' || (event.do === 'play' && event.goesOn !== true);
}

/** Judges a file of records by the games that `find` returns: its totals, or the first fault. */
export function audit(text: string, find: (id: string) => Game | undefined = gameById): Audit {
  const read = readRecords(text);
  if (!read.ok) {
    const { line, reason, detail } = read;
    return { ok: false, line, reason, words: detail === undefined ? reason : `${reason}: ${detail}` };
  }
  for (const match of read.value) {
    const fault = matchFault(match, find);
    if (fault === null) continue;
    const { nth, reason, words } = fault;
    const line = match.dealLines[nth - 1];
    return line === undefined
      ? { ok: false, line: match.line, reason, words }
      : { ok: false, line, reason, words: `deal ${nth}, ${words}` };
  }
  return { ok: true, ...counted(read.value) };
}
