import { describe, expect, it } from 'vitest';
import { LONGEST, type Save } from '../../src/shell/store/save.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage } from './fake-storage.ts';

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

/** A storage, and tabs that use it; every write is a millisecond later unless the time is set. */
function site(storage = fakeStorage()) {
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
const idsOf = (saves: ReturnType<typeof createSaves>) => saves.list().saves.map(({ id }) => id);

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

  it('are kept up to a number, the oldest go first', () => {
    const { tab } = site();
    const saves = tab();
    for (let i = 0; i < 12; i++) saves.write(save(`m${i}`));
    expect(idsOf(saves)).toEqual(['m11', 'm10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4']);
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
    expect(idsOf(saves)).toHaveLength(8);
  });
});

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
    const before = performance.now();
    expect(tab().list().broken).toHaveLength(2);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('storage without room', () => {
  const long = (id: string) => save(id, [Array<Save['log'][number][number]>(100).fill({ do: 'pass' })]);
  const size = JSON.stringify(long('a')).length;

  it('lets asides and then the oldest matches give way to the match under way', () => {
    const { tab, storage, keys } = site(fakeStorage({ room: 5 * size }));
    const saves = tab();
    storage.setItem('cyprus/match/broken', 'x'.repeat(size));
    saves.list();
    for (const id of ['a', 'b', 'c']) expect(saves.write(long(id))).toBe('kept');
    expect(keys('cyprus/aside/')).toHaveLength(1);
    expect(saves.write(long('d'))).toBe('kept');
    expect(keys('cyprus/aside/')).toHaveLength(0);
    expect(idsOf(saves)).toEqual(['d', 'c', 'b', 'a']);
    expect(saves.write(long('e'))).toBe('kept');
    expect(idsOf(tab())).toEqual(['e', 'd', 'c', 'b']);
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
