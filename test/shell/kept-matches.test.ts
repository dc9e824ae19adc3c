import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import type { Catalogue } from '../../src/rules/catalogue.ts';
import { games } from '../../src/rules/games.ts';
import { createKeptMatches } from '../../src/shell/store/kept-matches.ts';
import type { Save } from '../../src/shell/store/save.ts';
import { createSaves, ROOM } from '../../src/shell/store/saves.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { fakeLocks } from './fake-locks.ts';
import { type FakeStorageOptions, fakeStorage } from './fake-storage.ts';
import { after, atTheSheet, never, played } from './kept-matches.ts';

const texts = textsFor([]);
const good = played('cyprus', 4, { target: 60 }, 'good', after(12));

/** A page over a storage that other pages wrote to. */
function page(storage: Storage, locks?: Pick<LockManager, 'request'>, games = wholeCatalogue) {
  const say = vi.fn();
  const handOut = vi.fn();
  const store = openStorage(() => storage);
  const saves = createSaves(store, `page ${Math.random()}`, Date.now);
  return {
    say,
    handOut,
    saves,
    ...createKeptMatches({ games, texts, saves, locks, say, handOut }),
  };
}
function stored(texts: Readonly<Record<string, object | string>>, options: FakeStorageOptions = {}): Storage {
  const storage = fakeStorage(options);
  for (const [id, what] of Object.entries(texts)) {
    storage.setItem(`cyprus/match/${id}`, typeof what === 'string' ? what : JSON.stringify(what));
  }
  return storage;
}
const kept = (save: Save, part: object = {}) => ({ ...save, writer: 'x', at: 1, ...part });

describe('a match that is kept', () => {
  it('is offered as it stands', () => {
    const { latest, adopt, say } = page(stored({ good: kept(good) }));
    expect(latest()).toMatchObject({ setup: good, isOver: false });
    expect(adopt('good')).toMatchObject(good);
    expect(say).not.toHaveBeenCalled();
  });

  it.each(games.map(({ id, seats }) => [id, seats[0] ?? 2] as const))('may be one of %s', (id, seats) => {
    const half = played(id, seats, {}, `half ${id}`, after(30));
    const { latest, adopt } = page(stored({ [half.id]: kept(half) }));
    expect(latest()?.setup).toMatchObject(half);
    expect(adopt(half.id)?.log).toEqual(half.log);
    // No tile is laid twice.
    const [deal = [], ...later] = half.log;
    const bad = page(stored({ [half.id]: kept(half, { log: [[...deal.slice(0, 1), ...deal], ...later] }) }));
    expect(bad.latest()).toBeNull();
    expect(bad.say).toHaveBeenCalledTimes(1);
  });

  it('is judged once for as long as it stays the same', () => {
    const long = played('sebastopol', 4, { target: 500 }, 'long', never);
    const { latest } = page(stored({ long: kept(long) }));
    const first = latest();
    expect(first?.setup.log.length).toBeGreaterThan(10);
    for (let again = 0; again < 3; again++) expect(latest()).toBe(first);
  });

  it('is played on with its options complete', () => {
    const { target, drawForLead } = good.options;
    expect([target, drawForLead]).toEqual([60, false]);
    const { latest, adopt } = page(stored({ good: kept(good, { options: { target: 60 } }) }));
    expect(latest()?.setup.options).toEqual(good.options);
    expect(adopt('good')?.options).toEqual(good.options);
  });

  it('stays until its result has been seen', () => {
    const over = played('cyprus', 4, { target: 25 }, 'over', never);
    const storage = stored({ over: kept(over) });
    const { latest, adopt, forget } = page(storage);
    expect(latest()).toMatchObject({ setup: { id: 'over' }, isOver: true });
    expect(adopt('over')).toMatchObject(over);
    forget('over');
    expect(latest()).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('is one of several, the latest first, until somebody throws it away', async () => {
    const storage = stored({ good: kept(good), other: kept({ ...good, id: 'other' }, { at: 2 }) });
    const { list, drop, say } = page(storage);
    expect(list().map(({ setup }) => setup.id)).toEqual(['other', 'good']);
    await drop('other');
    expect(list().map(({ setup }) => setup.id)).toEqual(['good']);
    expect(say).not.toHaveBeenCalled();
  });

  it('is not thrown away while another tab has it open', async () => {
    const locks = fakeLocks();
    const storage = stored({ good: kept(good) });
    await page(storage, locks).open(
      'good',
      () => good,
      () => true,
    );
    const { list, drop, say } = page(storage, locks);
    await drop('good');
    expect(list()).toHaveLength(1);
    expect(say).toHaveBeenCalledOnce();
  });

  it('is not over between two deals', () => {
    const sheet = played('cyprus', 4, { target: 500 }, 'sheet', atTheSheet);
    expect(page(stored({ sheet: kept(sheet) })).latest()).toMatchObject({ setup: sheet, isOver: false });
  });

  it('is kept from the moment people sit down', () => {
    const storage = fakeStorage();
    page(storage).keep({ ...good, log: [] }, () => {});
    expect(page(storage).latest()?.setup).toMatchObject({ ...good, log: [] });
  });
});

describe('room for another match', () => {
  const many = (n: number, made: (id: string) => object) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`m${i}`, made(`m${i}`)]));
  const playedOne = (id: string) => kept({ ...good, id });
  const bots = good.sitters.map((sitter) => ({ ...sitter, kind: 'bot' as const }));

  it('is there until so many have been played in that somebody is asked', () => {
    const { hasRoomFor } = page(stored(many(ROOM - 1, playedOne)));
    expect(hasRoomFor('new', null)).toBe(true);
    const full = page(stored(many(ROOM, playedOne)));
    expect(full.hasRoomFor('new', null)).toBe(false);
    // To go on with one of them takes no room, and one whose result has been seen leaves its own.
    expect(full.hasRoomFor('m3', null)).toBe(true);
    expect(full.hasRoomFor('new', 'm3')).toBe(true);
  });

  it.each<[string, object]>([
    ['nobody has moved in', { log: [] }],
    ['only bots have moved in', { sitters: bots }],
  ])('is not taken by matches that %s: the oldest go by themselves', (_, part) => {
    const storage = stored({ ...many(ROOM - 2, playedOne), idle: kept({ ...good, id: 'idle' }, { at: 0, ...part }) });
    storage.setItem('cyprus/match/idler', JSON.stringify(kept({ ...good, id: 'idler' }, { at: 2, ...part })));
    const { hasRoomFor, keep, list } = page(storage);
    expect(hasRoomFor('new', null)).toBe(true);
    keep({ ...good, id: 'new', log: [] }, () => {});
    const left = list().map(({ setup }) => setup.id);
    expect([left.includes('idle'), left.includes('idler'), left.length]).toEqual([false, true, ROOM]);
  });

  it('is not made by matches that somebody has played, nor by results that nobody has seen', () => {
    const over = { ...played('cyprus', 4, { target: 25 }, 'over', never), sitters: bots };
    const { keep, list, say } = page(stored({ ...many(ROOM, playedOne), over: kept(over) }));
    keep({ ...good, id: 'new', log: [] }, () => {});
    expect(list()).toHaveLength(ROOM + 2);
    expect(say).not.toHaveBeenCalled();
  });

  it('tells how a match stands, and when it was played last', () => {
    const sheet = played('cyprus', 4, { target: 500 }, 'sheet', atTheSheet);
    const { find, count } = page(stored({ sheet: kept(sheet, { at: 5 }), good: kept(good) }));
    const found = find('sheet');
    expect(found).toMatchObject({ at: 5, isPlayed: true, isOver: false });
    expect(Math.max(...(found?.totals ?? []))).toBeGreaterThan(0);
    expect(find('nothing')).toBeNull();
    expect(count()).toBe(2);
  });
});

