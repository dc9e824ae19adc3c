/** Describes the touched thing in one line. */
import type { About } from '../../seats/gesture-events.ts';
/** Returns the words about a thing; `null` if there are none. The answer may come late or never. */
export type WordsOf = (what: About) => Promise<string | null>;

/** Returns a function that says the words about the thing asked for last; if they cannot be loaded, nothing is said. */
export function createAboutLine(wordsOf: WordsOf, say: (words: string) => void): (what: About) => void {
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
