// @vitest-environment happy-dom
import { html, render } from 'lit-html';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { gameById, games } from '../../src/rules/games.ts';
import type { App } from '../../src/shell/app.ts';
import { withGame, withOption } from '../../src/shell/setup/draft.ts';
import { createDrafting } from '../../src/shell/setup/drafting.ts';
import { createSetup } from '../../src/shell/setup/setup-screen.ts';
import { bookLength } from '../../src/shell/setup/usual-options.ts';
import { areLevelsChosen } from '../../src/shell/store/own-levels.ts';
import { fakeApp } from './fake-app.ts';

const texts = { ...(await withBots(textsFor([]))), ...(await withSetUp(textsFor([]))) };
/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');
beforeEach(() => {
  document.body.append(root);
  render(null, root);
});
afterEach(() => root.remove());

function open() {
  const [play, send] = [vi.fn(), vi.fn()];
  const fake = fakeApp();
  const app: App = { ...fake, send, matches: { ...fake.matches, play }, redraw: () => render(screen(), root) };
  const drafting = createDrafting(app, texts);
  const screen = createSetup(app, texts, drafting, () => html``);
  render(screen(), root);
  const change = (id: string, given: Readonly<Record<string, string | number | boolean>> = {}) => {
    const [draft, game] = [drafting.now(), gameById(id)];
    if (!draft || !game) throw new Error(`no ${id}`);
    const next = Object.entries(given).reduce((each, [name, value]) => withOption(each, name, value), draft);
    drafting.change(withGame(next, game, texts));
  };
  return { play, send, change, store: app.store, settings: app.settings };
}
const within = (selector: string) => root.querySelector<HTMLElement>(selector);
const said = (selector: string) => within(selector)?.textContent?.replace(/\s+/g, ' ').trim();
const pick = (label: string, value: string) => {
  const select = root.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  if (!select) throw new Error(`no ${label}`);
  select.value = value;
  select.dispatchEvent(new Event('change'));
};
const press = (text: string) =>
  [...root.querySelectorAll<HTMLElement>('.button, .round')]
    .find((each) => each.textContent?.includes(text) || each.getAttribute('aria-label') === text)
    ?.click();
const names = () => [...root.querySelectorAll<HTMLInputElement>('.seat-row input')].map(({ value }) => value);

it('folds the house rules, with a line of what is not as in the book', () => {
  const { change } = open();
  expect(within('.house-rules')?.hasAttribute('open')).toBe(false);
  expect(said('.house-differs')).toBe('As usual');
  change('cyprus', { set: 12, drawForLead: true });
  expect(said('.house-differs')).toBe('Double-twelve · Draw for the lead');
  change('ural', { faceDownDoubles: false });
  expect(said('.house-differs')).toBe('No face-down doubles');
  // How long a match is, is no rule of the house.
  change('fortress');
  expect(within('.house-rules:not(.is-number)')).toBeNull();
});

it('1.14: marks the length of the book in every game that has one, and no length elsewhere', () => {
  const { change } = open();
  const lengths = () => [...root.querySelectorAll<HTMLInputElement>('input[name="target"], input[name="deals"]')];
  const marked = () =>
    lengths().flatMap((input) =>
      input.labels?.[0]?.textContent?.includes('in the book') ? [Number(input.value)] : [],
    );
  let seen = 0;
  for (const game of games) {
    change(game.id);
    if (lengths().length === 0) continue;
    const [seats = 0] = game.seats.includes(4) ? [4] : game.seats.slice(-1);
    const book = bookLength(game, {}, seats);
    expect(marked(), game.id).toEqual(book ? [book.value] : []);
    seen++;
  }
  expect(seen).toBeGreaterThan(20);
  // Another one is proposed in Cyprus.
  change('cyprus');
  expect(marked()).toEqual([60]);
  expect(lengths().find(({ checked }) => checked)?.value).not.toBe('60');
});

