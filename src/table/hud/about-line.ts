/** Says in one line what was touched. */
import type { About } from '../../seats/gesture-events.ts';
import type { MessageLine } from './message-line.ts';

/** What is said of that; `null`: nothing. It may come late, and need not come. */
export type WordsOf = (what: About) => Promise<string | null>;

/** Answers what is asked about last; where the words cannot be fetched nothing is said. */
export function createAboutLine(wordsOf: WordsOf, { say }: Pick<MessageLine, 'say'>): (what: About) => void {
  let asked: About | null = null;
  return (what) => {
    asked = what;
    wordsOf(what).then(
      (words) => {
        if (words !== null && asked === what) say(words);
      },
      () => {},
    );
  };
}
