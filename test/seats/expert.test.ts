import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import type { Seen, Standing } from '../../src/rules/game.ts';
import { createExpert } from '../../src/seats/advice/expert.ts';
import { createAdviser } from '../../src/seats/thinker/adviser.ts';
import { advisingWorker } from './thinker/started.ts';

vi.mock('../../src/seats/thinker/adviser.ts', async (original) => {
  const { createAdviser } = await original<typeof import('../../src/seats/thinker/adviser.ts')>();
  return { createAdviser: vi.fn(createAdviser) };
});

it('says that something is missing where the code of the adviser itself does not come', async () => {
  const missing = vi.fn();
  vi.mocked(createAdviser).mockImplementation(() => {
    throw new Error('not there');
  });
  const { worker, close } = advisingWorker({ sources: [] });
  const expert = createExpert(() => worker, textsFor([]), missing);
  await expect(expert.advise({} as Seen, [], {} as Standing)).rejects.toThrow('not there');
  await expect(expert.solve({} as Seen, new AbortController().signal, () => {})).rejects.toThrow('not there');
  expect(missing).toHaveBeenCalledTimes(2);
  await expect(expert.solve({} as Seen, AbortSignal.abort(), () => {})).rejects.toThrow();
  expect(missing).toHaveBeenCalledTimes(2);
  vi.mocked(createAdviser).mockReset();
  close();
});

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
