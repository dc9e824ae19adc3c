/** The options of the line games take the values that section 24 of their page lists, and no others; so do defaults. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { optionsOnPage, pageText, type WrittenOption } from './pages/tables.ts';

type Value = string | number | boolean;
type Given = Readonly<Record<string, Value>>;

const page = pageText('line-games.md');
const written = games.flatMap((game) => {
  const options = optionsOnPage(page, game.id);
  return options.length > 0 ? [{ id: game.id, game, options }] : [];
});

/** Defaults that the page says in words, or gives by a number of a sentence. */
const DEFAULTS: Readonly<Record<string, (seats: number, given: Given) => Value>> = {
  'two seats 15, else 10': (seats) => (seats === 2 ? 15 : 10),
  'set 6 100, set 9 200': (_, { set }) => (set === 9 ? 200 : 100),
  'on, with bald off': (_, { ending }) => ending !== 'bald',
  '6.13': (seats) => Math.ceil(6 / seats) * seats,
  '15.6': (_, { set, hits }) => (hits === 'steps' ? (set === 9 ? 15 : 10) : set === 9 ? 81 : 51),
};

/** What is said of one game after a semicolon, else what is said of all of the line: `100; matador 200`. */
const saidOf = (id: string, cell: string): string => {
  const [all = '', ...ofOne] = cell.split('; ');
  const own = ofOne.find((part) => part.split(/:? /)[0] === id);
  return own?.slice(id.length).replace(/^:? /, '') ?? all;
};

const WORDS: Readonly<Record<string, Value>> = { on: true, off: false };
const valueIn = (word: string): Value => WORDS[word] ?? (/^\d+$/.test(word) ? Number(word) : word);

function defaultOf(id: string, option: WrittenOption, seats: number, given: Given): Value {
  const cell = saidOf(id, option.default);
  return DEFAULTS[cell]?.(seats, given) ?? valueIn(cell);
}

/** All numbers that might be legal. */
const NUMBERS = Array.from({ length: 521 }, (_, value) => value);

/** The numbers of a cell as `25 to 150 by 5, and 72`, or of the sentence that it names. */
function numbersOf(cell: string, seats: number): readonly number[] {
  const [, from, to, step, more] = /^(\d+) to (\d+) by (\d+)(?:, and (\d+))?$/.exec(cell) ?? [];
  const steps = { '1.11': [25, 500, 5], '6.13': [seats, 100, seats] }[cell] ?? [from, to, step].map(Number);
  const [min = Number.NaN, max = 0, by = 1] = steps;
  if (Number.isNaN(min)) throw new Error(`no numbers: ${cell}`);
  return NUMBERS.filter((value) => (value >= min && value <= max && value % by === 0) || value === Number(more));
}

/** The legal values of an option beside these others. */
function valuesOf(id: string, option: WrittenOption, seats: number, given: Given): readonly Value[] {
  const cell = saidOf(id, option.values);
  switch (option.type) {
    case 'number':
      // 1.11: a default may lie between the steps.
      return [...new Set([...numbersOf(cell, seats), defaultOf(id, option, seats, given) as number])];
    case 'flag': {
      const isOff = { 'off with bald': given.ending === 'bald', 'with two or three seats listed and off': seats < 4 };
      if (cell !== '' && !(cell in isOff)) throw new Error(`no flag: ${cell}`);
      return isOff[cell as keyof typeof isOff] ? [false] : [false, true];
    }
    default: {
      const [usual = '', withSteps] = cell.replace(/ \(\d+\.\d+\)/, '').split(', with steps ');
      return (given.hits === 'steps' && withSteps ? withSteps : usual).split(' ').map(valueIn);
    }
  }
}

/** Other options that a default or a value depends on. */
const OTHERS: readonly Given[] = [
  {},
  { set: 9 },
  { hits: 'steps' },
  { set: 9, hits: 'steps' },
  { ending: 'bald' },
  { ending: 'both' },
];
const BY: Readonly<Record<string, string>> = { target: 'points', deals: 'deals', minutes: 'minutes' };

/** The tables of a game at which an option can be set, each with as many seats as the game has. */
function tablesFor({ seats }: Game, options: readonly WrittenOption[], { name }: WrittenOption) {
  const has = (option: string) => options.some((each) => each.name === option);
  const by = has('by') && BY[name] ? { by: BY[name] } : {};
  return OTHERS.filter((given) => Object.keys(given).every((option) => has(option) && option !== name)).flatMap(
    (given) => seats.map((count) => ({ given: { ...given, ...by }, count })),
  );
}

it('24: is read from the page for the line games, sausage and one game for one', () => {
  const ids = written.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['block', 'italian', 'general', 'sausage', 'solo-2']));
  expect(ids).toHaveLength(20);
});

describe.each(written)('24: the options of $id', ({ id, game, options }) => {
  it.each(options)('have the type and the default of the page: $name', (option) => {
    expect(game.optionSpecs.find((spec) => spec.id === option.name)?.kind).toBe(option.type);
    for (const { given, count } of tablesFor(game, options, option)) {
      const whole = game.options(given, count);
      expect(whole.ok && whole.value[option.name]).toBe(defaultOf(id, option, count, given));
    }
  });

  it.each(options)('take the values of the page and no others: $name', (option) => {
    const asked = { number: NUMBERS, choice: [...NUMBERS, 'other'], flag: [false, true, 'on'] }[option.type] ?? [];
    for (const { given, count } of tablesFor(game, options, option)) {
      const legal = valuesOf(id, option, count, given);
      const all = new Set<Value>([...asked, ...legal]);
      // Of the lengths only the one that `by` names may be given.
      const isTaken = (value: Value) => {
        const others = option.name === 'by' ? {} : given;
        return game.options({ ...others, [option.name]: value }, count).ok;
      };
      expect(new Set([...all].filter(isTaken))).toEqual(new Set(legal));
    }
  });
});
