import { expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withRules } from '../../../src/i18n/index.ts';
import { games } from '../../../src/rules/games.ts';
import { halves, isDouble, pipCount, type Tile } from '../../../src/rules/tiles.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { stillOf } from '../../../src/shell/rules/stills.ts';

const texts = await withRules(textsFor([]));
const well = await texts.rules.fetchPlayWell();

const tableOf = (id: string, given: Record<string, unknown> = {}, wanted?: number) => {
  const game = games.find((each) => each.id === id);
  const seats = wanted ?? game?.seats[0] ?? 0;
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  return { game, seats, options: options.value };
};
/** The section of a table, as topics and as one text. */
function adviceFor(id: string, given: Record<string, unknown> = {}, seats?: number) {
  const table = tableOf(id, given, seats);
  const section = pageOf(table, texts, well).find((each) => each.id === 'well');
  const topics = section?.topics ?? [];
  return { ...table, section, topics, text: topics.flatMap(({ title, says }) => [title, ...says]).join(' ') };
}

/** Every table of every game: all seats, and all values of the options that are choices or flags. */
const TABLES = games.flatMap((game) =>
  game.seats.flatMap((seats) => {
    const given = game.optionSpecs.flatMap((spec): Record<string, unknown>[] => {
      if (spec.kind === 'flag') return [{ [spec.id]: true }, { [spec.id]: false }];
      return spec.kind === 'choice' ? spec.values.map((value) => ({ [spec.id]: value })) : [];
    });
    return [{}, ...given].flatMap((options) =>
      game.options(options, seats).ok ? [{ id: game.id, seats, options }] : [],
    );
  }),
);

it.each(games.map(({ id }) => id))('tells how to play %s well, between the match and the books', (id) => {
  const { game, options, seats, topics, text } = adviceFor(id);
  expect(topics.length).toBeGreaterThan(0);
  const sections = pageOf({ game, options, seats }, texts, well).map((each) => each.id);
  expect(sections.slice(-3)).toEqual(['match', 'well', 'books']);
  // A star and its options are several families of advice at once.
  const sentences = text.match(/[.!?](?= |$)/g)?.length ?? 0;
  expect(sentences).toBeGreaterThanOrEqual(4);
  expect(sentences).toBeLessThanOrEqual(32);
});

it('waits for the advice, without which the page is whole', () => {
  expect(pageOf(tableOf('cyprus'), texts).map(({ id }) => id)).not.toContain('well');
});

