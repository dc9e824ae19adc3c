/**
 * Judges records from the rules pages alone. It shares no rule with the engine, only how tiles and records are spelled,
 * so that a mistake there is found here: what it knows of `cyprus` and `sebastopol` was written from the star games'
 * page and the records page.
 */
import { judgeDealt } from './audit/dealt.ts';
import { demand, Found } from './audit/fault.ts';
import { type Terms, termsOf } from './audit/header.ts';
import { Play } from './audit/play.ts';
import { judgeSheet } from './audit/sheet.ts';
import { type DealRecord, hasEnded } from './record/format.ts';
import { type ReadMatch, readRecords } from './record/read.ts';

/** What was found in good records. */
export interface AuditCounts {
  readonly matches: number;
  /** Deals that ended, each by `dominoes` or `blocked`. */
  readonly deals: number;
  /** Deals still going on where their record ends. */
  readonly unfinished: number;
  readonly dominoes: number;
  readonly blocked: number;
  readonly thrownIn: number;
  /** Turns: leads, plays, and passes; a draw is part of the turn that a play or a pass closes. */
  readonly turns: number;
  readonly plays: number;
  readonly draws: number;
  readonly passes: number;
}

export type Audit =
  | ({ readonly ok: true } & AuditCounts)
  | {
      readonly ok: false;
      /** The line of the file, from 1. */
      readonly line: number;
      /** The paragraph of the star games' page, as `1.4`, or `records` for the page of that name. */
      readonly rule: string;
      readonly reason: string;
    };

type Counting = { -readonly [Name in keyof AuditCounts]: AuditCounts[Name] };

function judgeEvents(record: DealRecord, terms: Terms): Play {
  const play = new Play(record, judgeDealt(record, terms), terms);
  for (const [index, event] of record.events.entries()) {
    try {
      play.judge(event);
    } catch (error) {
      throw error instanceof Found ? new Found(error.rule, `event ${index + 1}: ${error.reason}`) : error;
    }
  }
  return play;
}

/** Judges one deal and counts it; returns the totals after it. */
function judgeDeal(record: DealRecord, terms: Terms, before: readonly number[], counting: Counting): readonly number[] {
  const play = judgeEvents(record, terms);
  demand(
    record.end === (play.end ?? undefined),
    '1.9',
    `the deal has ${play.end ? `ended: ${play.end}` : 'not ended'}`,
  );
  counting.thrownIn += record.thrownIn.length;
  counting.plays += play.tally.plays;
  counting.draws += play.tally.draws;
  counting.passes += play.tally.passes;
  counting.turns += play.tally.plays + play.tally.passes + (play.last === null ? 0 : 1);
  if (!hasEnded(record)) {
    demand(record.remembered === undefined, 'records', 'nothing is remembered in this game');
    counting.unfinished++;
    return before;
  }
  counting.deals++;
  counting[record.end === 'domino' ? 'dominoes' : 'blocked']++;
  return judgeSheet(record, play.hands, play.last, before);
}

function judgeMatch(match: ReadMatch, counting: Counting, at: (line: number) => void) {
  at(match.line);
  const terms = termsOf(match.header);
  let totals: readonly number[] = new Array(terms.seats).fill(0);
  // 1.11: after a deal, a seat at or past the target wins.
  const over = () => totals.some((total) => total >= terms.target);
  for (const [index, record] of match.deals.entries()) {
    at(match.dealLines[index] ?? match.line);
    const before = match.deals[index - 1];
    demand(!over(), '1.11', 'the match was over');
    demand(before === undefined || hasEnded(before), 'records', 'the deal before has not ended');
    demand(record.deal === index + 1, 'records', `deal ${record.deal} stands where deal ${index + 1} should`);
    totals = judgeDeal(record, terms, totals, counting);
  }
  at(match.line);
  demand(over() || match.header.seed === undefined, 'records', 'the seed is given, but the match is not over');
  counting.matches++;
}

/** Judges a file of records: what is in it, or the first fault. */
export function audit(text: string): Audit {
  const read = readRecords(text);
  if (!read.ok) {
    const { line, reason, detail } = read;
    return { ok: false, line, rule: 'records', reason: detail === undefined ? reason : `${reason}: ${detail}` };
  }
  const happened = { thrownIn: 0, turns: 0, plays: 0, draws: 0, passes: 0 };
  const counting: Counting = { matches: 0, deals: 0, unfinished: 0, dominoes: 0, blocked: 0, ...happened };
  let line = 1;
  try {
    for (const match of read.value) {
      judgeMatch(match, counting, (at) => {
        line = at;
      });
    }
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { ok: false, line, rule: error.rule, reason: error.reason };
  }
  return { ok: true, ...counting };
}