describe('a match whose table could not be opened', () => {
  it('can be sat down at again, on the same page', async () => {
    const locks = fakeLocks();
    const { open, adopt, say } = page(stored({ good: kept(good) }), locks);
    const play = vi.fn(() => true);
    await open('good', () => adopt('good'), play);
    await open('good', () => adopt('good'), play);
    expect(play).toHaveBeenCalledTimes(2);
    expect(say).not.toHaveBeenCalled();
  });
});

describe('a match that the rules cannot play', () => {
  const [deal = []] = good.log;
  it.each<[string, object]>([
    ['a move that is not legal', { log: [[...deal, { do: 'lead', tile: '9-9' }]] }],
    ['a move left out', { log: [[...deal.slice(0, 3), ...deal.slice(4)]] }],
    ['a deal that goes on before the one before has ended', { log: [deal, []] }],
    ['a tile that no set has', { log: [[{ do: 'lead', tile: '99-99' }]] }],
    ['a draw from nowhere', { log: [[...deal, { do: 'draw', from: 4_000_000_000 }]] }],
    ['another seed', { seed: '00'.repeat(32), log: good.log }],
    ['a game that nobody knows', { game: 'constructor' }],
    ['more seats than the game has', { sitters: Array(16).fill({ name: 'x', kind: 'bot' }) }],
    ['fewer seats', { sitters: good.sitters.slice(1) }],
    ['an option that is not one', { options: { ...good.options, toString: 1 } }],
    ['a target of the wrong kind', { options: { ...good.options, target: '60' } }],
    ['a target without end', { options: { ...good.options, target: 9e99 } }],
  ])('for %s is put aside with a word, and the last good one offered', (_, part) => {
    const storage = stored({ bad: kept(good, { id: 'bad', at: 2, ...part }), good: kept(good) });
    const { latest, say, handOut } = page(storage);
    const bad = storage.getItem('cyprus/match/bad');
    for (let redraw = 0; redraw < 3; redraw++) expect(latest()?.setup.id).toBe('good');
    expect(say).toHaveBeenCalledTimes(1);
    expect(say.mock.calls[0]?.[0]).toBe(texts.toast.badSave);
    say.mock.calls[0]?.[1].onPress();
    expect(handOut).toHaveBeenCalledWith(expect.any(String), bad);
    expect(storage.getItem('cyprus/match/bad')).toBeNull();
    expect(page(storage).adopt('bad')).toBeNull();
  });

  it('because the rules fail is reported and stays where it is, and the last good one is offered', async () => {
    const told = vi.spyOn(globalThis, 'reportError').mockReturnValue();
    const domino = played('block', 2, {}, 'block', after(5));
    const storage = stored({ good: kept(good, { at: 2 }), [domino.id]: kept(domino) });
    const text = storage.getItem('cyprus/match/good');
    const byId: Catalogue['byId'] = (id) => {
      const game = wholeCatalogue.byId(id);
      const fails = () => {
        throw new Error('a fault of the rules');
      };
      return game && id === 'cyprus' ? { ...game, play: fails } : game;
    };
    const { latest, say } = page(storage, undefined, { ...wholeCatalogue, byId });
    for (let redraw = 0; redraw < 3; redraw++) expect(latest()?.setup.id).toBe(domino.id);
    await Promise.resolve();
    expect(told.mock.calls).toEqual([[new Error('a fault of the rules')]]);
    expect(say).not.toHaveBeenCalled();
    expect(storage.getItem('cyprus/match/good')).toBe(text);
    expect(page(storage).latest()?.setup.id).toBe('good');
    told.mockRestore();
  });

  it('for a bot of an unknown level is played with one that plays by rule of thumb', () => {
    const withLevel = (level: string) =>
      good.sitters.map((sitter) => (sitter.kind === 'bot' ? { ...sitter, level } : sitter));
    const sitters = withLevel('wizard');
    expect(page(stored({ good: kept(good, { sitters }) })).latest()?.setup.sitters).toEqual(withLevel('rules'));
  });

  it('because it is of a newer version is left with one word', () => {
    const later = JSON.stringify({ version: 7, board: [] });
    const storage = stored({ later, good: kept(good) });
    const { latest, say } = page(storage);
    for (let redraw = 0; redraw < 3; redraw++) expect(latest()?.setup.id).toBe('good');
    expect(say.mock.calls).toEqual([[texts.toast.foreignSave]]);
    expect(storage.getItem('cyprus/match/later')).toBe(later);
  });
});

