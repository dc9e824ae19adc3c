/**
 * Judges records of every game: reads them, opens their seals, plays them again by the rules, and adds up what was
 * written. It knows no rule of its own: that the rules are those of the pages is for the tests to show.
 */
import { commitmentOf } from './chance.ts';
import type { Ending, Game, Settlement } from './game.ts';
import { gameById } from './games.ts';
import { type Dealt, hasEnded, type RecordEvent } from './record/format.ts';
import { type ReadMatch, type ReadReason, readRecords } from './record/read.ts';
import { type ReplayReason, type ReplayStep, replay } from './record/replay.ts';

/** What was found in good records. */
export interface AuditCounts {
  readonly matches: number;
  /** Deals that ended. */
  readonly deals: number;
  /** Deals still going on where their record ends. */
  readonly unfinished: number;
  /** How deals ended, and how often. */
  readonly ends: Readonly<Partial<Record<Ending, number>>>;
  readonly thrownIn: number;
  /**
   * Turns: leads, plays, and passes. A draw is part of the turn of a play or a pass, several tiles of a seat in a row are
   * one turn, and a lead that is turned up is nobody's.
   */
  readonly turns: number;
  readonly plays: number;
  readonly draws: number;
  readonly passes: number;
}

/** Why a record is no good, by name. */
export type AuditReason =
  | ReadReason
  | ReplayReason
  /** The commitment is not that of heap and salt. */
  | 'commitment'
  /** It is given though the match is not over. */
  | 'seed'
  /** Points are not the sum of their lines, totals not that of points, or what was made not that of the events. */
  | 'sum';

interface AuditFault {
  readonly ok: false;
  /** The line of the file, from 1. */
  readonly line: number;
  readonly reason: AuditReason;
  /** In words, with the numbers of deal and event, from 1. */
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

/** The draw for partners, and every deal, whose heap, or one thrown in before it, is not what was sealed. */
const sealFaults = ({ header, deals }: ReadMatch): Fault[] =>
  [header.teamDraw ?? [], ...deals.map((deal) => [...deal.thrownIn, deal])].flatMap((sealed, nth): Fault[] =>
    [sealed].flat().every(isSealed)
      ? []
      : [{ nth, reason: 'commitment', words: 'the commitment is not that of heap and salt' }],
  );

const plus = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** What of a settlement does not add up, in words; `before` are the totals before the deal. */
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

/** A fault of the replay as a sentence. */
function sentence(reason: ReplayReason, detail = ''): string {
  if (reason === 'seats') return `the game is not played with ${detail} seats`;
  if (reason === 'options') return `option ${detail} is missing, is not one of the game, or cannot have its value`;
  return detail.startsWith('[') ? `the ${reason} are ${detail}` : detail;
}

/** The first fault of a match, if there is one. */
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
  // 23.2: what is lifted goes back into the hand, and was no turn of its own.
  return event.do === 'pass' || (event.do === 'play' && event.goesOn !== true);
}

/** Judges a file of records by the games that `find` knows: what is in it, or the first fault. */
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
