/** One line of words on the cloth, shown as long as it takes to read. */
import type { Clock } from '../../motion/clock.ts';
import type { Said } from '../../ui/said.ts';

/** Milliseconds that a line stays. */
const LEGIBLE = 2600;

export interface MessageLine {
  /** Answers a touch. */
  say(line: string): void;
  /** Tells news, in whose place the prompt stands as soon as there is one. */
  tell(line: string): void;
  /** Takes back the line that was said last. */
  clear(): void;
  /** Takes back the answer to a touch; news stay. */
  takeBackAnswer(): void;
  /** Ends the line: it says nothing more. */
  end(): void;
}

/** Creates the line; `show` gets its words, and `null` when its time is over. */
export function createMessageLine({ later }: Pick<Clock, 'later'>, show: (line: Said | null) => void): MessageLine {
  let forget = () => {};
  let isGone = false;
  let isAnswer = false;
  const put = (line: Said) => {
    if (isGone) return;
    show(line);
    isAnswer = !line.isNews;
    forget();
    forget = later(LEGIBLE, () => show(null));
  };
  return {
    say: (words) => put({ words, isNews: false }),
    tell: (words) => put({ words, isNews: true }),
    clear: () => show(null),
    takeBackAnswer() {
      if (isAnswer) show(null);
    },
    end() {
      isGone = true;
      forget();
    },
  };
}
