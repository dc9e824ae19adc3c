/** Where matches and settings lie at a portal, and which of two goes on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemsStore } from '../../src/shell/portal/adapters/items-store.ts';
import { twinStore } from '../../src/shell/portal/adapters/twin-store.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage } from '../shell/fake-storage.ts';
import { openPage, pass } from './page.ts';

const save = (id: string, at: number) => JSON.stringify({ id, at, log: [] });
const items = (fails = () => false) => {
  const kept = new Map<string, string>();
  const may = () => {
    if (fails()) throw new Error('dataModuleDisabled');
  };
  return {
    kept,
    getItem(key: string) {
      may();
      return kept.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      may();
      kept.set(key, text);
    },
    removeItem(key: string) {
      may();
      kept.delete(key);
    },
  };
};
const localWith = (entries: Readonly<Record<string, string>>) => {
  const storage = fakeStorage();
  for (const [key, text] of Object.entries(entries)) storage.setItem(key, text);
  return { storage, local: openStorage(() => storage) };
};

describe('a portal’s place that is the only one', () => {
  it('takes up what a visit without it left: the newer match, and what it has not', () => {
    const theirs = items();
    const before = itemsStore(theirs, localWith({}).local);
    before.set('cyprus/match/a', save('a', 5));
    before.set('cyprus/match/b', save('b', 5));
    before.set('cyprus/settings', '{"speed":"fast"}');
    const { storage, local } = localWith({
      'cyprus/match/a': save('a', 9),
      'cyprus/match/b': save('b', 4),
      'cyprus/match/c': save('c', 1),
      'cyprus/settings': '{"speed":"relaxed"}',
      elsewhere: 'of another game',
    });
    const store = itemsStore(theirs, local);
    expect(store.get('cyprus/match/a')).toBe(save('a', 9));
    expect(store.get('cyprus/match/b')).toBe(save('b', 5));
    expect(store.get('cyprus/match/c')).toBe(save('c', 1));
    expect(store.get('cyprus/settings')).toBe('{"speed":"fast"}');
    // What carries no time replaces nothing, and is not lost; what is another game's is not touched.
    expect(storage.length).toBe(2);
    expect(storage.getItem('cyprus/settings')).toBe('{"speed":"relaxed"}');
    expect(storage.getItem('elsewhere')).toBe('of another game');
    expect(store.keys().every((key) => key.startsWith('cyprus/'))).toBe(true);
  });

  it('is full below the portal’s limit, and holds what does not fit for this visit', () => {
    const store = itemsStore(items(), localWith({}).local);
    expect(store.set('cyprus/match/b', 'x'.repeat(950_000))).toBe('full');
    expect(store.get('cyprus/match/b')?.length).toBe(950_000);
    expect([store.isKept(), store.keys()]).toEqual([false, ['cyprus/match/b']]);
    store.remove('cyprus/match/b');
    expect([store.set('cyprus/match/b', 'x'), store.isKept()]).toEqual(['kept', true]);
  });

  it('is given up for the browser’s where it cannot be used, with an error before anything is moved', () => {
    const { storage, local } = localWith({ 'cyprus/match/a': save('a', 1) });
    expect(() =>
      itemsStore(
        items(() => true),
        local,
      ),
    ).toThrow('dataModuleDisabled');
    expect(storage.length).toBe(1);
  });

  it('keeps what it has where it fails later', () => {
    let fails = false;
    const store = itemsStore(
      items(() => fails),
      localWith({}).local,
    );
    store.set('cyprus/match/a', save('a', 1));
    fails = true;
    expect(store.set('cyprus/match/a', save('a', 2))).toBe('blocked');
    expect(store.get('cyprus/match/a')).toBe(save('a', 2));
    fails = false;
    expect(store.set('cyprus/match/a', save('a', 3))).toBe('kept');
  });
});

describe('a portal’s place beside the browser’s', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
    vi.setSystemTime(1000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** An account, and a browser in which it is used. */
  const account = () => ({ now: {} as Record<string, unknown>, writes: 0, fails: false });
  const browser = () => localWith({});
  const visit = (kept: ReturnType<typeof account>, { local }: ReturnType<typeof browser>) => {
    const at = openPage('yandex');
    const store = twinStore(
      local,
      {
        data: structuredClone(kept.now),
        room: 150_000,
        async write(all) {
          if (kept.fails) throw new Error('offline');
          kept.now = structuredClone(all);
          kept.writes++;
        },
      },
      at.page,
    );
    return { ...at, store };
  };

  it('takes settings and the newest match to another browser', async () => {
    const kept = account();
    const { store } = visit(kept, browser());
    store.set('cyprus/settings', '{"speed":"fast"}');
    store.set('cyprus/match/a', save('a', 10));
    store.set('cyprus/match/b', save('b', 20));
    await pass(10_000);
    const other = visit(kept, browser()).store;
    expect(other.get('cyprus/settings')).toBe('{"speed":"fast"}');
    expect([other.get('cyprus/match/a'), other.get('cyprus/match/b')]).toEqual([null, save('b', 20)]);
  });

  it('lets the newer of both go on, and of equals this browser’s', async () => {
    const kept = account();
    kept.now = { match: { at: 20, text: save('b', 20) }, settings: { at: 5, text: '{"speed":"fast"}' } };
    const [newer, equal, older] = [browser(), browser(), browser()];
    newer.local.set('cyprus/match/b', save('b', 30));
    equal.local.set('cyprus/match/b', `${save('b', 20)} `);
    older.local.set('cyprus/match/b', save('b', 10));
    expect(visit(kept, newer).store.get('cyprus/match/b')).toBe(save('b', 30));
    expect(visit(kept, equal).store.get('cyprus/match/b')).toBe(`${save('b', 20)} `);
    expect(visit(kept, older).store.get('cyprus/match/b')).toBe(save('b', 20));
  });

  it('loses nothing and mixes nothing where two browsers of one account play apart', async () => {
    const kept = account();
    const [one, two] = [browser(), browser()];
    const first = visit(kept, one);
    const second = visit(kept, two);
    first.store.set('cyprus/match/a', save('a', 10));
    second.store.set('cyprus/match/b', save('b', 20));
    second.store.set('cyprus/match/a', save('a', 5));
    await pass(20_000);
    const again = visit(kept, one);
    expect(again.store.get('cyprus/match/a')).toBe(save('a', 10));
    const other = visit(kept, two);
    expect(other.store.get('cyprus/match/b')).toBe(save('b', 20));
    // One of a match that was played in both goes on whole: a later move in either decides.
    other.store.set('cyprus/match/a', save('a', 40));
    await pass(20_000);
    expect(visit(kept, one).store.get('cyprus/match/a')).toBe(save('a', 40));
  });

  it('keeps both where one match went on in two browsers, and one where it went on in turn', async () => {
    const kept = account();
    const [one, two] = [browser(), browser()];
    const log = (moves: string, at: number) =>
      JSON.stringify({ id: 'a', at, log: [[...moves].map((each) => ({ do: each }))] });
    const matches = ({ store }: ReturnType<typeof visit>) =>
      store
        .keys()
        .filter((key) => key.startsWith('cyprus/match/'))
        .map((key) =>
          JSON.parse(store.get(key) ?? '')
            .log[0].map(({ do: move }: { do: string }) => move)
            .join(''),
        )
        .sort();
    visit(kept, one).store.set('cyprus/match/a', log('lp', 10));
    await pass(10_000);
    // In turn: also where something was taken back.
    visit(kept, two).store.set('cyprus/match/a', log('lx', 20));
    await pass(10_000);
    expect(matches(visit(kept, one))).toEqual(['lx']);
    // Apart: the last moves of one never went up.
    kept.fails = true;
    visit(kept, one).store.set('cyprus/match/a', log('lxone', 30));
    await pass(10_000);
    kept.fails = false;
    visit(kept, two).store.set('cyprus/match/a', log('lxtwo', 40));
    await pass(10_000);
    expect(matches(visit(kept, one))).toEqual(['lxone', 'lxtwo']);
    expect(matches(visit(kept, one))).toEqual(['lxone', 'lxtwo']);
  });

  it('takes the last change of settings to another browser whose clock was ahead', async () => {
    const kept = account();
    const [one, two] = [browser(), browser()];
    vi.setSystemTime(9_000_000_000_000);
    visit(kept, one).store.set('cyprus/settings', '{"speed":"fast"}');
    await pass(10_000);
    vi.setSystemTime(1_000_000_000_000);
    visit(kept, two).store.set('cyprus/settings', '{"speed":"relaxed"}');
    await pass(10_000);
    expect(visit(kept, one).store.get('cyprus/settings')).toBe('{"speed":"relaxed"}');
  });

  it('forgets everywhere what was forgotten, unless it was played on later', async () => {
    const kept = account();
    const [one, two, three] = [browser(), browser(), browser()];
    for (const { local } of [one, two]) local.set('cyprus/match/a', save('a', 10));
    three.local.set('cyprus/match/a', save('a', 11));
    visit(kept, one).store.remove('cyprus/match/a');
    await pass(10_000);
    expect(kept.now.gone).toEqual({ a: 10 });
    expect(visit(kept, two).store.get('cyprus/match/a')).toBeNull();
    expect(visit(kept, three).store.get('cyprus/match/a')).toBe(save('a', 11));
  });

  it('remembers 32 that were forgotten, the last ones', async () => {
    const kept = account();
    const at = browser();
    for (let n = 1; n <= 40; n++) at.local.set(`cyprus/match/m${n}`, save(`m${n}`, n));
    const { store } = visit(kept, at);
    for (let n = 1; n <= 40; n++) store.remove(`cyprus/match/m${n}`);
    await pass(10_000);
    const gone = Object.keys(Object(kept.now.gone));
    expect(gone).toHaveLength(32);
    expect(gone).toContain('m40');
    expect(gone).not.toContain('m8');
  });

  it('writes seldom, at once when the page is left, and again what failed; too long a match stays here', async () => {
    const kept = account();
    const { store, hide } = visit(kept, browser());
    for (let move = 1; move <= 100; move++) {
      store.set('cyprus/match/a', save('a', move));
      await pass(200);
    }
    expect(kept.writes).toBeLessThanOrEqual(3);
    hide(true);
    await pass(0);
    expect(kept.now.match).toEqual({ at: 100, text: save('a', 100) });
    kept.fails = true;
    store.set('cyprus/match/a', save('a', 101));
    await pass(20_000);
    kept.fails = false;
    store.set('cyprus/settings', '{}');
    await pass(20_000);
    expect(kept.now.match).toEqual({ at: 101, text: save('a', 101) });
    store.set('cyprus/match/a', JSON.stringify({ id: 'a', at: 102, log: 'x'.repeat(200_000) }));
    await pass(20_000);
    expect(kept.now.match).toBeUndefined();
    expect(kept.now.settings).toBeDefined();
  });

  it('takes nothing that makes no sense', () => {
    const kept = account();
    const at = browser();
    for (const nonsense of [null, 7, 'x', [], { settings: 3, match: { at: 'now', text: 5 }, gone: 'all' }]) {
      kept.now = Object(nonsense);
      expect(visit(kept, at).store.keys()).toEqual(['cyprus/times']);
    }
    kept.now = { match: { at: 9, text: 'no save' } };
    expect(visit(kept, at).store.keys()).toEqual(['cyprus/times']);
  });
});
