/** An expert whom a person may ask for advice. Its code is fetched, and its worker started, with the first question. */
import type { Advice } from '../../bots/advice.ts';
import { type Texts, withBots } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Seen, Standing } from '../../rules/game.ts';
import type { Adviser } from '../thinker/adviser.ts';
import type { WorkerSource } from '../thinker/worker.machine.ts';

export interface Expert {
  /** See `Adviser`. */
  advise(seen: Seen, standing: Standing): Promise<Advice>;
  /** The same, with the reason in words. */
  explain(
    seen: Seen,
    standing: Standing,
    sitters: readonly Sitter[],
  ): Promise<Pick<Advice, 'opinions'> & { readonly why: string }>;
  close(): void;
}

export function createExpert(sources: readonly WorkerSource[], texts: Texts): Expert {
  let adviser: Promise<Adviser> | null = null;
  const start = async () => (await import('../thinker/adviser.ts')).createAdviser(sources);
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
    async explain(seen, standing, sitters) {
      const [all, { reasonWords }] = await Promise.all([withBots(texts), import('./reason-words.ts')]);
      const { opinions, why } = await advise(seen, standing);
      return { opinions, why: reasonWords(why, { seen, standing, sitters }, all) };
    },
    close() {
      void adviser?.then((started) => started.close());
    },
  };
}