it('says something under each heading, each once, at every table', () => {
  expect(TABLES.length).toBeGreaterThan(200);
  for (const { id, seats, options } of TABLES) {
    const { topics } = adviceFor(id, options, seats);
    expect(topics.length, id).toBeGreaterThan(0);
    const titles = topics.map(({ title }) => title);
    expect(new Set(titles).size, `${id} ${titles}`).toBe(titles.length);
    for (const { title, says } of topics) {
      expect(says.length, title).toBeGreaterThan(0);
      for (const each of says) expect(each).toMatch(/^[A-Z0-9].*[.]$/);
    }
    expect(topics.flatMap(({ says }) => says).join(' ')).not.toMatch(/undefined|NaN|null|\{/);
  }
});

/** The number of tiles of a set that a test holds for. */
const count = (tiles: readonly Tile[], is: (tile: Tile) => boolean) => tiles.filter(is).length;
const has = (number: number) => (tile: Tile) => halves(tile).includes(number);
const numberIn = (text: string, told: RegExp) => Number(told.exec(text)?.[1] ?? Number.NaN);

it('counts the tiles of a number as the set has them', () => {
  const told: string[] = [];
  for (const { id, seats, options } of TABLES) {
    const { game, options: whole, text } = adviceFor(id, options, seats);
    const said = numberIn(text, /Each number is on (\d+) tiles?/);
    if (Number.isNaN(said)) continue;
    told.push(id);
    const set = game.set(whole);
    const highest = Math.max(...set.flatMap((tile) => halves(tile)));
    for (let number = 0; number <= highest; number++) expect(said, id).toBe(count(set, has(number)));
  }
  expect(new Set(told)).toContain('cyprus');
  expect(new Set(told)).toContain('all-fives');
  // Where halves join by a sum, or need not join, nothing is said of it.
  for (const id of ['all-sevens', 'matador', 'italian', 'sausage', 'squares']) expect(told).not.toContain(id);
  expect(adviceFor('draw', { match: 'sum-six' }).text).not.toContain('Each number is on');
});

it('counts the tiles that can shut an arm: those of the spinner’s number that no finished star needs', () => {
  const stars = games.filter(
    (game) => game.chainRules?.(tableOf(game.id).options, tableOf(game.id).seats).branching === 'star',
  );
  expect(stars).toHaveLength(11);
  for (const { id } of stars) {
    const { game, options, text } = adviceFor(id);
    const set = game.set(options);
    const top = Math.max(...set.flatMap((tile) => halves(tile)));
    const { arms } = game.chainRules?.(options, game.seats[0] ?? 0) ?? { arms: 0 };
    expect(numberIn(text, /(\d+) tiles have the spinner/), id).toBe(count(set, has(top)));
    // One lies in the middle, and one begins each arm.
    expect(numberIn(text, /star is complete, (\d+) (?:is|are) left/), id).toBe(count(set, has(top)) - 1 - arms);
  }
  expect(adviceFor('cyprus').text).toContain('With the double-twelve set 4 are left.');
  expect(adviceFor('cyprus', { set: 12 }).text).toContain('With the double-nine set 1 is left.');
});

it('counts the jokers of All Sevens and Matador (10.2)', () => {
  for (const [id, sum] of [
    ['all-sevens', 7],
    ['matador', 10],
  ] as const) {
    const { game, options, text } = adviceFor(id);
    const jokers = count(game.set(options), (tile) => tile === '0-0' || pipCount(tile) === sum);
    expect(numberIn(text, /There are (\d+) jokers/)).toBe(jokers);
  }
});

it('knows how far a tile reaches in Italian, with both sets', () => {
  for (const set of [6, 9]) {
    const { game, options, text } = adviceFor('italian', { set });
    const reach = Math.max(...game.set(options).map(pipCount));
    expect(numberIn(text, /No tile adds more than (\d+)/)).toBe(reach);
  }
});

it('names the losses that open an account as the game does (16.5, 17.4)', () => {
  expect(numberIn(adviceFor('goat').text, /loss under (\d+)/)).toBe(tableOf('goat').game.worth?.opensAt);
  expect(numberIn(adviceFor('sea-goat').text, /deal against (\d+) or more/)).toBe(
    tableOf('sea-goat').game.worth?.opensAt,
  );
});

it('17.10: says who takes a blocked deal of Sea Goat, and to mind the partner’s tiles where there is one', () => {
  for (const seats of [2, 3, 4]) {
    const { text } = adviceFor('sea-goat', {}, seats);
    expect(text).toContain('unless a fish or eggs come of it');
    expect(text.includes('Think of your partner’s tiles too')).toBe(seats === 4);
  }
});

it('knows how often a number is in Squares: two squares of four halves (23.3)', () => {
  const { game, options, text } = adviceFor('squares');
  const on = (number: number) =>
    game.set(options).reduce((sum, tile) => sum + halves(tile).filter((half) => half === number).length, 0);
  expect(numberIn(text, /Each number is on (\d+) halves/)).toBe(on(3));
  expect(on(3)).toBe(2 * 4);
});

it('advises what the table allows, and nothing else', () => {
  const says = (id: string, words: string, given = {}, seats?: number) =>
    adviceFor(id, given, seats).text.includes(words);
  // Partners, and many players.
  expect(says('goat', 'Your partner', {}, 2) || says('goat', 'your partner', {}, 2)).toBe(false);
  expect(says('goat', 'your partner', {}, 4)).toBe(true);
  expect(says('goat', 'your partner', { alone: true }, 4)).toBe(false);
  expect(says('cyprus', 'alliances', {}, 4)).toBe(false);
  expect(says('cyprus', 'alliances', {}, 5)).toBe(true);
  // A turn in which nothing fits.
  expect(says('sebastopol', 'Whoever passes has none')).toBe(true);
  expect(says('cyprus', 'If they pass after that')).toBe(true);
  expect(says('draw', 'They play the last tile they draw')).toBe(true);
  expect(says('goat', 'Whoever passes has none', {}, 4)).toBe(true);
  expect(says('cyprus-family', 'a draw alone proves nothing')).toBe(true);
  // The end of a deal.
  expect(says('fortress', 'everybody ten')).toBe(true);
  expect(says('sebastopol', 'goes to the lowest hand')).toBe(true);
  expect(says('peruvian', 'four times')).toBe(true);
  expect(says('general', 'goes to the lowest hand')).toBe(false);
  expect(says('block', 'Bar only if')).toBe(false);
  expect(says('block', 'Bar only if', { barricade: true })).toBe(true);
  // Doubles face down are an option of Ural.
  expect(says('ural', 'face down', { faceDownDoubles: true })).toBe(true);
  expect(says('ural', 'face down', { faceDownDoubles: false })).toBe(false);
  // Points by the way, and tiles that are worth most as the last.
  for (const id of ['all-fives', 'muggins', 'telephone', 'telephone-72'])
    expect(says(id, 'multiple of five')).toBe(true);
  expect(says('bergen', 'multiple of five')).toBe(false);
  expect(says('general', 'Pips don’t count')).toBe(true);
  expect(says('general', 'heavy tiles early')).toBe(false);
});

it('keeps a multiple of five with three tiles: it is what the advice says (6.9)', () => {
  const safe = tableOf('all-fives')
    .game.set({})
    .filter((tile) => halves(tile).every((half) => half % 5 === 0));
  expect(safe).toEqual(['0-0', '0-5', '5-5']);
  expect(safe.filter(isDouble)).toEqual(['0-0', '5-5']);
  expect(adviceFor('all-fives').text).toContain(
    'With the blank-five, the double blank or the double five, a multiple of five stays',
  );
});

it('shows an arm that is shut, on a star', () => {
  const shown: string[] = [];
  for (const { id } of games) {
    const { game, options, seats, section } = adviceFor(id);
    if (section?.picture !== 'shut') continue;
    shown.push(id);
    const still = stillOf(game, options, seats, 'shut', texts);
    expect(
      still?.now.seen.ends.some(({ state }) => state === 'dead'),
      id,
    ).toBe(true);
    expect(still?.words).toContain('shut');
  }
  expect(shown).toHaveLength(11);
});

it('follows what the options change: what makes a General, and losses that are never written', () => {
  expect(adviceFor('general').text).toContain('the double blank or the double six');
  expect(adviceFor('general', { ending: 'bald' }).text).not.toContain('double six');
  expect(adviceFor('general', { ending: 'both' }).text).toContain('the double blank and the double six');
  expect(adviceFor('goat').text).toContain('Once your account is open every pip counts');
  expect(adviceFor('goat', { opens: 'each' }).text).not.toContain('account is open');
});

it('speaks of a lead of the partner’s choice only where partners can choose, and of going out where that counts', () => {
  for (const { id, seats, options } of TABLES) {
    const { game, options: whole, text } = adviceFor(id, options, seats);
    const rules = game.chainRules?.(whole, seats);
    if (!rules?.isPartnered) continue;
    expect(/your partner is free to choose the lead/.test(text), id).toBe(rules.lead.any !== 'never');
    expect(/closer to going out/.test(text.replace(/Play them in time[^.]*\./, '')), id).toBe(rules.handsCount);
  }
});
