/** Writes matches that are over into the record book, and forgets each only when it is there. */
import type { MatchContext } from '../match/match.machine.ts';

export interface BookingOptions {
  /** Fetches what writes; rejects where it cannot be had now. */
  fetch(): Promise<(match: MatchContext, id: string) => void>;
  /** Throws a match away. */
  forget(id: string): void;
  /** A match has been written. */
  written(): void;
}

export interface Booking {
  write(match: MatchContext, id: string): Promise<void>;
  /** The result of that match has been seen: it goes as soon as it is in the book. */
  forget(id: string): void;
}

export function createBooking({ fetch, forget, written }: BookingOptions): Booking {
  /** Matches that are in no book yet, by whether their result has been seen. */
  const open = new Map<string, boolean>();
  return {
    async write(match, id) {
      open.set(id, false);
      const write = await fetch().catch(() => null);
      // The match stays kept. When its result is shown once more, it is tried again.
      if (!write) return;
      write(match, id);
      if (open.get(id)) forget(id);
      open.delete(id);
      written();
    },
    forget(id) {
      if (open.has(id)) open.set(id, true);
      else forget(id);
    },
  };
}
