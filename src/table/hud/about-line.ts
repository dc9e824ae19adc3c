/** Says in one line what was touched. */
import type { About } from '../../seats/gesture-events.ts';
import type { MessageLine } from './message-line.ts';

/** What is said of that; `null`: nothing. It may come late, and need not come. */
export type WordsOf = (what: About) => Promise<string | null>;

export class AboutLine {
  readonly #wordsOf: WordsOf;
  readonly #line: Pick<MessageLine, 'say' | 'unsay'>;
  #asked: About | null = null;
  #said: string | null = null;

  constructor(wordsOf: WordsOf, line: Pick<MessageLine, 'say' | 'unsay'>) {
    this.#wordsOf = wordsOf;
    this.#line = line;
  }

  readonly ask = (what: About): void => {
    this.#asked = what;
    this.#wordsOf(what).then(
      (words) => {
        // Words that come too late answer nothing any more.
        if (words === null || this.#asked !== what) return;
        this.#said = words;
        this.#line.say(words);
      },
      // Where they cannot be fetched nothing is explained.
      () => {},
    );
  };

  /** The mouse has gone away, or the finger. */
  readonly leave = (): void => {
    this.#asked = null;
    if (this.#said !== null) this.#line.unsay(this.#said);
    this.#said = null;
  };
}
