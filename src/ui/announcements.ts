/** The seats' latest announcements. Each is kept as long as it takes to read, however often the HUD is repainted. */
import type { Later } from '../motion/later.ts';

export interface Announcement {
  /** The seat's number, not its place on the screen. */
  readonly seat: number;
  readonly words: string;
  /** The numbers that the seat could not match. */
  readonly suits: readonly number[];
}

export interface Announcements {
  /** The current announcements, the latest last. */
  readonly all: readonly Announcement[];
  /** Replaces the announcement of a seat. `over` is called after its reading time. */
  say(announcement: Announcement, over: () => void): void;
  /** Forgets all announcements without calling `over`. */
  end(): void;
}

/** The base reading time in milliseconds. It passes without frames, since nothing changes on the screen. */
const READING = 1640;
/** Additional milliseconds per letter. */
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
