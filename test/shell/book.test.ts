import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../src/bots/levels.ts';
import { onlyPerson } from '../../src/match/persons.ts';
import { curveOf, rivalriesOf, talliesOf } from '../../src/shell/book/book-figures.ts';
import { openBook, type Played, type Replay } from '../../src/shell/store/book.ts';
import { openDays } from '../../src/shell/store/days.ts';
import { openFeats } from '../../src/shell/store/kept-feats.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage, inMemory } from './fake-storage.ts';

const ME = { name: 'You', kind: 'person' } as const;
const bot = (character: string, level: BotLevel = 'club') =>
  ({ name: character, kind: 'bot', level, character }) as const;
const match = (n: number, part: Partial<Played> = {}): Played => ({
  ...{ id: `m${n}`, at: n, game: 'cyprus', options: { target: 60 } },
  sitters: [ME, bot('basil'), bot('chloe')],
  ...{ deals: 2, totals: [60, 20, 30], winners: [0], best: [40, 20, 30], stars: 2 },
  ...part,
});
const REPLAY: Replay = { seed: 'ab'.repeat(32), log: [[{ do: 'lead', tile: '9-9' }, { do: 'draw' }]] };

describe('the record book', () => {
  it('outlasts the page, the newest match first, each once', () => {
    const store = inMemory();
    const book = openBook(store);
    book.add(match(1), REPLAY);
    book.add(match(2), REPLAY);
    book.add(match(1, { deals: 9 }), REPLAY);
    const later = openBook(store);
    expect(later.all()).toEqual([match(2), match(1)]);
    expect(later.replayOf('m1')).toEqual(REPLAY);
    expect(later.replayOf('m3')).toBeNull();
  });

  it('keeps a hundred matches to be watched again, and more of them as figures', () => {
    const book = openBook(inMemory());
    for (let n = 1; n <= 103; n++) book.add(match(n), REPLAY);
    expect(book.all()).toHaveLength(103);
    expect([3, 4, 103].map((n) => book.replayOf(`m${n}`) !== null)).toEqual([false, true, true]);
  });

  it('goes out as a file and in on another device, where nothing is taken twice', () => {
    const here = openBook(inMemory());
    for (let n = 1; n <= 100; n++) here.add(match(n), REPLAY);
    const there = openBook(inMemory());
    there.add(match(7), REPLAY);
    there.add(match(500), REPLAY);
    expect(there.takeIn(here.toFile())).toEqual({ ok: true, value: 99 });
    expect(there.takeIn(here.toFile())).toEqual({ ok: true, value: 0 });
    expect(there.all().map(({ id }) => id)).toEqual(['m500', ...here.all().map(({ id }) => id)]);
    expect(there.replayOf('m42')).toEqual(REPLAY);
  });

  it('takes its medals and the calendar with it, and leaves what is there already as it is', () => {
    const [here, there] = [inMemory(), inMemory()];
    openFeats(here).add({ win: { match: 'm1', at: 1 }, line: { match: 'm1', at: 1 } });
    openFeats(there).add({ win: { match: 'm9', at: 9 } });
    for (const day of ['2026-11-22', '2026-11-23']) openDays(here).begin(day, 'here');
    openDays(there).begin('2026-11-23', 'there');
    expect(openBook(there).takeIn(openBook(here).toFile())).toEqual({ ok: true, value: 0 });
    expect(openFeats(there).all()).toEqual({ win: { match: 'm9', at: 9 }, line: { match: 'm1', at: 1 } });
    expect(['2026-11-22', '2026-11-23'].map((day) => openDays(there).of(day)[0]?.id)).toEqual(['here', 'there']);
    // Such a file may come from a program that knew of neither.
    expect(openBook(there).takeIn('{"version":1,"matches":[],"replays":{}}')).toEqual({ ok: true, value: 0 });
    openBook(there).clear();
    expect(there.keys()).toEqual(['cyprus/days']);
  });

  it.each(['', '[', '{}', '{"version":2}', '{"version":1,"matches":[{}],"replays":{}}'])(
    'takes in nothing of a file that is none: %s',
    (text) => {
      const book = openBook(inMemory());
      book.add(match(1), REPLAY);
      expect(book.takeIn(text)).toEqual({ ok: false, reason: 'broken' });
      expect(book.all()).toEqual([match(1)]);
    },
  );

  it('begins anew where what was kept makes no sense', () => {
    const store = inMemory();
    for (const text of ['', '[', '3', '[{"id":"a"}]']) {
      store.set('cyprus/book', text);
      expect(openBook(store).all()).toEqual([]);
    }
  });

  it('is deleted whole, and nothing else with it', () => {
    const store = inMemory();
    store.set('cyprus/settings', '{}');
    const book = openBook(store);
    book.add(match(1), REPLAY);
    book.clear();
    expect(book.all()).toEqual([]);
    expect(store.keys()).toEqual(['cyprus/settings']);
  });

  it('keeps the figures of a match for whose moves there is no room', () => {
    const book = openBook(openStorage(() => fakeStorage({ room: 700 })));
    book.add(match(1), { ...REPLAY, log: [Array.from({ length: 60 }, () => ({ do: 'draw' }) as const)] });
    expect(book.all()).toEqual([match(1)]);
    expect(book.replayOf('m1')).toBeNull();
  });

  it('lets the moves of the oldest matches go where there is no room for those of a new one', () => {
    const long = { ...REPLAY, log: [Array.from({ length: 40 }, () => ({ do: 'draw' }) as const)] };
    const book = openBook(openStorage(() => fakeStorage({ room: 2500 })));
    for (let n = 1; n <= 3; n++) book.add(match(n), long);
    expect(book.all()).toHaveLength(3);
    expect([...book.watchable()]).toEqual(['m2', 'm3']);
  });

  it('lets moves of old matches go where there is no room for the figures of a new one', () => {
    const storage = fakeStorage({ room: 2500 });
    const book = openBook(openStorage(() => storage));
    const long = { ...REPLAY, log: [Array.from({ length: 40 }, () => ({ do: 'draw' }) as const)] };
    for (let n = 1; n <= 6; n++) book.add(match(n), long);
    expect(openBook(openStorage(() => storage)).all()).toHaveLength(6);
    expect([...book.watchable()].every((id) => ['m5', 'm6'].includes(id))).toBe(true);
  });

  it('puts the moves of old matches back where nothing was gained by letting them go', () => {
    const storage = fakeStorage({ room: 1400 });
    const book = openBook(openStorage(() => storage));
    book.add(match(1), REPLAY);
    const used = ['cyprus/book', 'cyprus/replay/m1'].reduce(
      (sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0),
      0,
    );
    storage.setItem('theirs', 'x'.repeat(1400 - 'theirs'.length - used - 20));
    book.add(match(2, { game: 'x'.repeat(500) }), REPLAY);
    expect([...book.watchable()]).toEqual(['m1']);
    // The new one lasts as long as this page.
    expect(book.all().map(({ id }) => id)).toEqual(['m2', 'm1']);
    expect(
      openBook(openStorage(() => storage))
        .all()
        .map(({ id }) => id),
    ).toEqual(['m1']);
  });

  it('keeps what a newer release wrote, and reads the rest', () => {
    const store = inMemory();
    const newer = { ...match(1), wonBy: 'a nose' };
    store.set('cyprus/book', JSON.stringify([newer, match(2)]));
    const book = openBook(store);
    expect(book.all()).toEqual([match(2)]);
    book.add(match(3), REPLAY);
    expect(book.all()).toEqual([match(3), match(2)]);
    expect(JSON.parse(store.get('cyprus/book') ?? '')).toEqual([match(3), match(2), newer]);
  });
});

