/** Writes finished matches into the record book. Each kept match is deleted only after that. */
import type { MatchContext } from '../../match/match-setup.ts';

export interface BookingOptions {
  /** Loads the function that writes; rejects if it can't be loaded now. */
  fetch(): Promise<(match: MatchContext, id: string) => void>;
  /** Deletes a kept match. */
  forget(id: string): void;
  /** Called when a match has been written. */
  written(): void;
}

export interface Booking {
  write(match: MatchContext, id: string): Promise<void>;
  /** Deletes a kept match whose result has been seen, as soon as it is in the book. */
  forget(id: string): void;
}

export function createBooking({ fetch, forget, written }: BookingOptions): Booking {
  /** Matches that are not in the book yet; true if their result has been seen. */
  const open = new Map<string, boolean>();
  return {
    async write(match, id) {
      open.set(id, false);
      const write = await fetch().catch(() => null);
      // The match stays kept, and is written when its result is shown again.
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