describe('a match that cannot be kept', () => {
  const keepAll = (storage: Storage) => {
    const here = page(storage);
    const keep = here.keep({ ...good, log: [] }, () => {});
    for (let moves = 1; moves <= 4; moves++) keep.keep({ log: [good.log[0]?.slice(0, moves) ?? []], taken: null });
    keep.close();
    return here;
  };

  it.each([
    ['there is no room', texts.toast.noRoom, { room: 100 }],
    ['storage is blocked', texts.toast.noStorage, { fails: () => 'SecurityError' }],
    [
      'storage cannot be written',
      texts.toast.noStorage,
      { fails: (call: string) => (call === 'write' ? 'UnknownError' : null) },
    ],
  ])('because %s is played on with one word, and lasts as long as the page', (_, text, options) => {
    const here = keepAll(fakeStorage(options));
    expect(here.say.mock.calls).toEqual([[text]]);
    expect(here.latest()?.setup.log).toEqual([good.log[0]?.slice(0, 4)]);
    expect(here.adopt('good')?.log).toEqual([good.log[0]?.slice(0, 4)]);
  });

  it('any more, from some move on, is told once, and the move before outlasts the page', () => {
    let isDown = false;
    const storage = fakeStorage({ fails: () => (isDown ? 'SecurityError' : null) });
    const here = page(storage);
    const keep = here.keep({ ...good, log: [] }, () => {});
    keep.keep({ log: [good.log[0]?.slice(0, 1) ?? []], taken: null });
    expect(here.say).not.toHaveBeenCalled();
    isDown = true;
    keep.keep({ log: [good.log[0]?.slice(0, 2) ?? []], taken: null });
    keep.keep({ log: [good.log[0]?.slice(0, 3) ?? []], taken: null });
    expect(here.say.mock.calls).toEqual([[texts.toast.noStorage]]);
    expect(here.latest()?.setup.log[0]).toHaveLength(3);
    isDown = false;
    expect(page(storage).latest()?.setup.log[0]).toHaveLength(1);
  });
});
