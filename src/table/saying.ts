/** One line of words on the cloth, for as long as it can be read. */
import type { Clock } from '../motion/clock.ts';

/** How long a line can be read, milliseconds. */
const LEGIBLE = 2600;

export interface Saying {
  say(line: string): void;
  /** Says what can still be read once more, to a glass that knows nothing of it. */
  repeat(): void;
  /** Takes back what was said last. */
  clear(): void;
  /** Says nothing more. */
  end(): void;
}

/** `show` is told the line, and `null` when its time is over. */
export function createSaying({ later }: Pick<Clock, 'later'>, show: (line: string | null) => void): Saying {
  let forget = () => {};
  let isGone = false;
  let said: string | null = null;
  const put = (line: string | null) => {
    said = line;
    show(line);
  };
  return {
    say(line) {
      if (isGone) return;
      put(line);
      forget();
      forget = later(LEGIBLE, () => put(null));
    },
    repeat() {
      if (said !== null) show(said);
    },
    clear: () => put(null),
    end() {
      isGone = true;
      forget();
    },
  };
}
