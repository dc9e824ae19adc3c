/** 1.14: the rules name the length that the page of the rules gives, whatever the table agreed on. */
import { expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withRules } from '../../../src/i18n/index.ts';
import { games } from '../../../src/rules/games.ts';
import { usualSeats } from '../../../src/shell/address.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { usualOptions } from '../../../src/shell/setup/usual-options.ts';
import { pageText, tablesOf } from '../../rules/pages/tables.ts';

const texts = await withRules(textsFor([]));
/** The last column but one of the pages' tables: the length of a match, as it is written there. */
const LENGTHS = new Map(
  [...tablesOf(pageText('star-games.md')), ...tablesOf(pageText('line-games.md'))].flatMap((table) =>
    [...table].flatMap(([id, row]) => {
      const length = row.get('target') ?? row.get('length of a match');
      return length === undefined ? [] : [[id, length] as const];
    }),
  ),
);
const matchOf = (id: string, given: Record<string, unknown> = {}) => {
  const game = games.find((each) => each.id === id);
  const seats = game ? usualSeats(game) : 0;
  const options = game && usualOptions(game, given as Record<string, string>, seats);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  const section = pageOf({ game, seats, options: options.value }, texts).find((each) => each.id === 'match');
  return section?.paragraphs.join(' ') ?? '';
};

it('is named in every game whose length can be chosen, and as the page has it', () => {
  const named = games.filter(({ optionSpecs }) =>
    optionSpecs.some(
      (spec) => (spec.id === 'target' || spec.id === 'deals') && (spec.kind !== 'choice' || spec.values.length > 1),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const { id } of named) {
    const [, number = '', isDeals] = /The standard length is (\d+) (?:points?|(deals?))\./.exec(matchOf(id)) ?? [];
    const page = LENGTHS.get(id) ?? '';
    const [first = '', others] = page.split(/, else |\(/);
    // Bergen: 15 with two seats, else 10; others may have one for a larger set.
    const written = id === 'bergen' ? (others ?? '') : first;
    expect(`${id} ${number}`, page).toBe(`${id} ${/\d+/.exec(written)?.[0]}`);
    expect(isDeals !== undefined, id).toBe(/deals/.test(page));
  }
});

it('stays the same when the table plays to another one', () => {
  expect(matchOf('cyprus')).toMatch(/first to reach 100 points wins.* The standard length is 60 points\./);
  expect(matchOf('cyprus', { target: 150 })).toMatch(
    /first to reach 150 points wins.* The standard length is 60 points\./,
  );
  expect(matchOf('all-fives', { set: 9, target: 60 })).toContain('The standard length is 200 points.');
  expect(matchOf('sports', { deals: 4 })).toContain('The standard length is 8 deals.');
  expect(matchOf('osel')).not.toContain('standard');
});
