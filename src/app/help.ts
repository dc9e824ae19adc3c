/** What an expert thinks: fetched, and its worker started, when it is first asked for. */
import type { Advice } from '../bots/advice.ts';
import type { Adviser } from '../bots/adviser.ts';
import type { Way } from '../bots/kept-worker.ts';
import { type Texts, withBots } from '../i18n/index.ts';
import type { Seen, Standing } from '../rules/game.ts';
import type { AskExpert } from '../shell/review.ts';

export interface Help {
  /** See `Adviser`. */
  advise(seen: Seen, standing: Standing): Promise<Advice>;
  /** The same with the reason in words. */
  readonly ask: AskExpert;
  close(): void;
}

export function createHelp(ways: readonly Way[], texts: Texts): Help {
  let adviser: Promise<Adviser> | null = null;
  const start = async () => (await import('../bots/adviser.ts')).createAdviser(ways);
  const advise = async (seen: Seen, standing: Standing) => {
    adviser ??= start();
    // What could not be fetched is fetched again the next time.
    adviser.catch(() => {
      adviser = null;
    });
    return (await adviser).advise(seen, standing);
  };
  return {
    advise,
    async ask(seen, standing, sitters) {
      const [all, { whyWords }] = await Promise.all([withBots(texts), import('./hint-words.ts')]);
      const { opinions, why } = await advise(seen, standing);
      return { opinions, why: whyWords(why, { seen, standing, sitters }, all) };
    },
    close() {
      void adviser?.then((started) => started.close());
    },
  };
}
