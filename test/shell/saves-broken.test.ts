import { describe, expect, it } from 'vitest';
import { LONGEST } from '../../src/shell/store/save.ts';
import { one, save, site } from './save-site.ts';

describe('saves that cannot be read', () => {
  const kept = (part: object) => JSON.stringify({ ...save('a'), writer: 'x', at: 1, ...part });
  it.each([
    ['no JSON', '{"version":1,'],
    ['nothing', 'null'],
    ['an empty text', ''],
    ['another shape', '{"version":1,"id":"a"}'],
    ['a version that never was', kept({ version: 0 })],
    ['a move that is none', kept({ log: [[{ do: 'cheat' }]] })],
    ['a key that is not known', kept({ extra: 1 })],
    ['a seed that is too short', kept({ seed: 'ab' })],
    [
      'an arm beyond all numbers',
      kept({ log: 0 }).replace('"log":0', '"log":[[{"do":"play","tile":"4-9","arm":1e999}]]'),
    ],
    ['an option that is a list', kept({ options: { target: [60] } })],
    ['nobody', kept({ sitters: [] })],
    ['a crowd', kept({ sitters: Array(17).fill({ name: 'x', kind: 'bot' }) })],
    ['a name without end', kept({ sitters: [{ name: 'x'.repeat(61), kind: 'bot' }] })],
    ['the name of another match', kept({ id: 'b' })],
    ['a prototype', kept({ log: 0 }).replace('"log":0', '"__proto__":{"log":[]}')],
  ])('because they hold %s are put aside, and harm no other', (_, text) => {
    const { tab, storage, keys } = site();
    const saves = tab();
    saves.write(save('good', one));
    storage.setItem('cyprus/match/a', text);
    const found = saves.list();
    expect(found.broken).toEqual([text]);
    expect(found.saves.map(({ id }) => id)).toEqual(['good']);
    expect(storage.getItem('cyprus/match/a')).toBeNull();
    expect(keys('cyprus/aside/').map((key) => storage.getItem(key))).toEqual([text]);
    expect(saves.list().broken).toEqual([]);
  });

  it('of a newer version stay as they are', () => {
    const { tab, storage } = site();
    tab().write(save('good', one));
    const text = '{"version":2,"wonders":true}';
    storage.setItem('cyprus/match/a', text);
    const found = tab().list();
    expect(found).toMatchObject({ broken: [], isForeign: true, saves: [{ id: 'good' }] });
    expect(storage.getItem('cyprus/match/a')).toBe(text);
  });

  it('are kept in small numbers, the oldest go first', () => {
    const { tab, storage, keys } = site();
    const saves = tab();
    for (let i = 0; i < 50; i++) {
      storage.setItem(`cyprus/match/m${i}`, `broken ${i}`);
      saves.list();
    }
    const texts = keys('cyprus/aside/').map((key) => storage.getItem(key));
    expect(texts.sort()).toEqual(['broken 47', 'broken 48', 'broken 49']);
  });

  it('never take more room than one match may take', () => {
    const { tab, storage, keys } = site();
    const saves = tab();
    const size = Math.floor(LONGEST * 0.4);
    for (const id of ['a', 'b', 'c']) storage.setItem(`cyprus/match/${id}`, id.repeat(size));
    expect(saves.list().broken).toHaveLength(3);
    expect(keys('cyprus/aside/').map((key) => storage.getItem(key)?.[0])).toEqual(['b', 'c']);
  });

  it('and are far too large to be saves are handed out once, and go', () => {
    const { tab, storage, keys } = site();
    const text = 'x'.repeat(5_000_000);
    storage.setItem('cyprus/match/a', text);
    expect(tab().list().broken).toEqual([text]);
    expect(keys('')).toEqual([]);
  });

  it('are judged in bounded time, however deep or long they are', () => {
    const { tab, storage } = site();
    const moves = (count: number) =>
      JSON.stringify({ ...save('long'), writer: 'x', at: 1, log: [Array(count).fill({ do: 'pass' })] });
    storage.setItem('cyprus/match/deep', '['.repeat(1_000_000) + ']'.repeat(1_000_000));
    storage.setItem('cyprus/match/long', moves(300_000));
    // No clock on the wall ends it, but the test's own limit does.
    expect(tab().list().broken).toHaveLength(2);
  });
});
