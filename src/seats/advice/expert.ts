/** An expert's advice for persons. The first request loads the code and starts the worker. */
import { costOf, leadOf } from '../../bots/opinion.ts';
import { type Texts, withBots } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Move, Seen, Standing } from '../../rules/game.ts';
import type { Adviser } from '../thinker/adviser.ts';
import type { SupervisedWorker } from '../thinker/worker.machine.ts';

export interface Expert extends Pick<Adviser, 'advise' | 'solve'> {
  /**
   * Returns an expert's opinion of a played move, in points of a deal: the best moves, their lead over all others, the
   * reasons, and the cost of the played one.
   */
  explain(
    game: Game,
    seen: Seen,
    moves: readonly Move[],
    standing: Standing,
    sitters: readonly Sitter[],
    played: Move,
  ): Promise<{ readonly best: readonly Move[]; readonly why: string; readonly cost: number; readonly ahead: number }>;
}

/** @param missing called if no advice comes, because the worker's code is also loaded late. */
export function createExpert(worker: () => SupervisedWorker, texts: Texts, missing: () => void): Expert {
  let adviser: Promise<Adviser> | null = null;
  const start = async () => (await import('../thinker/adviser.ts')).createAdviser(worker());
  const started = () => {
    adviser ??= start();
    // After a failed load the next request tries again.
    adviser.catch(() => {
      adviser = null;
    });
    return adviser;
  };
  const asked = async <Answer>(ask: (adviser: Adviser) => Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
    try {
      return await ask(await started());
    } catch (why) {
      if (!signal?.aborted) missing();
      throw why;
    }
  };
  const advise: Expert['advise'] = (...given) => asked((adviser) => adviser.advise(...given));
  return {
    advise,
    solve: (seen, signal, hear) => asked((adviser) => adviser.solve(seen, signal, hear), signal),
    async explain(game, seen, moves, standing, sitters, played) {
      const [all, { besidePlayed, reasonWords }] = await Promise.all([withBots(texts), import('./reason-words.ts')]);
      const { opinions, why } = await advise(seen, moves, standing);
      const cost = costOf(opinions, played);
      const ahead = leadOf(opinions);
      const words = reasonWords(besidePlayed(why, cost > 0 ? cost : ahead), { game, seen, standing, sitters }, all);
      return { best: opinions[0]?.moves ?? [], why: words, cost, ahead };
    },
  };
}