it('offers to take one’s own tiles, but not in a numbered deal, nor where a tile’s place in the heap counts', () => {
  const { change, settings } = open();
  const own = () => root.querySelector<HTMLInputElement>('input[name="tiles"][value="own"]');
  expect(own()?.checked).toBe(false);
  own()?.click();
  expect(settings.now.dealing).toBe('own');
  expect(own()?.checked).toBe(true);
  for (const id of ['sausage', 'solo-1', 'solo-2', 'squares']) {
    change(id);
    expect(own()).toBeNull();
  }
  change('block');
  expect(own()).not.toBeNull();
  const number = root.querySelector<HTMLInputElement>('.is-number input');
  if (!number) throw new Error('no number');
  number.value = '28';
  number.dispatchEvent(new Event('input'));
  number.dispatchEvent(new Event('change'));
  expect(own()).toBeNull();
});

it('seats persons and bots of any level, under names that somebody types', () => {
  const { play } = open();
  pick('Who plays seat 2', 'person');
  expect(names().slice(0, 2)).toEqual(['Player 1', 'Player 2']);
  const input = root.querySelector<HTMLInputElement>('input[aria-label="Name at seat 2"]');
  if (!input) throw new Error('no name');
  input.value = 'Ada';
  input.dispatchEvent(new Event('input'));
  const third = names()[2];
  pick('Who plays seat 3', 'expert');
  expect(names()[2]).toBe(third);
  press('Sit down');
  const [game, options, sitters] = play.mock.calls[0] ?? [];
  expect([game.id, options.target]).toEqual(['cyprus', 100]);
  expect(sitters).toMatchObject([
    { kind: 'person', name: 'Player 1' },
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: third, level: 'expert' },
    { kind: 'bot' },
  ]);
});

it('6.7: shows partners together, and seats another one opposite without a name typed twice', () => {
  const { play, change } = open();
  change('goat');
  pick('Who plays seat 2', 'person');
  const sides = () =>
    [...root.querySelectorAll('.seat-list.is-side')].map((list) =>
      [...list.querySelectorAll<HTMLInputElement>('input.name')].map(({ value }) => value),
    );
  const input = root.querySelector<HTMLInputElement>('input[aria-label="Name at seat 2"]');
  if (!input) throw new Error('no name');
  input.value = 'Ada';
  input.dispatchEvent(new Event('input'));
  const [[, third] = [], [, fourth] = []] = sides();
  expect(sides()).toEqual([
    ['Player 1', third],
    ['Ada', fourth],
  ]);
  press('Change partner');
  expect(sides()).toEqual([
    ['Player 1', 'Ada'],
    [fourth, third],
  ]);
  expect(within('.seat-list.is-side')?.getAttribute('aria-label')).toBe('Player 1 & Ada play together');
  press('Change partner');
  press('Change partner');
  expect(sides()[1]).toEqual(['Ada', fourth]);
  press('Change partner');
  press('Sit down');
  expect(play.mock.calls[0]?.[2]).toMatchObject([{ name: 'Player 1' }, {}, { kind: 'person', name: 'Ada' }, {}]);
});

it('7.4: shows nobody together before the draw has said who plays with whom', () => {
  const { change } = open();
  change('team-block');
  expect(root.querySelectorAll('.seat-list')).toHaveLength(1);
  expect(root.textContent).toContain(texts.setup.drawn['team-block']);
  expect(root.textContent).not.toContain('Change partner');
});

it('lets the company grow by itself until a level is chosen, of all bots or of one', () => {
  for (const choose of [null, () => pick('Who plays seat 3', 'club')]) {
    const { store } = open();
    choose?.();
    expect(areLevelsChosen(store)).toBe(false);
    press('Sit down');
    expect(areLevelsChosen(store)).toBe(choose !== null);
  }
});

it('gives all bots one level, and says when each has its own', () => {
  open();
  const bots = root.querySelector<HTMLSelectElement>('.levels select');
  if (!bots) throw new Error('no level of all');
  const choose = (level: string) => {
    bots.value = level;
    bots.dispatchEvent(new Event('change'));
  };
  expect(bots.selectedOptions[0]?.textContent).toBe('Novice');
  const levels = () => [...root.querySelectorAll<HTMLSelectElement>('.sitter')].map(({ value }) => value);
  choose('mixed');
  expect(levels()).toEqual(['person', 'casual', 'club', 'strong']);
  choose('novice');
  expect(levels()).toEqual(['person', 'novice', 'novice', 'novice']);
  expect(said('.levels .note')).toBe(texts.bots.levels.lines.novice);
  pick('Who plays seat 2', 'strong');
  expect(bots.selectedOptions[0]?.textContent).toBe('As above');
});

