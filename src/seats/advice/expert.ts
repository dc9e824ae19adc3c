/** An expert's advice for persons. The first request loads the code and starts the worker. */
import type { Texts } from '../../i18n/index.ts';
import type { AskExpert } from '../../match/expertise.ts';
import type { Adviser } from '../thinker/adviser.ts';
import type { SupervisedWorker } from '../thinker/worker.machine.ts';

export interface Expert extends Pick<Adviser, 'advise' | 'solve' | 'isWinnable' | 'makeMosaic'> {
  readonly explain: AskExpert;
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
  const orMissing = async <Answer>(coming: Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
    try {
      return await coming;
    } catch (why) {
      if (!signal?.aborted) missing();
      throw why;
    }
  };
  const asked = <Answer>(ask: (adviser: Adviser) => Promise<Answer>, signal?: AbortSignal) =>
    orMissing(started().then(ask), signal);
  const advise: Expert['advise'] = (...given) => asked((adviser) => adviser.advise(...given));
  return {
    advise,
    solve: (seen, signal, hear) => asked((adviser) => adviser.solve(seen, signal, hear), signal),
    isWinnable: (seen) => asked((adviser) => adviser.isWinnable(seen)),
    makeMosaic: (number, size) => asked((adviser) => adviser.makeMosaic(number, size)),
    explain: async (...played) => (await orMissing(import('./explain.ts'))).explain(advise, texts, ...played),
  };
}
