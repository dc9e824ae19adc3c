// @vitest-environment happy-dom
import { html, render } from 'lit-html';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { first } from '../../src/rules/first-game.ts';
import { games } from '../../src/rules/games.ts';
import type { App } from '../../src/shell/app.ts';
import { optionsOf, seatsOf, sittersOf } from '../../src/shell/setup/draft.ts';
import { createDrafting } from '../../src/shell/setup/drafting.ts';
import { tableFor } from '../../src/shell/shelf/shelf.ts';
import { createShelf } from '../../src/shell/shelf/shelf-screen.ts';
import { openBook } from '../../src/shell/store/book.ts';
import { openFavourites } from '../../src/shell/store/favourites.ts';
import { fakeApp } from './fake-app.ts';

const texts = { ...(await withBots(textsFor([]))), ...(await withSetUp(textsFor([]))) };
/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');
beforeEach(() => {
  document.body.append(root);
  render(null, root);
});
afterEach(() => root.remove());

function open(part: Partial<App> = {}) {
  const send = vi.fn();
  const app: App = { ...fakeApp(), send, ...part, redraw: () => render(screen(), root) };
  const drafting = createDrafting(app, texts);
  const screen = createShelf(app, texts, drafting, () => html``);
  render(screen(), root);
  return { app, send, drafting };
}
const cards = () => [...root.querySelectorAll<HTMLElement>('.shelf-choose')];
/** The cards of the games themselves; plain Block is one more (33.8). */
const ofGames = () => cards().filter((each) => each.getAttribute('value') !== 'plain-block');
const card = (name: string) => cards().find(({ textContent }) => textContent === name);
const headings = () => [...root.querySelectorAll('h2')].map(({ textContent }) => textContent);
const choose = (field: string, value: string) =>
  root.querySelector<HTMLInputElement>(`input[name=${field}][value="${value}"]`)?.click();
const star = (name: string) => root.querySelector<HTMLElement>(`.shelf-star[aria-label="Favourite: ${name}"]`);

it('shows every game under its kind', () => {
  open();
  expect(ofGames()).toHaveLength(games.length);
  expect(headings()).toEqual(['Stars', 'Lines', 'Score as you play', 'Partners', 'Other tables', 'Alone']);
  expect(root.querySelector('[role=status]')?.textContent).toBe(`${games.length} games`);
});

it('brings two people to a table of two, and to one of four with bots', () => {
  const { send, drafting } = open();
  choose('people', '2');
  expect(headings()).toEqual(['Just the two of you', 'The two of you and bots']);
  card('Block')?.click();
  expect(send.mock.calls).toEqual([[{ type: 'SETUP' }]]);
  const kinds = () => {
    const draft = drafting.now();
    return draft && [draft.game.id, ...sittersOf(draft, texts).map(({ kind }) => kind)];
  };
  expect(kinds()).toEqual(['block', 'person', 'person']);
  card('Fortress')?.click();
  expect(kinds()).toEqual(['fortress', 'person', 'person', 'bot', 'bot']);
});

it('33.8: has a card for Block without drawing, which leads to its set-up with that option', () => {
  const { drafting, send } = open();
  const options = () => {
    const draft = drafting.now();
    return draft && [draft.game.id, optionsOf(draft).drawing];
  };
  const at = cards().map(({ textContent }) => textContent);
  expect(at.indexOf('Plain Block')).toBe(at.indexOf('Block') + 1);
  card('Plain Block')?.click();
  expect(send.mock.calls).toEqual([[{ type: 'SETUP' }]]);
  expect(options()).toEqual(['block', 'never']);
  card('Block')?.click();
  expect(options()).toEqual(['block', 'turn']);
  // A star belongs to the game.
  expect([star('Block') === null, star('Plain Block')]).toEqual([false, null]);
});

