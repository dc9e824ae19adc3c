/** What seats have just said, for as long as it takes to read, however often the HUD is painted anew meanwhile. */
import type { Later } from '../motion/clock.ts';

export interface Announcement {
  /** The seat's number, not its place on the screen. */
  readonly seat: number;
  readonly words: string;
  /** What it could not match. */
  readonly suits: readonly number[];
}

export interface Announcements {
  /** What is to be read now, the latest last. */
  readonly all: readonly Announcement[];
  /** A seat says something, in place of what it said before; `over` is called when it was read. */
  say(announcement: Announcement, over: () => void): void;
  /** Nothing is waited for any more. */
  end(): void;
}

/** Milliseconds that words can be read; these pass without a frame: nothing is drawn while nothing changes. */
const READING = 1640;
/** More for each letter. */
const LETTER = 25;

export function createAnnouncements(later: Later): Announcements {
  const said = new Map<number, { readonly announcement: Announcement; readonly forget: () => void }>();
  return {
    get all() {
      return [...said.values()].map(({ announcement }) => announcement);
    },
    say(announcement, over) {
      const { seat, words } = announcement;
      said.get(seat)?.forget();
      said.delete(seat);
      const forget = later(READING + LETTER * words.length, () => {
        said.delete(seat);
        over();
      });
      said.set(seat, { announcement, forget });
    },
    end() {
      for (const { forget } of said.values()) forget();
      said.clear();
    },
  };
}
