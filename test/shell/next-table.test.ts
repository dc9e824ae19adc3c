import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { games } from '../../src/rules/games.ts';
import { lessonOf } from '../../src/shell/lessons/lesson-of.ts';
import { draftOf, optionsOf, seatsOf, sittersOf } from '../../src/shell/setup/draft.ts';
import { usualTime } from '../../src/shell/setup/usual-time.ts';
import { type LastTable, openLastTable } from '../../src/shell/store/last-table.ts';
import { firstTable, nextTable } from '../../src/shell/title/next-table.ts';
import { fakeApp } from './fake-app.ts';
import { inMemory } from './fake-storage.ts';

const texts = textsFor([]);
const FAMILY: LastTable = {
  game: 'sebastopol',
  options: { target: 50 },
  sitters: [
    { name: 'Anna', kind: 'person' },
    { name: 'Ben', kind: 'person' },
    { name: 'Elias', kind: 'bot', level: 'expert', temperament: 'blocker', character: 'elias' },
    { name: 'Hera', kind: 'bot', level: 'casual', temperament: 'blocker', character: 'hera' },
  ],
};
const playedLast = (last: LastTable | null) =>
  nextTable({ ...fakeApp(), matches: { ...fakeApp().matches, last: () => last } });

describe('the table that is played next', () => {
  it('is the first game as usual, until something has been played', () => {
    const next = playedLast(null);
    expect(next?.game.id).toBe('cyprus');
    expect(next?.sitters.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  it('is what was played last, with the same people, bots and options', () => {
    const next = playedLast(FAMILY);
    expect(next?.game.id).toBe('sebastopol');
    expect(next?.options).toMatchObject({ target: 50 });
    expect(next?.sitters).toEqual(FAMILY.sitters);
  });

  it.each([
    ['a game that is not there', { ...FAMILY, game: 'whist' }],
    ['seats that it does not have', { ...FAMILY, sitters: FAMILY.sitters.slice(0, 1) }],
    ['options that it does not take', { ...FAMILY, options: { target: -3 } }],
  ])('is the usual one where the last one was of %s', (_, last) => {
    expect(playedLast(last)?.game.id).toBe('cyprus');
  });

  it('is what the set-up begins with', () => {
    const next = playedLast(FAMILY);
    if (!next) throw new Error('no table');
    const draft = draftOf(next, []);
    expect([draft.game.id, seatsOf(draft), draft.given]).toEqual(['sebastopol', 4, { target: 50 }]);
    expect(optionsOf(draft)).toEqual(next.options);
    expect(sittersOf(draft, texts)).toEqual(FAMILY.sitters);
  });
});

describe('the first match', () => {
  it.each(
    games.filter((game) => lessonOf(game) === game.id && Math.max(...game.seats) > 1).map((game) => [game.id, game]),
  )('of %s is against novices, and has three deals or more', (_, game) => {
    const table = firstTable(fakeApp(), game);
    if (!table) throw new Error('no table');
    const [own, ...others] = table.sitters;
    const sides = game.sides(table.options, table.sitters.length);
    const levels = others.map(({ level }, nth) => (sides[nth + 1] === sides[0] ? 'partner' : level));
    expect([own?.kind, new Set(levels.filter((level) => level !== 'partner'))]).toEqual([
      'person',
      new Set(['novice']),
    ]);
    expect(usualTime(game, table.options, table.sitters, 'normal')?.low).toBeGreaterThanOrEqual(3);
  });
});

describe('the last table', () => {
  it('outlasts the page', () => {
    const store = inMemory();
    expect(openLastTable(store, texts).now()).toBeNull();
    openLastTable(store, texts).keep(FAMILY);
    expect(openLastTable(store, texts).now()).toEqual(FAMILY);
  });

  it.each(['', '[', '3', '{}', '{"game":"cyprus","options":{},"sitters":[]}', '{"game":"cyprus"}'])(
    'is none where %s is kept',
    (kept) => {
      const store = inMemory();
      store.set('cyprus/last-table', kept);
      expect(openLastTable(store, texts).now()).toBeNull();
    },
  );
});