it('leaves who sits there alone while nobody says how many they are', () => {
  const { drafting } = open();
  card('Cyprus')?.click();
  const draft = drafting.now();
  expect(draft && [seatsOf(draft), optionsOf(draft).target]).toEqual([4, 100]);
  expect(draft && sittersOf(draft, texts).map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
});

it('says when nothing is like that, and shows all again', () => {
  open();
  const search = root.querySelector<HTMLInputElement>('[type=search]');
  if (!search) throw new Error('no search');
  search.value = 'chess';
  search.dispatchEvent(new Event('input'));
  expect(cards()).toEqual([]);
  expect(root.querySelector('[role=status]')?.textContent).toBe('No games found.');
  [...root.querySelectorAll<HTMLElement>('.button')].find((each) => each.textContent?.includes('Show all'))?.click();
  expect(ofGames()).toHaveLength(games.length);
  expect(search.value).toBe('');
});

it('folds the filters on small screens, and says how many are set', () => {
  open();
  const fold = () => root.querySelector<HTMLElement>('.shelf-fold');
  const state = () => [fold()?.textContent?.trim(), fold()?.getAttribute('aria-expanded')];
  expect(state()).toEqual(['Filters', 'false']);
  expect(root.querySelector(`#${fold()?.getAttribute('aria-controls')}`)?.querySelectorAll('fieldset')).toHaveLength(3);
  fold()?.click();
  expect(state()).toEqual(['Filters', 'true']);
  expect(root.querySelector('.shelf-filters')?.classList.contains('is-open')).toBe(true);
  choose('people', '2');
  choose('partners', 'true');
  fold()?.click();
  expect(state()).toEqual(['Filters: 2', 'false']);
});

it('takes back what is looked for at Escape, and only then leaves', () => {
  const { send } = open();
  const search = root.querySelector<HTMLInputElement>('[type=search]');
  const pressEscape = () =>
    search?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  if (search) search.value = 'osel';
  search?.dispatchEvent(new Event('input'));
  expect(cards()).toHaveLength(1);
  pressEscape();
  expect([ofGames().length, send.mock.calls]).toEqual([games.length, []]);
  pressEscape();
  expect(send.mock.calls).toEqual([[{ type: 'BACK' }]]);
});

it('keeps stars, and puts those games first the next time it is opened, never under a finger', () => {
  const { app, send } = open();
  star('Osel (Donkey)')?.click();
  expect(star('Osel (Donkey)')?.getAttribute('aria-pressed')).toBe('true');
  expect(openFavourites(app.store).has('osel')).toBe(true);
  expect(headings()[0]).toBe('Stars');
  root.querySelector<HTMLElement>('.shelf-rules[aria-label="Rules of French"]')?.click();
  expect(send.mock.calls).toEqual([[{ type: 'RULES', reading: { game: 'french', now: null } }]]);
  app.redraw();
  expect([headings()[0], cards()[0]?.textContent]).toEqual(['Yours', 'Osel (Donkey)']);
  // The keyboard comes back to the card that it left.
  expect(root.querySelector('[data-autofocus]')?.textContent).toBe('French');
});

it('puts first what was played last, then favourites, then what was played before', () => {
  const { app } = open();
  const sitters = [
    { name: 'You', kind: 'person' },
    { name: 'Hera', kind: 'bot' },
  ] as const;
  const book = openBook(app.store);
  for (const [at, game] of ['block', 'french', 'all-fives', 'ural'].entries())
    book.add(
      { id: game, at, game, options: {}, sitters, deals: 1, totals: [1, 0], winners: [0], best: [1, 0], stars: 0 },
      { seed: '', log: [] },
    );
  openFavourites(app.store).toggle('osel');
  render(null, root);
  open({ store: app.store, matches: { ...app.matches, last: () => ({ game: 'cyprus', options: {}, sitters }) } });
  const own = [...(root.querySelector('.shelf-group')?.querySelectorAll('.shelf-choose') ?? [])];
  expect(own.map(({ textContent }) => textContent)).toEqual([
    'Cyprus',
    'Osel (Donkey)',
    'Ural Sebastopol',
    'All Fives',
  ]);
});

it('goes from card to card by arrow keys', () => {
  open();
  cards()[0]?.focus();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('ArrowRight');
  expect(document.activeElement).toBe(cards()[1]);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(cards()[0]);
  root.querySelector<HTMLElement>('[type=search]')?.focus();
  press('Enter');
  expect(document.activeElement).toBe(cards()[0]);
});

it('says for how many seats the time of a card is, where the game has several tables and the card names none', () => {
  open();
  const factsOf = (name: string) =>
    [...(card(name)?.closest('li, article')?.querySelectorAll('.fact') ?? [])].map(({ textContent }) => textContent);
  const [seats, time] = [factsOf('Block')[0], factsOf('Block').at(-1)];
  const usual = tableFor(games.find(({ id }) => id === 'block') ?? first, null, 'normal');
  expect([seats, time]).toEqual(['2–4 seats', `about ${usual?.minutes} min for ${usual?.seats}`]);
  expect(factsOf('French').at(-1)).toMatch(/^about \d+ min$/);
  choose('people', '3');
  expect(factsOf('Cyprus').slice(0, 1)).toEqual(['3 people, 1 bot']);
  expect(factsOf('Cyprus').at(-1)).toMatch(/^about \d+ min$/);
});
