/** The rows of the line games and the tables of their page cannot drift apart; `family-pages.test.ts` has the others. */
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../src/rules/chain/line/line-game.ts';
import type { LineRow } from '../../src/rules/chain/line/line-row.ts';
import { rows as allRows } from '../../src/rules/chain/line/line-rows.ts';
import type { Options } from '../../src/rules/game.ts';
import { sausage } from '../../src/rules/sausage/sausage.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../src/rules/solo/solo-2.ts';
import { squares } from '../../src/rules/squares/squares.ts';
import { numbersIn, optionsOnPage, pageText, tablesOf } from './pages/tables.ts';
import { CELLS_TO_COME, OPTIONS_TO_COME } from './pages/to-come.ts';

const page = pageText('line-games.md');
const tables = tablesOf(page);
const rows = allRows.filter(({ id }) => !tablesOf(pageText('family-games.md'))[0]?.has(id));

/** What the tables say of a game, by the names of their columns. */
const writtenIn = (id: string, column: string) =>
  tables.flatMap((table) => table.get(id)?.get(column) ?? []).at(0) ?? `no ${column} of ${id}`;

/** The same, as far as it is played. */
const cellOf = (id: string) => (column: string) => CELLS_TO_COME[id]?.[column] ?? writtenIn(id, column);

/** Section 24: the options of a game in their order, as far as they are played. */
const optionsOn = (id: string) => writtenOptions(id).filter((option) => !OPTIONS_TO_COME[id]?.includes(option));

/** 24: of the lengths only the one that the option `by` names. */
const LENGTHS: Readonly<Record<string, string>> = { points: 'target', deals: 'deals', minutes: 'minutes' };
const optionsBy = (id: string, { by }: Options) => {
  const all = optionsOn(id);
  if (!all.includes('by')) return all;
  const named = LENGTHS[`${by ?? (all.includes('target') ? 'points' : 'deals')}`];
  return all.filter((option) => option === named || !Object.values(LENGTHS).includes(option));
};

const writtenOptions = (id: string) => optionsOnPage(page, id).map(({ name }) => name);

/** What a row's rounding adds to the words of its score. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  'by accounts domino': '17.4',
  'by accounts blocked': '17.10',
  'makes a General domino': '20.4',
};

const ROUNDED: Readonly<Record<LineRow['rounding'], string>> = {
  none: '',
  'each hand to the nearest 5': ', rounded',
  'the result to the nearest 5': ', rounded',
  'each side down to 5': '',
  'the result up': ', by five',
};

/** How long a match is, in the words of the page. */
function lengthWords({ length, sets }: LineRow): string {
  if ('limit' in length) return String(length.limit);
  if ('deals' in length) return `${length.deals} deals`;
  const [usual, ...others] = length.to;
  if (length.ofTwo !== undefined) return `${length.ofTwo} with two seats, else ${usual}`;
  return `${usual}${others.map((target, nth) => ` (set ${sets[nth + 1]}: ${target})`).join('')}`;
}

it('has three tables of the same games, and all that are played are there', () => {
  const [dealt = [], ...others] = tables.map((table) => [...table.keys()].sort());
  expect(others).toEqual([dealt, dealt]);
  expect(dealt.length).toBeGreaterThanOrEqual(22);
  expect(dealt).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
});

describe.each(rows.map((row) => ({ id: row.id, row, game: lineGame(row) })))('$id', ({ id, row, game }) => {
  const cell = cellOf(id);

  it('is dealt as the page says', () => {
    expect(row.sets.join(' or ')).toBe(cell('set'));
    expect(row.seats).toEqual(numbersIn(cell('seats')));
    expect(row.sides).toBe(cell('sides'));
    const [each = '', rest] = cell('tiles each').split(', ');
    expect(row.hands).toEqual(numbersIn(each));
    expect(row.restDead ? 'rest dead' : undefined).toBe(rest);
    expect(row.hands).toHaveLength(row.seats.length);
    const first = cell('first deal is led with');
    const later = cell('later deals are led with');
    const then = `then ${later.replace(',', ':')}`;
    expect(row.lead).toBe(later === 'same' ? first : `${first.replace(', any tile', '')}, ${then}`);
    const crosses = row.crosses ? `, ${row.crosses} crosses` : '';
    expect(`${row.table}${crosses}`).toBe(cell('layout').replace(' of halves', ''));
  });

  it('is played as the page says', () => {
    expect(row.match).toBe(cell('ends match by'));
    expect(row.stuck).toBe(cell('cannot play'));
    expect(row.reserve).toBe(Number(cell('reserve').replace('none', '0')));
    expect(row.tilesInTurn).toBe(cell('tiles in a turn'));
    expect(row.onTheWay).toBe(cell('points during the deal'));
  });

  it('is scored as the page says', () => {
    // A number, and what is written off, is rounded or not by the column of that name alone.
    const rounded = (word: string) => `${word}${/^\d+$|off$/.test(word) ? '' : ROUNDED[row.rounding]}`;
    // Of a few games the page gives the paragraph that says it.
    const [domino, blocked] = [PARAGRAPHS[`${row.domino} domino`], PARAGRAPHS[`${row.blocked} blocked`]];
    expect(domino ?? rounded(row.domino)).toBe(cell('domino'));
    expect(blocked ?? rounded(row.blocked)).toBe(cell('blocked'));
    expect(row.rounding).toBe(cell('rounding'));
    expect(game.points).toBe(cell('points are'));
    expect(lengthWords(row)).toBe(cell('length of a match'));
    const offered = 'limit' in row.length ? [row.length.limit] : row.length.offered;
    const inTime = 'deals' in row.length ? (row.length.orMinutes ?? []) : [];
    expect([...offered, ...inTime]).toEqual(numbersIn(cell('offered').replace(/ deals,?| minutes/g, '')));
  });

  it('has the options that the page lists, in their order', () => {
    expect(game.optionSpecs.map((spec) => spec.id)).toEqual(optionsOn(id));
    for (const seats of game.seats) {
      for (const given of [
        {},
        ...['by', 'minutes']
          .filter((option) => optionsOn(id).includes(option))
          .map((_, k) => ({ by: k === 0 ? 'deals' : 'minutes' })),
      ]) {
        const options = game.options(given, seats);
        expect(options.ok && Object.keys(options.value)).toEqual(optionsBy(id, given));
      }
    }
  });
});

