import { describe, expect, it } from 'vitest';
import type { Sitter } from '../../src/match/ports.ts';
import { commonLevel } from '../../src/shell/setup/bot-levels.ts';
import { grownCompany, newLevels } from '../../src/shell/setup/growing-company.ts';
import { openBook } from '../../src/shell/store/book.ts';
import { chooseLevels } from '../../src/shell/store/own-levels.ts';
import type { KeyValue } from '../../src/shell/store/storage.ts';
import { nextTable } from '../../src/shell/title/next-table.ts';
import { fakeApp } from './fake-app.ts';

type Level = NonNullable<Sitter['level']>;
const MIXED: readonly Level[] = ['casual', 'club', 'strong'];

const tableOf = (...levels: readonly Level[]): readonly Sitter[] => [
  { name: 'You', kind: 'person' },
  ...levels.map((level, n): Sitter => ({ name: `Bot ${n}`, kind: 'bot', level })),
];
const ALONE = [0, 1, 2, 3];
const PAIRS = [0, 1, 0, 1];
let ids = 0;

/** Writes a match into the book; without `levels` at a table of the standard mix. */
function play(store: KeyValue, hasWon: boolean, sitters = tableOf(...MIXED), deal?: number) {
  const [id, at] = [`match-${ids++}`, 0];
  const totals = sitters.map(() => 0);
  const match = { id, at, game: 'cyprus', options: {}, sitters, deals: 1, totals, best: totals, stars: 0 };
  openBook(store).add(
    { ...match, winners: [hasWon ? 0 : 1], ...(deal !== undefined && { deal }) },
    { seed: '', log: [] },
  );
}

/** The company after these matches against these levels. */
function companyAfter(...matches: readonly (readonly [hasWon: boolean, ...levels: readonly Level[]])[]) {
  const { store } = fakeApp();
  for (const [hasWon, ...levels] of matches) play(store, hasWon, tableOf(...levels));
  return newLevels(store);
}

describe('the company that nobody has chosen', () => {
  it('is of novices at first, and grows by a step with each win, to the standard mix', () => {
    expect(companyAfter()).toEqual(['novice']);
    expect(companyAfter([false, 'novice', 'novice', 'novice'])).toEqual(['novice']);
    expect(companyAfter([true, 'novice', 'novice', 'novice'])).toEqual(['casual']);
    expect(companyAfter([true, 'novice', 'novice'], [false, 'casual', 'casual'])).toEqual(['casual']);
    expect(companyAfter([true, 'novice'], [true, 'casual'])).toEqual([]);
  });

  it('does not fall back after a loss, or a match against weaker ones', () => {
    expect(companyAfter([true, 'casual'], [false, 'novice'])).toEqual([]);
    expect(companyAfter([false, ...MIXED], [true, 'novice'])).toEqual([]);
    expect(companyAfter([false, 'expert', 'expert'])).toEqual([]);
  });

  it('grows with matches of one person against bots only, and with no numbered deal', () => {
    const { store } = fakeApp();
    const two = tableOf(...MIXED).map(
      (sitter, seat): Sitter => (seat < 2 ? { name: `P${seat}`, kind: 'person' } : sitter),
    );
    play(store, true, two);
    play(store, true, [{ name: 'You', kind: 'person' }]);
    play(store, true, tableOf(...MIXED), 28);
    expect(newLevels(store)).toEqual(['novice']);
  });

  it('sits down at the table that was played last, too, unless its levels are no step', () => {
    const { store } = fakeApp();
    play(store, true, tableOf('novice', 'novice', 'novice'));
    expect(commonLevel(grownCompany(tableOf('novice', 'novice', 'novice'), ALONE, store))).toBe('casual');
    const own = tableOf('expert', 'novice', 'club');
    expect(grownCompany(own, ALONE, store)).toBe(own);
  });

  it('has a partner who is no novice, and grows all the same', () => {
    const { store } = fakeApp();
    const levels = (company: readonly Sitter[]) => company.slice(1).map(({ level }) => level);
    const first = grownCompany(tableOf('novice', 'novice', 'novice'), PAIRS, store);
    expect(levels(first)).toEqual(['novice', 'club', 'novice']);
    expect(levels(grownCompany(first, ALONE, store))).toEqual(['novice', 'novice', 'novice']);
    play(store, true, first);
    const second = grownCompany(first, PAIRS, store);
    expect(levels(second)).toEqual(['casual', 'club', 'casual']);
    play(store, true, second);
    expect(commonLevel(grownCompany(second, PAIRS, store))).toBe('mixed');
  });

  it('leaves partners alone where several persons play', () => {
    const { store } = fakeApp();
    const sitters = tableOf('novice', 'novice', 'novice').map(
      (sitter, seat): Sitter => (seat === 1 ? { name: 'Other', kind: 'person' } : sitter),
    );
    expect(grownCompany(sitters, PAIRS, store)[2]?.level).toBe('novice');
  });

  it('stays as it is once the player has chosen a level', () => {
    const { store } = fakeApp();
    chooseLevels(store);
    play(store, true, tableOf('novice', 'novice'));
    const sitters = tableOf('novice', 'novice');
    expect(grownCompany(sitters, ALONE, store)).toBe(sitters);
    expect(newLevels(store)).toEqual([]);
  });

  it('is what Play opens', () => {
    const app = fakeApp();
    const levels = () =>
      new Set(
        nextTable(app)
          ?.sitters.slice(1)
          .map(({ level }) => level),
      );
    expect(levels()).toEqual(new Set(['novice']));
    play(app.store, true, tableOf('casual', 'casual', 'casual'));
    expect(levels()).toEqual(new Set(MIXED));
  });
});
