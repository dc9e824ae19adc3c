/**
 * Judges records from the rules pages alone: star games by a judge of their own, all others by the second reading. It
 * shares no rule with the engine, only how tiles and records are spelled, so that a mistake there is found here.
 */
import type { AuditCounts } from '../../src/rules/audit.ts';
import { readRecords } from '../../src/rules/record/read.ts';
import { all } from './all.ts';
import { nothingCounted } from './counts.ts';
import { Found } from './fault.ts';
import { judgeReadMatch } from './read-match.ts';
import { judgeStarMatch } from './star/star-match.ts';

export type Judgement =
  | ({ readonly ok: true } & AuditCounts)
  | {
      readonly ok: false;
      /** The line of the file, from 1. */
      readonly line: number;
      /** The paragraph of the game's page, as `1.4`, `table` for its table, or `records` for the page of that name. */
      readonly rule: string;
      readonly reason: string;
    };

/** Judges a file of records: what is in it, or the first fault. */
export function judge(text: string): Judgement {
  const read = readRecords(text);
  if (!read.ok) {
    const { line, reason, detail } = read;
    return { ok: false, line, rule: 'records', reason: detail === undefined ? reason : `${reason}: ${detail}` };
  }
  const counts = nothingCounted();
  let line = 1;
  const at = (judged: number) => {
    line = judged;
  };
  try {
    for (const match of read.value) {
      at(match.line);
      const reading = all.find(({ id }) => id === match.header.game);
      if (reading) judgeReadMatch(match, reading, counts, at);
      else judgeStarMatch(match, counts, at);
      counts.matches++;
    }
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { ok: false, line, rule: error.rule, reason: error.reason };
  }
  return { ok: true, ...counts };
}
