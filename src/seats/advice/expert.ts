/** An expert whom a person may ask for advice. Its code is fetched, and its worker started, with the first question. */
import type { Advice } from '../../bots/advice.ts';
import { type Texts, withBots } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Move, Seen, Standing } from '../../rules/game.ts';
import type { Adviser } from '../thinker/adviser.ts';
import type { WorkerSource } from '../thinker/worker.machine.ts';

export interface Expert extends Pick<Adviser, 'advise' | 'solve'> {
  /** Advice with the reason in words; where that is how much it comes to, beside what was played. */
  explain(
    seen: Seen,
    standing: Standing,
    sitters: readonly Sitter[],
    played: Move,
  ): Promise<Pick<Advice, 'opinions'> & { readonly why: string }>;
  close(): void;
}

export function createExpert(sources: readonly WorkerSource[], texts: Texts): Expert {
  let adviser: Promise<Adviser> | null = null;
  const start = async () => (await import('../thinker/adviser.ts')).createAdviser(sources);
  const started = () => {
    adviser ??= start();
    // What could not be fetched is fetched again the next time.
    adviser.catch(() => {
      adviser = null;
    });
    return adviser;
  };
  const advise: Expert['advise'] = async (...asked) => (await started()).advise(...asked);
  return {
    advise,
    solve: async (...asked) => (await started()).solve(...asked),
    async explain(seen, standing, sitters, played) {
      const [all, { besidePlayed, reasonWords }] = await Promise.all([withBots(texts), import('./reason-words.ts')]);
      const { opinions, why } = await advise(seen, standing);
      const beside = besidePlayed(why, opinions, played);
      return { opinions, why: reasonWords(beside, { seen, standing, sitters }, all) };
    },
    close() {
      void adviser?.then((one) => one.close());
    },
  };
}
