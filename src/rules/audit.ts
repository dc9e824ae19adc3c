/**
 * Judges records from the rules pages alone. It shares no rule with the engine, only how tiles and records are spelled,
 * so that a mistake there is found here: what it knows was written from the star games' page and the records page.
 */
import { demand, Found } from './audit/fault.ts';
import { termsOf } from './audit/header.ts';
import { Play } from './audit/play.ts';
import { isOver } from './audit/scores.ts';
import { judgeSheet } from './audit/sheet.ts';
import type { Course, Terms } from './audit/terms.ts';
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
  /**
   * Turns: leads, plays, and passes. A draw is part of the turn that a play or a pass closes, several doubles of a seat
   * are one turn, and a lead that is turned up is nobody's.
   */
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
      /** The paragraph of the star games' page, as `1.4`, `table` for its table, or `records` for the page of that name. */
      readonly rule: string;
      readonly reason: string;
    };

type Counting = { -readonly [Name in keyof AuditCounts]: AuditCounts[Name] };

function judgeEvents(record: DealRecord, terms: Terms, course: Course): Play {
  const play = new Play(record, terms, course);
  for (const [index, event] of record.events.entries()) {
    try {
      play.judge(event);
    } catch (error) {
      throw error instanceof Found ? new Found(error.rule, `event ${index + 1}: ${error.reason}`) : error;
    }
  }
  demand(record.end === play.end, '1.9', `the deal has ${play.end ? `ended: ${play.end}` : 'not ended'}`);
  return play;
}

/** Judges one deal and counts it; returns how the match stands after it. */
function judgeDeal(record: DealRecord, terms: Terms, course: Course, counting: Counting): Course {
  const play = judgeEvents(record, terms, course);
  counting.thrownIn += record.thrownIn.length;
  counting.turns += play.tally.turns;
  counting.plays += play.tally.plays;
  counting.draws += play.tally.draws;
  counting.passes += play.tally.passes;
  if (!hasEnded(record)) {
    demand(record.remembered === undefined, 'records', 'something is remembered before the deal has ended');
    counting.unfinished++;
    return course;
  }
  counting.deals++;
  counting[record.end === 'domino' ? 'dominoes' : 'blocked']++;
  return judgeSheet(record, play, terms, course);
}

function judgeMatch(match: ReadMatch, counting: Counting, at: (line: number) => void) {
  at(match.line);
  const terms = termsOf(match.header);
  const nothing = new Array<number>(terms.seats).fill(0);
  let course: Course = { deals: 0, totals: nothing, remembered: nothing, began: null, last: null };
  for (const [index, record] of match.deals.entries()) {
    at(match.dealLines[index] ?? match.line);
    const before = match.deals[index - 1];
    demand(!isOver(terms, course), '1.11', 'the match was over');
    demand(before === undefined || hasEnded(before), 'records', 'the deal before has not ended');
    demand(record.deal === index + 1, 'records', `deal ${record.deal} stands where deal ${index + 1} should`);
    course = judgeDeal(record, terms, course, counting);
  }
  at(match.line);
  const revealed = match.header.seed !== undefined;
  demand(!revealed || isOver(terms, course), 'records', 'the seed is given, but the match is not over');
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
