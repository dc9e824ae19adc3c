import { describe, expect, it } from 'vitest';
import type { Save } from '../../src/shell/store/save.ts';
import { fakeStorage } from './fake-storage.ts';
import { idsOf, one, save, site } from './save-site.ts';

describe('storage without room', () => {
  const long = (id: string) => save(id, [Array<Save['log'][number][number]>(100).fill({ do: 'pass' })]);
  const size = JSON.stringify(long('a')).length;

  it('lets broken saves, then matches with which nothing is lost, then moves in the book give way', () => {
    const { tab, storage, keys } = site(fakeStorage({ room: 5 * size }));
    const saves = tab();
    const mayGo = ({ id }: Save) => id === 'spare';
    const write = (id: string) => saves.write(long(id), mayGo);
    storage.setItem('cyprus/match/broken', 'x'.repeat(size - 50));
    saves.list();
    storage.setItem('cyprus/replay/old', 'x'.repeat(size - 50));
    expect(['spare', 'a'].map(write)).toEqual(['kept', 'kept']);
    expect([keys('cyprus/aside/').length, idsOf(saves)]).toEqual([1, ['a', 'spare']]);
    expect(write('b')).toBe('kept');
    expect([keys('cyprus/aside/').length, idsOf(saves)]).toEqual([0, ['b', 'a', 'spare']]);
    expect(write('c')).toBe('kept');
    expect([keys('cyprus/replay/').length, idsOf(saves)]).toEqual([1, ['c', 'b', 'a']]);
    expect(write('d')).toBe('kept');
    expect([keys('cyprus/replay/').length, idsOf(saves)]).toEqual([0, ['d', 'c', 'b', 'a']]);
    // Whatever else is there has been played.
    expect(write('e')).toBe('full');
    expect(idsOf(tab())).toEqual(['d', 'c', 'b', 'a']);
  });

  it('is found when a match is thrown away: the one that lasted as long as the page is kept', () => {
    const { tab } = site(fakeStorage({ room: 4 * size }));
    const saves = tab();
    for (const id of ['a', 'b', 'c']) saves.write(long(id));
    expect(saves.write(long('d'))).toBe('full');
    expect(idsOf(tab())).toEqual(['c', 'b', 'a']);
    saves.remove('a');
    expect(idsOf(tab())).toEqual(['d', 'c', 'b']);
  });

  it('that others have taken costs no match, and the one under way lasts as long as the page', () => {
    const { tab, storage } = site(fakeStorage({ room: 5 * size }));
    const saves = tab();
    saves.write(save('a', one));
    saves.write(save('b', one));
    storage.setItem('theirs', 'x'.repeat(4 * size));
    expect(saves.write({ ...long('b'), log: [...long('b').log, ...long('b').log] })).toBe('full');
    expect(saves.list().saves.map(({ id, log }) => [id, log.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(
      tab()
        .list()
        .saves.map(({ id, log }) => [id, log.length]),
    ).toEqual([
      ['b', 1],
      ['a', 1],
    ]);
    storage.removeItem('theirs');
    expect(saves.write(long('b'))).toBe('kept');
    expect(tab().list().saves[0]?.log).toEqual(long('b').log);
  });

  it('cannot be had by throwing matches away where it only cannot be written', () => {
    let isDown = false;
    const { tab } = site(fakeStorage({ fails: (call) => (isDown && call === 'write' ? 'SecurityError' : null) }));
    const saves = tab();
    saves.write(save('a', one));
    isDown = true;
    expect(saves.write(save('b', one))).toBe('blocked');
    expect(idsOf(saves)).toEqual(['b', 'a']);
    isDown = false;
    expect(idsOf(tab())).toEqual(['a']);
  });

  it('leaves a broken save where it is when it cannot be put aside', () => {
    const { tab, storage } = site(fakeStorage({ room: 30 }));
    storage.setItem('cyprus/match/a', 'broken');
    expect(tab().list().broken).toEqual(['broken']);
    expect(storage.getItem('cyprus/match/a')).toBe('broken');
  });
});
