/** The games of the page of family games and its table and lists of options cannot drift apart. */
import { describe, expect, it } from 'vitest';
import { rows } from '../../src/rules/chain/line/line-rows.ts';
import { games } from '../../src/rules/games.ts';
import { numbersIn, pageText, tablesOf } from './pages/tables.ts';
import { GAMES_TO_COME } from './pages/to-come.ts';

const page = pageText('family-games.md');
const [table = new Map()] = tablesOf(page);

it('has the games of its table, but for those that are to come', () => {
  const played = [...table.keys()].filter((id) => games.some((game) => game.id === id));
  expect([...table.keys()].filter((id) => !played.includes(id))).toEqual(GAMES_TO_COME);
});

describe('partners', () => {
  const cell = (column: string) => table.get('partners')?.get(column) ?? '';
  const game = games.find(({ id }) => id === 'partners');
  const row = rows.find(({ id }) => id === 'partners');

  it('is dealt and scored as the table says', () => {
    expect(row?.sets.join(' or ')).toBe(cell('set'));
    expect(game?.seats).toEqual(numbersIn(cell('seats')));
    expect(row?.sides).toBe(cell('sides'));
    const sizes = row?.sets.map((set) => game?.handSize({ set }, 4));
    expect(`${sizes?.join(' ')} (set 9)`).toBe(cell('tiles each'));
    expect(game?.table.kind).toBe(cell('kind of table'));
    expect(game?.points).toBe(cell('points'));
    const target = game?.optionSpecs.find(({ id }) => id === 'target');
    expect(target?.default).toBe(Number(cell('match')));
  });

  it('has the options of 33.6, in their order', () => {
    const [, list = ''] = /^33\.6 .*Options, in this order: (.*)$/m.exec(page) ?? [];
    expect(game?.optionSpecs.map(({ id }) => id)).toEqual(list.match(/(?<=`)[a-zA-Z]+(?=`)/g));
    expect(page).toContain('set-up offers 100, 150, 200');
    const target = game?.optionSpecs.find(({ id }) => id === 'target');
    expect(target?.kind === 'number' && target.offered).toEqual([100, 150, 200]);
  });
});

describe('five-up', () => {
  const cell = (column: string) => table.get('five-up')?.get(column) ?? '';
  const game = games.find(({ id }) => id === 'five-up');

  it('is dealt and scored as the table says', () => {
    expect(game?.set({})).toHaveLength(28);
    expect(cell('set')).toBe('6');
    expect(game?.seats).toEqual(numbersIn(cell('seats')));
    expect(cell('sides')).toBe('two with four seats');
    const sides = game?.seats.map((seats) => new Set(game.sides({}, seats)).size);
    expect(sides).toEqual([2, 3, 2]);
    expect(game?.seats.map((seats) => game.handSize({}, seats)).join(' ')).toBe(cell('tiles each'));
    expect(game?.table.kind).toBe(cell('kind of table'));
    expect(game?.points).toBe(cell('points'));
    const target = game?.optionSpecs.find(({ id }) => id === 'target');
    expect(target?.default).toBe(Number(cell('match')));
  });

  it('has the options of section 31, in their order', () => {
    const [, list = ''] = /^Options: (`alone` .*)$/m.exec(page) ?? [];
    expect(game?.optionSpecs.map(({ id }) => id)).toEqual(list.match(/(?<=`)[a-zA-Z]+(?=`)/g));
    const target = game?.optionSpecs.find(({ id }) => id === 'target');
    expect(list).toContain('by 5 from 25 to 250, and 61; default 61');
    expect(target).toMatchObject({ min: 25, max: 250, step: 5, default: 61 });
  });
});