describe('the order of the record book', () => {
  it('is that in which matches were written: a clock that was set back costs the newest nothing', () => {
    const book = openBook(inMemory());
    for (let n = 1; n <= 100; n++) book.add(match(n), REPLAY);
    book.add(match(101, { at: 0 }), REPLAY);
    book.add(match(102, { at: 0 }), REPLAY);
    expect(book.all().map(({ id }) => id)[0]).toBe('m102');
    expect(['m102', 'm101', 'm3', 'm2'].map((id) => book.replayOf(id) !== null)).toEqual([true, true, true, false]);
  });

  it('lets nothing that is here give way to a file, whatever its times', () => {
    const here = openBook(inMemory());
    here.add(match(7, { at: 0 }), REPLAY);
    const there = openBook(inMemory());
    for (let n = 1000; n < 1100; n++) there.add(match(n), REPLAY);
    expect(here.takeIn(there.toFile())).toEqual({ ok: true, value: 100 });
    expect(here.replayOf('m7')).toEqual(REPLAY);
    expect(here.watchable().size).toBe(100);
    expect(here.all().at(-1)?.id).toBe('m7');
  });

  it('stays within each book when two become one', () => {
    const [here, there] = [openBook(inMemory()), openBook(inMemory())];
    for (const [n, at] of [30, 0, 50].entries()) here.add(match(n, { at }), REPLAY);
    for (const [n, at] of [20, 40].entries()) there.add(match(n + 10, { at }), REPLAY);
    here.takeIn(there.toFile());
    const ids = here.all().map(({ id }) => id);
    expect(ids.filter((id) => id.length === 2)).toEqual(['m2', 'm1', 'm0']);
    expect(ids.filter((id) => id.length === 3)).toEqual(['m11', 'm10']);
  });

  it('is not touched by a file for which there is no room', () => {
    const there = openBook(inMemory());
    for (let n = 1; n <= 9; n++) there.add(match(n), REPLAY);
    const storage = fakeStorage({ room: 1500 });
    const here = openBook(openStorage(() => storage));
    here.add(match(100), REPLAY);
    expect(here.takeIn(there.toFile())).toEqual({ ok: false, reason: 'full' });
    expect(here.all()).toEqual([match(100)]);
    expect(here.replayOf('m100')).toEqual(REPLAY);
  });
});

