/** Judges a match of a star game by the sentences of its page, tile by tile. */
import { type DealRecord, hasEnded } from '../../../src/rules/record/format.ts';
import type { ReadMatch } from '../../../src/rules/record/read.ts';
import { type Counts, countDeal } from '../counts.ts';
import { demand, Found } from '../fault.ts';
import { Play } from './judged-play.ts';
import { judgeSheet } from './judged-sheet.ts';
import { isOver } from './star-scores.ts';
import type { Course, Terms } from './terms.ts';
import { termsOf } from './terms-of.ts';

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
function judgeDeal(record: DealRecord, terms: Terms, course: Course, counts: Counts): Course {
  const play = judgeEvents(record, terms, course);
  countDeal(record, play.tally, counts);
  demand(record.made === undefined, 'records', 'nothing is made on the way in this game');
  if (hasEnded(record)) return judgeSheet(record, play, terms, course);
  demand(record.remembered === undefined, 'records', 'something is remembered before the deal has ended');
  return course;
}

/** Judges a match and counts what is in it; `at` is told the line that is judged. */
export function judgeStarMatch(match: ReadMatch, counts: Counts, at: (line: number) => void): void {
  const terms = termsOf(match.header);
  const nothing = new Array<number>(terms.seats).fill(0);
  let course: Course = { deals: 0, totals: nothing, remembered: nothing, began: null, last: null };
  for (const [index, record] of match.deals.entries()) {
    at(match.dealLines[index] ?? match.line);
    const before = match.deals[index - 1];
    demand(!isOver(terms, course), '1.11', 'the match was over');
    demand(before === undefined || hasEnded(before), 'records', 'the deal before has not ended');
    demand(record.deal === index + 1, 'records', `deal ${record.deal} stands where deal ${index + 1} should`);
    course = judgeDeal(record, terms, course, counts);
  }
  at(match.line);
  const revealed = match.header.seed !== undefined;
  demand(!revealed || isOver(terms, course), 'records', 'the seed is given, but the match is not over');
}
