/** What an expert thinks: fetched, and its worker started, when it is first asked for. */
import type { Advice } from '../bots/advice.ts';
import type { Adviser } from '../bots/adviser.ts';
import type { Way } from '../bots/kept-worker.ts';
import type { Seen, Standing } from '../rules/game.ts';

export interface Help {
  /** See `Adviser`. */
  advise(seen: Seen, standing: Standing): Promise<Advice>;
  close(): void;
}

export function createHelp(ways: readonly Way[]): Help {
  let adviser: Promise<Adviser> | null = null;
  const start = async () => (await import('../bots/adviser.ts')).createAdviser(ways);
  return {
    async advise(seen, standing) {
      adviser ??= start();
      // What could not be fetched is fetched again the next time.
      adviser.catch(() => {
        adviser = null;
      });
      return (await adviser).advise(seen, standing);
    },
    close() {
      void adviser?.then((started) => started.close());
    },
  };
}