it('plays to more points with more seats, and to the points that somebody chose', () => {
  const { play } = open();
  const chosen = () => root.querySelector<HTMLInputElement>('input[name=target]:checked')?.value;
  for (let more = 4; more < 8; more++) press('One seat more');
  expect(chosen()).toBe('150');
  root.querySelector<HTMLInputElement>('input[name=target][value=other]')?.click();
  press('Length: more');
  expect(chosen()).toBe('other');
  press('Sit down');
  expect(play.mock.calls[0]?.[1]).toMatchObject({ target: 155 });
});

it('opens the rules of the table that is being set up, with its length', () => {
  const { send, change } = open();
  change('cyprus', { target: 150 });
  press('Rules');
  expect(send).toHaveBeenLastCalledWith({
    type: 'RULES',
    reading: expect.objectContaining({
      game: 'cyprus',
      table: { options: expect.objectContaining({ target: 150 }), seats: 4 },
    }),
  });
});

it('goes from name to name with Enter, but not with the one that ends a composition', () => {
  open();
  const fields = [...root.querySelectorAll<HTMLInputElement>('.seat-row input')];
  const enter = (init: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  fields[0]?.focus();
  enter({ isComposing: true });
  enter({ keyCode: 229 });
  expect(document.activeElement).toBe(fields[0]);
  enter();
  expect(document.activeElement).toBe(fields[1]);
});

it('seats everybody at the device in one touch, with names ready to edit, and takes it back in another', () => {
  const { play } = open();
  press('All of us play here');
  expect(names()).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  expect(document.activeElement).toBe(root.querySelector('.seat-row input'));
  press('Sit down');
  expect(play.mock.calls[0]?.[2]).toEqual(names().map((name) => ({ name, kind: 'person' })));
  press('Just me, with bots');
  expect([names()[0], root.textContent?.includes('All of us play here')]).toEqual(['You', true]);
});

it('seats everybody of both sides where partners play', () => {
  const { change } = open();
  change('sports');
  press('All of us play here');
  expect(new Set(names())).toEqual(new Set(['Player 1', 'Player 2', 'Player 3', 'Player 4']));
});

it('29.2: shows the set of Mexican Train outside the folded house rules', () => {
  const { change } = open();
  change('mexican-train');
  expect(root.querySelectorAll('.setup-how input[name=set]')).toHaveLength(2);
  expect(root.querySelectorAll('.house-rules input[name=set]')).toHaveLength(0);
  expect(root.querySelectorAll('.house-rules input[name=heavyBlank]').length).toBeGreaterThan(0);
});

it('33.6, 33.7: shows first who takes a blocked deal of Latin Partners, and a longer match where all hands score', () => {
  const { change } = open();
  const fields = () =>
    [...root.querySelectorAll('.house-rules .choice-label, .house-rules legend')].map((each) =>
      each.textContent?.trim(),
    );
  const target = () => said('input[name=target]:checked + span');
  change('partners');
  expect(fields()[0]).toBe('A blocked deal');
  expect(fields()).toHaveLength(4);
  expect(target()).toMatch(/^To 100 /);
  // How many tiles are dealt is said of sets alone.
  const hints = (id: string) => [...root.querySelectorAll(`input[name=${id}] + span`)].map((each) => each.textContent);
  expect(hints('set').join()).toMatch(/7 each.*10 each/s);
  expect(hints('blockedBy').join()).not.toContain('each');
  change('partners', { set: 9 });
  expect(fields()[0]).toBe('A blocked deal');
  expect(target()).toMatch(/^To 100 /);
  change('partners', { set: 9, counts: 'all' });
  expect(target()).toMatch(/^To 200 /);
  expect(said('.house-differs')).toBe('Double-nine · All four hands score');
});
