/** One line of words on the cloth, for as long as it can be read. */

/** How long a line can be read, milliseconds. */
const LEGIBLE = 2600;

export interface Saying {
  say(line: string): void;
  /** Says nothing more. */
  end(): void;
}

/** `show` is told the line, and `null` when its time is over. */
export function createSaying(show: (line: string | null) => void): Saying {
  let reading: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  return {
    say(line) {
      if (isGone) return;
      show(line);
      clearTimeout(reading);
      // Not the clock: it would ask for frames while nothing moves.
      reading = setTimeout(() => show(null), LEGIBLE);
    },
    end() {
      isGone = true;
      clearTimeout(reading);
    },
  };
}
