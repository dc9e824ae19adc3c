// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Save } from '../../src/shell/store/save.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { isReduced, openSettings } from '../../src/shell/store/settings.ts';
import { inMemory, openStorage } from '../../src/shell/store/storage.ts';

const save = (id: string, log: Save['log'] = []): Save => ({
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
const one: Save['log'] = [
  [
    { do: 'lead', tile: '9-9' },
    { do: 'play', tile: '4-9', arm: 0 },
    { do: 'draw', from: 41 },
  ],
];

beforeEach(() => localStorage.clear());

describe('storage', () => {
  it('falls back to memory where the browser blocks it', () => {
    const store = openStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.durable).toBe(false);
    expect(store.set('a', '1')).toBe(true);
    expect(store.get('a')).toBe('1');
  });

  it('keeps what is there when there is no room for more', () => {
    const full: Storage = Object.assign(Object.create(null), {
      length: 0,
      key: () => null,
      getItem: () => 'old',
      removeItem() {},
      clear() {},
      setItem(key: string) {
        if (key !== 'cyprus/probe') throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const store = openStorage(() => full);
    expect(store.durable).toBe(true);
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('old');
  });
});

describe('saved matches', () => {
  const open = (writer: string, time = { now: 0 }) =>
    createSaves(
      openStorage(() => localStorage),
      writer,
      () => ++time.now,
    );

  it('come back as they were written, the newest first', () => {
    const saves = open('tab');
    expect(saves.write(save('a', one))).toBe('kept');
    expect(saves.write(save('b'))).toBe('kept');
    const found = open('later').list();
    expect(found.trouble).toBeNull();
    expect(found.saves.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(found.saves[1]).toMatchObject(save('a', one));
  });

  it('are never written over by another tab', () => {
    const [first, second] = [open('first'), open('second')];
    first.write(save('a', one));
    expect(second.write(save('a'))).toBe('taken');
    expect(first.list().saves[0]?.log).toEqual(one);
  });

  it('change hands only when a tab goes on with them', () => {
    const [first, second] = [open('first'), open('second')];
    first.write(save('a', one));
    expect(second.adopt('a')).toMatchObject(save('a', one));
    expect(second.write(save('a', one))).toBe('kept');
    expect(first.write(save('a'))).toBe('taken');
    first.remove('a');
    expect(second.list().saves).toHaveLength(1);
  });

  it('are taken over as they stand now, not as they stood when they were listed', () => {
    const [first, second] = [open('first'), open('second')];
    first.write(save('a'));
    const [listed] = second.list().saves;
    first.write(save('a', one));
    expect(listed?.log).toEqual([]);
    expect(second.adopt('a')?.log).toEqual(one);
    expect(second.list().saves[0]?.log).toEqual(one);
    second.remove('a');
    expect(second.adopt('a')).toBeNull();
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['nothing', 'null'],
    ['another shape', '{"version":1,"id":"a"}'],
    ['a move that is none', JSON.stringify({ ...save('a'), writer: 'x', at: 1, log: [[{ do: 'cheat' }]] })],
    ['a key that is not known', JSON.stringify({ ...save('a'), writer: 'x', at: 1, extra: 1 })],
    ['a seed that is too short', JSON.stringify({ ...save('a'), writer: 'x', at: 1, seed: 'ab' })],
    ['the name of another match', JSON.stringify({ ...save('b'), writer: 'x', at: 1 })],
  ])('that hold %s are put aside, and harm no other', (_, text) => {
    const saves = open('tab');
    saves.write(save('good', one));
    localStorage.setItem('cyprus/match/a', text);
    const found = saves.list();
    expect(found.trouble).toBe('broken');
    expect(found.saves.map(({ id }) => id)).toEqual(['good']);
    expect(localStorage.getItem('cyprus/aside/a')).toBe(text);
    expect(saves.list().trouble).toBeNull();
  });

  it('of a newer version stay as they are', () => {
    const text = '{"version":2,"wonders":true}';
    localStorage.setItem('cyprus/match/a', text);
    const found = open('tab').list();
    expect(found).toEqual({ saves: [], trouble: 'foreign' });
    expect(localStorage.getItem('cyprus/match/a')).toBe(text);
  });

  it('are kept up to a number, the oldest go first', () => {
    const saves = open('tab');
    for (let i = 0; i < 12; i++) saves.write(save(`m${i}`));
    const ids = saves.list().saves.map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(ids[0]).toBe('m11');
    expect(ids).not.toContain('m0');
  });
});

describe('settings', () => {
  it('come back after a reload', () => {
    const store = inMemory();
    openSettings(store).change({ speed: 'fast', numerals: true });
    expect(openSettings(store).now).toMatchObject({ speed: 'fast', numerals: true, quality: 'auto' });
  });

  it('fall back one by one where they are spoilt', () => {
    const store = inMemory();
    store.set('cyprus/settings', '{"speed":"warp","numerals":true,"quality":7}');
    expect(openSettings(store).now).toEqual({
      speed: 'normal',
      quality: 'auto',
      motion: 'system',
      numerals: true,
      muted: false,
      effects: 0.7,
      music: 0.7,
      interface: 0.35,
      slow: false,
    });
    for (const text of ['[]', 'null', '"x"', '{', '']) {
      store.set('cyprus/settings', text);
      expect(openSettings(store).now.speed).toBe('normal');
    }
  });

  it('take the device’s word for reduced motion only when told to', () => {
    const { now } = openSettings(inMemory());
    expect(isReduced(now, true)).toBe(true);
    expect(isReduced({ ...now, motion: 'off' }, true)).toBe(false);
    expect(isReduced({ ...now, motion: 'on' }, false)).toBe(true);
  });
});