it('says of nothing that it is to come that is there', () => {
  for (const [id, cells] of Object.entries(CELLS_TO_COME)) {
    for (const [column, cell] of Object.entries(cells)) expect(writtenIn(id, column)).not.toBe(cell);
  }
  for (const [id, options] of Object.entries(OPTIONS_TO_COME)) {
    expect(writtenOptions(id)).toEqual(expect.arrayContaining([...options]));
    expect(optionsIn(id).filter((option) => options.includes(option))).toEqual([]);
  }
});

/** The options that a game has. */
const optionsIn = (id: string) => {
  const row = rows.find((each) => each.id === id);
  return row ? lineGame(row).optionSpecs.map((spec) => spec.id) : [];
};

it('plays sausage as the page says', () => {
  const cell = cellOf(sausage.id);
  expect(sausage.seats).toEqual([Number(cell('seats'))]);
  expect(`${sausage.handSize({}, 2)}, unseen`).toBe(cell('tiles each'));
  expect(sausage.set({})).toHaveLength(28);
  expect(sausage.table.kind).toBe(cell('layout'));
  expect(sausage.points).toBe(cell('points are'));
  expect(optionsOn('sausage')).toEqual(sausage.optionSpecs.map(({ id }) => id));
  const target = sausage.optionSpecs.find(({ id }) => id === 'target');
  expect(target?.default).toBe(Number(cell('length of a match')));
  expect(target?.kind === 'number' && target.offered).toEqual(cell('offered').split(' ').map(Number));
});

it('plays solo 1 as the page says', () => {
  const cell = cellOf(solo1.id);
  expect(solo1.seats).toEqual([Number(cell('seats'))]);
  expect(`${solo1.handSize({}, 1)}, open`).toBe(cell('tiles each'));
  expect(solo1.set({})).toHaveLength(28);
  expect(cell('layout')).toBe('line, and a grid of 4 × 7');
  expect([cell('domino'), cell('blocked'), cell('points are')]).toEqual(['1', '0', solo1.points]);
  expect(optionsOn('solo-1')).toEqual([]);
});

it('plays solo 2 as the page says', () => {
  const cell = cellOf(solo2.id);
  expect(solo2.seats).toEqual([Number(cell('seats'))]);
  const [six, nine] = [6, 9].map((set) => solo2.handSize({ set }, 1));
  expect(`${six} (set 9: ${nine})`).toBe(cell('tiles each'));
  expect([6, 9].map((set) => solo2.set({ set }).length)).toEqual([28, 55]);
  expect(solo2.table.kind).toBe(cell('layout'));
  expect([cell('domino'), cell('blocked'), cell('points are')]).toEqual(['1', '0', solo2.points]);
  expect(solo2.optionSpecs.map(({ id }) => id)).toEqual(optionsOn('solo-2'));
});

it('plays squares as the page says', () => {
  const cell = cellOf(squares.id);
  expect(squares.seats).toEqual([Number(cell('seats'))]);
  expect(`${squares.handSize({}, 1)}, open`).toBe(cell('tiles each'));
  expect(squares.set({})).toHaveLength(28);
  expect([cell('layout'), cell('first deal is led with')]).toEqual(['grid', 'none']);
  expect([cell('ends match by'), cell('cannot play')]).toEqual(['equal squares', 'lift a tile, or give up']);
  expect([cell('domino'), cell('blocked'), cell('points are')]).toEqual(['1', '0', squares.points]);
  expect(optionsOn('squares')).toEqual([]);
});
