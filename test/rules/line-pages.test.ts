/** The rows of the line games and the tables of their page cannot drift apart. */
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../src/rules/chain/line/line-game.ts';
import { rows } from '../../src/rules/chain/line/rows.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { numbersIn, pageText, tablesOf } from './pages/tables.ts';

const page = pageText('line-games.md');
const tables = tablesOf(page);

/** What the tables say of a game, by the names of their columns. */
const cellOf = (id: string) => (column: string) =>
  tables.flatMap((table) => table.get(id)?.get(column) ?? []).at(0) ?? `no ${column} of ${id}`;

/** Section 24: the options of a game in their order, without `barricade` (9), which is not played yet. */
const optionsOn = (id: string) => {
  const lines = page.slice(page.indexOf('## 24.'), page.indexOf('## 25.')).split('\n');
  let ids: readonly string[] = [];
  return lines.flatMap((line) => {
    const [game = '', option = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (game !== '') ids = game.match(/(?<=`)[a-z0-9-]+(?=`)/g) ?? [];
    const name = option.replaceAll('`', '');
    return ids.includes(id) && !['', 'none', 'barricade'].includes(name) ? [name] : [];
  });
};

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
    expect(cell('sides')).toBe('none');
    expect(row.hands).toEqual(numbersIn(cell('tiles each')));
    expect(row.hands).toHaveLength(row.seats.length);
    const first = cell('first deal is led with');
    const later = cell('later deals are led with');
    expect(row.lead).toBe(later === 'same' ? first : first.replace('any tile', `then ${later.replace(',', ':')}`));
    expect(row.table).toBe(cell('layout').replace(' of halves', ''));
  });

  it('is played as the page says', () => {
    expect(cell('ends match by')).toBe('equal');
    expect(row.stuck).toBe(cell('cannot play'));
    expect(row.reserve).toBe(Number(cell('reserve')));
    expect(cell('tiles in a turn')).toBe('1');
    expect(row.sumsScore ? 'sum of the ends' : 'none').toBe(cell('points during the deal'));
  });

  it('is scored as the page says', () => {
    const rounded = row.rounding === 'none' ? '' : ', rounded';
    expect(`others${rounded}`).toBe(cell('domino'));
    expect(`${row.blocked}${rounded}`).toBe(cell('blocked'));
    expect(row.rounding).toBe(cell('rounding'));
    expect(game.points).toBe(cell('points are'));
    const [usual, ...others] = row.targets;
    const higher = others.map((target, nth) => ` (set ${row.sets[nth + 1]}: ${target})`);
    expect(`${usual}${higher.join('')}`).toBe(cell('length of a match'));
    expect(row.offered).toEqual(numbersIn(cell('offered')));
  });

  it('has the options that the page lists, in their order', () => {
    expect(game.optionSpecs.map((spec) => spec.id)).toEqual(optionsOn(id));
    for (const seats of game.seats) {
      const options = game.options({}, seats);
      expect(options.ok && Object.keys(options.value)).toEqual(optionsOn(id));
    }
  });
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
