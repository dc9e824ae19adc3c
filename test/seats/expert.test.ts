import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import type { Seen, Standing } from '../../src/rules/game.ts';
import { createExpert } from '../../src/seats/advice/expert.ts';
import { advisingWorker } from './thinker/started.ts';

it('says that something is missing where no advice comes, but not where nobody wants it any more', async () => {
  const missing = vi.fn();
  const { worker, close } = advisingWorker({ sources: [] });
  const expert = createExpert(() => worker, textsFor([]), missing);
  await expect(expert.solve({} as Seen, AbortSignal.abort(), () => {})).rejects.toThrow();
  expect(missing).not.toHaveBeenCalled();
  await expect(expert.advise({} as Seen, [], {} as Standing)).rejects.toThrow();
  expect(missing).toHaveBeenCalledOnce();
  close();
});