describe('what the book adds up to', () => {
  const noLoss = () => false;
  const all = [
    match(5),
    match(4),
    match(3, { winners: [1], totals: [10, 60, 0], best: [10, 60, 0], stars: 0 }),
    match(2),
    match(1),
    match(0),
  ];

  it('has no best deal in a game of losses', () => {
    expect(talliesOf(all, () => true)).toMatchObject([{ matches: 6, best: 0 }]);
  });

  it('is a tally for each game and level', () => {
    const expert = match(9, { sitters: [ME, bot('basil', 'expert')], totals: [20, 60], winners: [1], best: [15, 60] });
    const family = match(8, { sitters: [ME, { name: 'Ann', kind: 'person' }] });
    const [first, second, ...others] = talliesOf([expert, family, ...all], noLoss);
    expect(first).toMatchObject({ level: 'expert', matches: 1, won: 0, streak: 0, longest: 0, aDeal: 10, best: 15 });
    expect(second).toMatchObject({ level: 'club', matches: 6, won: 5, streak: 2, longest: 3, best: 40, stars: 10 });
    expect(second?.aDeal).toBeCloseTo((5 * 60 + 10) / 12);
    expect(others).toEqual([]);
    expect(onlyPerson(family.sitters)).toBeNull();
  });

  it('tells how one fares against each of the company', () => {
    expect(rivalriesOf(all, noLoss)).toEqual([
      { character: 'basil', matches: 6, ahead: 5 },
      { character: 'chloe', matches: 6, ahead: 6 },
    ]);
    expect(rivalriesOf(all, () => true).map(({ ahead }) => ahead)).toEqual([1, 0]);
  });

  it('leaves out deals by their number, which are played as often as one likes', () => {
    const shared = [match(9, { deal: 28 }), match(8, { deal: 20_261_123 })];
    expect(talliesOf([...shared, ...all], noLoss)).toEqual(talliesOf(all, noLoss));
    expect(rivalriesOf([...shared, ...all], noLoss)).toEqual(rivalriesOf(all, noLoss));
    expect(curveOf([...shared, ...all])).toEqual(curveOf(all));
  });

  it('is a curve of the share won lately', () => {
    expect(curveOf(all, 2)).toEqual([1, 1, 1, 0.5, 0.5, 1]);
    expect(curveOf([])).toEqual([]);
  });
});
