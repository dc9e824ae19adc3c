import { describe, expect, it } from 'vitest';
import { ROOM } from '../../src/shell/store/saves.ts';
import { idsOf, one, save, site } from './save-site.ts';

describe('saved matches', () => {
  it('come back as they were written, the newest first', () => {
    const { tab } = site();
    const saves = tab();
    expect(saves.write(save('a', one))).toBe('kept');
    expect(saves.write(save('b'))).toBe('kept');
    const found = tab('later').list();
    expect(found).toMatchObject({ broken: [], isForeign: false });
    expect(found.saves.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(found.saves[1]).toMatchObject(save('a', one));
  });

  it('have no names that nobody can see, or that turn a line around', () => {
    const { tab } = site();
    const [first, second] = save('a', one).sitters;
    if (!first || !second) throw new Error('somebody sits there');
    const names = [
      { ...first, name: '\u3164\u2800' },
      { ...second, name: 'A\u202eda' },
    ];
    tab().write({ ...save('a', one), sitters: names });
    expect(
      tab('later')
        .list()
        .saves[0]?.sitters.map(({ name }) => name),
    ).toEqual(['1', 'Ada']);
  });

  it('are never written over by another tab', () => {
    const { tab } = site();
    const [first, second] = [tab('first'), tab('second')];
    first.write(save('a', one));
    expect(second.write(save('a'))).toBe('taken');
    expect(first.list().saves[0]?.log).toEqual(one);
  });

  it('change hands only when a tab goes on with them', () => {
    const { tab } = site();
    const [first, second] = [tab('first'), tab('second')];
    first.write(save('a', one));
    expect(second.adopt('a')).toMatchObject(save('a', one));
    expect(second.write(save('a', one))).toBe('kept');
    expect(first.write(save('a'))).toBe('taken');
    first.remove('a');
    expect(second.list().saves).toHaveLength(1);
  });

  it('are taken over as they stand now, not as they stood when they were listed', () => {
    const { tab } = site();
    const [first, second] = [tab('first'), tab('second')];
    first.write(save('a'));
    const [listed] = second.list().saves;
    first.write(save('a', one));
    expect(listed?.log).toEqual([]);
    expect(second.adopt('a')?.log).toEqual(one);
    expect(second.list().saves[0]?.log).toEqual(one);
    second.remove('a');
    expect(second.adopt('a')).toBeNull();
  });

  it('are read once for as long as they stay the same', () => {
    const { tab } = site();
    tab('first').write(save('a', one));
    const saves = tab('second');
    expect(saves.list().saves[0]).toBe(saves.list().saves[0]);
  });

  it('are kept, however many there are: none goes unasked', () => {
    const { tab } = site();
    const saves = tab();
    for (let i = 0; i < 2 * ROOM; i++) saves.write(save(`m${i}`, one));
    expect(idsOf(saves)).toHaveLength(2 * ROOM);
  });

  it('go where there are many and nothing is lost with them, the oldest first', () => {
    const { tab } = site();
    const saves = tab();
    for (let i = 0; i < ROOM + 3; i++) saves.write(save(`m${i}`, i % 2 ? one : []), ({ log }) => log.length === 0);
    const left = idsOf(saves);
    expect(left).toHaveLength(ROOM);
    expect(['m0', 'm2', 'm4'].filter((id) => left.includes(id))).toEqual([]);
    expect(['m1', 'm3', 'm5', 'm6', 'm8'].filter((id) => !left.includes(id))).toEqual([]);
  });

  it('are written again when somebody cleared the storage', () => {
    const { tab, storage } = site();
    const saves = tab();
    saves.write(save('a'));
    storage.clear();
    expect(saves.write(save('a', one))).toBe('kept');
    expect(tab().list().saves[0]?.log).toEqual(one);
  });

  it('leave the keys of others alone', () => {
    const { tab, storage } = site();
    const others = { 'cyprus/matches': '{', 'cyprus/settings': 'x', match: '[]', 'dominoes/match/a': '{"version":1}' };
    for (const [key, text] of Object.entries(others)) storage.setItem(key, text);
    const saves = tab();
    saves.write(save('a', one));
    saves.list();
    saves.remove('a');
    for (const [key, text] of Object.entries(others)) expect(storage.getItem(key)).toBe(text);
    expect(storage.length).toBe(Object.keys(others).length);
  });
});

describe('the order of saved matches', () => {
  const at = (text: string | null, time: string) => (text ?? '').replace(/"at":\d+/, `"at":${time}`);

  it('survives a clock that jumps back', () => {
    const { tab, time } = site();
    const saves = tab();
    time.now = 9_000_000;
    saves.write(save('a'));
    time.now = 1;
    saves.write(save('b'));
    expect(idsOf(tab())).toEqual(['b', 'a']);
  });

  it('survives a clock that was set back before the page was opened', () => {
    const { tab, time } = site();
    time.now = 9_000_000;
    tab('first').write(save('b'));
    tab('first').write(save('a'));
    time.now = 1;
    // Gone on with before anything else is looked at.
    tab('second').adopt('b');
    expect(idsOf(tab())).toEqual(['b', 'a']);
  });

  it.each(['null', '-1', '1e999', '1.5', '"soon"', '[]', '8640000000000001'])('survives a time of %s', (odd) => {
    const { tab, storage } = site();
    tab().write(save('odd', one));
    storage.setItem('cyprus/match/odd', at(storage.getItem('cyprus/match/odd'), odd));
    tab().write(save('good'));
    const found = tab().list();
    expect(found.broken).toEqual([]);
    expect(found.saves.map(({ id }) => id)).toEqual(['good', 'odd']);
  });

  it('is the same every time among saves of the same moment', () => {
    const { tab, storage } = site();
    for (const id of ['c', 'a', 'b']) {
      tab().write(save(id));
      storage.setItem(`cyprus/match/${id}`, at(storage.getItem(`cyprus/match/${id}`), '5'));
    }
    expect(idsOf(tab())).toEqual(['a', 'b', 'c']);
  });

  it('never costs the match under way its place', () => {
    const { tab, storage } = site();
    for (let i = 0; i < 20; i++) {
      const text = JSON.stringify({ ...save(`m${i}`), writer: 'x', at: 8_640_000_000_000_000 });
      storage.setItem(`cyprus/match/m${i}`, text);
    }
    const saves = tab();
    expect(saves.write(save('now', one))).toBe('kept');
    expect(idsOf(saves)).toContain('now');
    expect(idsOf(saves)).toHaveLength(21);
  });
});
