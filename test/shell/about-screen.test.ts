// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withRules } from '../../src/i18n/index.ts';
import { games } from '../../src/rules/games.ts';
import { halves, tilesOf } from '../../src/rules/tiles.ts';
import { createAbout } from '../../src/shell/about/about-screen.ts';
import { pictureSize, rowsOf } from '../../src/shell/about/set-picture.ts';
import { fakeApp } from './fake-app.ts';

const words = await (await withRules(textsFor([]))).rules.fetchAbout();

/** A screen of its own: files of one environment share a document. */
function open() {
  const root = document.createElement('div');
  const send = vi.fn();
  const app = { ...fakeApp(), send, redraw: () => render(screen(), root) };
  const screen = createAbout(app, words);
  app.redraw();
  const press = (label: string) => root.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
  return { root, send, press, tiles: () => root.querySelectorAll('.set-tile').length };
}

it('has a heading for each section, in two minutes of reading', () => {
  const { root } = open();
  const headings = [...root.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(Object.values(words.sections).map(({ title }) => title));
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  const read = [...root.querySelectorAll('p')].map(({ textContent }) => textContent).join(' ');
  // A reader takes some 200 words a minute.
  expect(read.split(/\s+/).length).toBeGreaterThan(200);
  expect(read.split(/\s+/).length).toBeLessThan(420);
});

it('shows the set that the reader chooses, with all of its tiles and the sum of them', () => {
  const { root, press, tiles } = open();
  const sum = () => root.querySelector('.about-sum')?.textContent;
  expect([tiles(), sum()]).toEqual([28, '(6 + 1) × (6 + 2) ÷ 2 = 28']);
  for (let n = 0; n < 3; n++) press(words.sections.sets.more);
  expect([tiles(), sum()]).toEqual([55, '(9 + 1) × (9 + 2) ÷ 2 = 55']);
  expect(root.querySelector('output')?.textContent).toBe('9-9: 55 tiles');
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toContain('10 rows, the longest with 10 tiles');
});

it('offers sets from the smallest to the largest that are in use', () => {
  const smaller = open();
  for (let n = 0; n < 7; n++) smaller.press(words.sections.sets.less);
  expect(smaller.tiles()).toBe(3);
  const larger = open();
  for (let n = 0; n < 13; n++) larger.press(words.sections.sets.more);
  expect(larger.tiles()).toBe(190);
});

it('has every tile once in its rows, and a formula that holds for the sets of all games', () => {
  for (const highest of [1, 6, 9, 12, 18]) {
    expect(rowsOf(highest).flat().sort()).toEqual([...tilesOf(highest)].sort());
    expect(rowsOf(highest).flat()).toHaveLength(((highest + 1) * (highest + 2)) / 2);
    expect(rowsOf(highest).at(-1)).toHaveLength(highest + 1);
  }
  for (const game of games) {
    const options = game.options({}, game.seats[0] ?? 1);
    const set = options.ok ? game.set(options.value) : [];
    const highest = Math.max(...set.flatMap((tile) => halves(tile)));
    expect(set, game.id).toHaveLength(((highest + 1) * (highest + 2)) / 2);
  }
  expect(pictureSize(6).height).toBeGreaterThan(pictureSize(6).width);
});

it('says how often a number is in a set, as sets have it', () => {
  for (const highest of [6, 9, 12]) {
    const [, tiles, on] = /on (\d+) tiles, and on (\d+) halves/.exec(words.sections.sets.each(highest)) ?? [];
    const set = tilesOf(highest);
    expect(Number(tiles)).toBe(set.filter((tile) => halves(tile).includes(3)).length);
    expect(Number(on)).toBe(set.flatMap((tile) => halves(tile)).filter((half) => half === 3).length);
  }
  const usual = /usual set has (\d+) tiles/.exec(words.sections.origin.says.join(' '));
  expect(Number(usual?.[1])).toBe(tilesOf(6).length);
  // The 21 throws of two dice, and 11 of them again.
  const throws = tilesOf(6).filter((tile) => !halves(tile).includes(0)).length;
  expect(words.sections.origin.says.join(' ')).toContain(`has no blanks: its ${throws + 11} tiles`);
});

it('goes back to the rules', () => {
  const { root, send } = open();
  [...root.querySelectorAll<HTMLElement>('.button')].at(-1)?.click();
  expect(send).toHaveBeenCalledWith({ type: 'BACK' });
});