describe('mexican-train', () => {
  const cell = (column: string) => table.get('mexican-train')?.get(column) ?? '';
  const game = games.find(({ id }) => id === 'mexican-train');
  const spec = (name: string) => game?.optionSpecs.find(({ id }) => id === name);

  it('is dealt and scored as the table says', () => {
    expect(cell('set')).toBe('9 or 12');
    expect([9, 12].map((set) => game?.set({ set }).length)).toEqual([55, 91]);
    expect(game?.seats).toEqual(numbersIn(cell('seats')));
    expect(cell('sides')).toBe('none');
    expect(game?.sides({}, 3)).toEqual([0, 1, 2]);
    expect(cell('tiles each')).toBe('29.2');
    const [, nine = '', twelve = ''] =
      /^29\.2 .*Set 9, two to six seats: ([\d ]+)\. Set 12, two to eight seats: ([\d ]+)\./m.exec(page) ?? [];
    const sizes = [9, 12].map((set) =>
      game?.seats
        .map((seats) => game.handSize({ set }, seats))
        .filter((size) => size > 0)
        .join(' '),
    );
    expect(sizes).toEqual([nine, twelve]);
    expect(game?.table.kind).toBe(cell('kind of table'));
    expect(game?.points).toBe(cell('points'));
    expect(cell('match')).toBe('10 or 13 deals');
  });

  it('has the options of section 29, in their order', () => {
    const [, list = ''] = /^Options, in this order: (`set` .*)$/m.exec(page) ?? [];
    expect(game?.optionSpecs.map(({ id }) => id)).toEqual(list.match(/(?<=`)[a-zA-Z]+(?=`)/g));
    expect(list).toContain('`set` (9 or 12; 9 unless there are more than six seats), `heavyBlank` (flag, off)');
    expect(spec('set')).toMatchObject({ values: [9, 12], default: 9 });
    expect(spec('heavyBlank')?.default).toBe(false);
    expect(list).toContain('set 9: 3, 5 or 10; set 12: 3, 5 or 13; 3 is the default');
    expect(spec('deals')).toMatchObject({ values: [3, 5, 10, 13], default: 3 });
  });
});

describe('chicken-foot', () => {
  const cell = (column: string) => table.get('chicken-foot')?.get(column) ?? '';
  const game = games.find(({ id }) => id === 'chicken-foot');
  const spec = (name: string) => game?.optionSpecs.find(({ id }) => id === name);

  it('is dealt and scored as the table says', () => {
    expect(cell('set')).toBe('9 or 12');
    expect([9, 12].map((set) => game?.set({ set }).length)).toEqual([55, 91]);
    expect(game?.seats).toEqual(numbersIn(cell('seats')));
    expect(cell('sides')).toBe('none');
    expect(game?.sides({}, 3)).toEqual([0, 1, 2]);
    expect(cell('tiles each')).toBe('30.2');
    const [, nine = '', twelve = ''] = /^30\.2 .*seats: ([\d ]+)\. Set 12: ([\d ]+)\./m.exec(page) ?? [];
    const sizes = [9, 12].map((set) => game?.seats.map((seats) => game.handSize({ set }, seats)).join(' '));
    expect(sizes).toEqual([nine, twelve]);
    expect(game?.table.kind).toBe(cell('kind of table'));
    expect(game?.points).toBe(cell('points'));
    expect(cell('match')).toBe('10 or 13 deals');
  });

  it('has the options of section 30, in their order', () => {
    const [, list = ''] = /^Options: (`set` .*)$/m.exec(page) ?? [];
    expect(game?.optionSpecs.map(({ id }) => id)).toEqual(list.match(/(?<=`)[a-zA-Z]+(?=`)/g));
    expect(page).toContain('Option `root`: 4, 6 (default) or 8.');
    expect(spec('root')).toMatchObject({ values: [4, 6, 8], default: 6 });
    expect(spec('set')).toMatchObject({ values: [9, 12], default: 9 });
    expect(spec('heavyBlank')?.default).toBe(true);
    expect(page).toContain('set 9: 3, 5 or 10; set 12: 3, 5 or 13; 3 is the default');
    expect(spec('deals')).toMatchObject({ values: [3, 5, 10, 13], default: 3 });
  });
});

describe('mosaic', () => {
  const cell = (column: string) => table.get('mosaic')?.get(column) ?? '';
  const game = games.find(({ id }) => id === 'mosaic');

  it('is dealt and scored as the table says', () => {
    expect(game?.set({})).toHaveLength(28);
    expect(cell('set')).toBe('6');
    expect(game?.seats).toEqual(numbersIn(cell('seats')));
    expect(cell('sides')).toBe('none');
    expect([cell('tiles each'), game?.dealing?.puzzles !== undefined]).toEqual(['given', true]);
    expect(game?.table.kind).toBe(cell('kind of table'));
    expect(game?.points).toBe(cell('points'));
    expect(cell('match')).toBe('1 deal');
    expect(game?.optionSpecs).toEqual([]);
    expect(page).toContain('`mosaic` has no options');
  });
});
