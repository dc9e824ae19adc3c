/** One line of words on the cloth, for as long as it can be read. */
import type { Clock } from '../../motion/clock.ts';

/** How long a line can be read, milliseconds. */
const LEGIBLE = 2600;

export interface MessageLine {
  say(line: string): void;
  /** Takes back what was said last. */
  clear(): void;
  /** Takes that back, while it is what is said. */
  unsay(line: string): void;
  /** Says nothing more. */
  end(): void;
}

/** `show` is told the line, and `null` when its time is over. */
export function createMessageLine({ later }: Pick<Clock, 'later'>, show: (line: string | null) => void): MessageLine {
  let forget = () => {};
  let isGone = false;
  let said: string | null = null;
  const tell = (line: string | null) => {
    said = line;
    show(line);
  };
  return {
    say(line) {
      if (isGone) return;
      tell(line);
      forget();
      forget = later(LEGIBLE, () => tell(null));
    },
    clear: () => tell(null),
    unsay(line) {
      if (line === said) tell(null);
    },
    end() {
      isGone = true;
      forget();
    },
  };
}
