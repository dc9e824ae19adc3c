import { describe, expect, it, vi } from 'vitest';
import { openSettings } from '../../src/shell/store/settings.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { toldStorage } from '../../src/shell/store/told-storage.ts';
import { type FakeStorageOptions, fakeStorage } from './fake-storage.ts';

const open = (options: FakeStorageOptions) => {
  const tell = vi.fn();
  const storage = fakeStorage(options);
  return {
    tell,
    store: toldStorage(
      openStorage(() => storage),
      tell,
    ),
  };
};
const soon = () => Promise.resolve();

describe('what is not kept', () => {
  it('is told, whatever it is, once for each reason', async () => {
    const { tell, store } = open({ room: 20 });
    openSettings(store).change({ cloth: 'wine' });
    store.set('cyprus/days', 'x'.repeat(50));
    await soon();
    store.set('cyprus/book', 'x'.repeat(50));
    await soon();
    expect(tell.mock.calls).toEqual([['full']]);
    const blocked = open({ fails: (call) => (call === 'write' ? 'SecurityError' : null) });
    openSettings(blocked.store).change({ cloth: 'wine' });
    await soon();
    expect(blocked.tell.mock.calls).toEqual([['blocked']]);
  });

  it('is not told where room is found at once, nor of matches, whose keeper tells', async () => {
    const { tell, store } = open({ room: 60 });
    store.set('cyprus/book', 'x'.repeat(30));
    store.set('cyprus/days', 'y'.repeat(30));
    store.remove('cyprus/book');
    store.set('cyprus/days', 'y'.repeat(30));
    await soon();
    store.set('cyprus/match/a', 'z'.repeat(90));
    await soon();
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('what two tabs change', () => {
  it('is all kept: none writes over what it has not seen', () => {
    const storage = fakeStorage();
    const [one, two] = [openStorage(() => storage), openStorage(() => storage)].map(openSettings);
    one?.change({ cloth: 'wine' });
    two?.change({ speed: 'fast' });
    expect(openSettings(openStorage(() => storage)).now).toMatchObject({ cloth: 'wine', speed: 'fast' });
  });
});
