/** What the judge says of records that are good, spoilt, or written by hand. */
import { good, parse, type Spoilt, write } from '../rules/spoilt-records.ts';
import { type WrittenMatch, written } from '../rules/written-records.ts';
import { judge } from './judgement.ts';

/** The judgement of a good record after something in it was spoilt. */
export function judgeSpoilt(name: string, spoil: (record: Spoilt) => void) {
  const record = parse(good(name));
  spoil(record);
  return judge(write(record));
}

/** The judgement of a match that is written by hand. */
export function judgeWritten(match: WrittenMatch) {
  return judge(written(match));
}

/** What a judge answers that finds a fault of this rule, at this line, for a reason with these words in it. */
export function fault(line: number, rule: string, words: string) {
  return { ok: false, line, rule, reason: expectWords(words) };
}

function expectWords(words: string) {
  return { asymmetricMatch: (reason: unknown) => typeof reason === 'string' && reason.includes(words) };
}
