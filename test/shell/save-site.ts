/** Tabs of one site that keep matches in one storage. */
import type { Save } from '../../src/shell/store/save.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage } from './fake-storage.ts';

/** A match of a person and a bot, as it is kept. */
export const save = (id: string, log: Save['log'] = []): Save => ({
  version: 1,
  id,
  game: 'cyprus',
  options: { target: 60, drawForLead: false },
  sitters: [
    { name: 'Ada', kind: 'person' },
    { name: 'Basil', kind: 'bot', level: 'rules' },
  ],
  seed: 'ab'.repeat(32),
  log,
});
/** One deal of three moves. */
export const one: Save['log'] = [
  [
    { do: 'lead', tile: '9-9' },
    { do: 'play', tile: '4-9', arm: 0 },
    { do: 'draw', from: 41 },
  ],
];

/** A storage, and tabs that use it; every write is a millisecond later unless the time is set. */
export function site(storage = fakeStorage()) {
  const time = { now: 0 };
  return {
    storage,
    time,
    tab: (writer = 'tab') =>
      createSaves(
        openStorage(() => storage),
        writer,
        () => ++time.now,
      ),
    keys: (start: string) =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(start)),
  };
}
/** What is listed, the newest first. */
export const idsOf = (saves: ReturnType<typeof createSaves>) => saves.list().saves.map(({ id }) => id);
