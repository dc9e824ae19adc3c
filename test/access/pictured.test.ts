// @vitest-environment happy-dom
/** The table in words with pictures on its tiles. */
import { render } from 'lit-html';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { numberFace, tileFace } from '../../src/access/tile-face.ts';
import { pictures } from '../../src/art/pictures.ts';
import type { Pictured, Symbols } from '../../src/art/symbols.ts';
import { halves } from '../../src/rules/tiles.ts';
import { laidTable, playsOf } from './laid-table.ts';
import { texts } from './staged.ts';

const alone: Pictured = { pictures, isNumbered: false, named: await texts.fetchPictures() };
const numbered: Pictured = { ...alone, isNumbered: true };

/** The paths and the texts on a tile. */
function onTile(low: number, high: number, symbols: Symbols) {
  const root = document.createElement('div');
  render(tileFace(low, high, symbols), root);
  return {
    paths: [...root.querySelectorAll('path:not(.tile-bar)')].map((path) => path.getAttribute('d')),
    numerals: [...root.querySelectorAll('text')].map((text) => text.textContent),
    pips: root.querySelectorAll('circle:not(.tile-pin)').length,
  };
}
const pathsOf = (...numbers: readonly number[]) =>
  numbers.flatMap((number) => pictures[number] ?? []).map(({ path }) => path);

it('shows pictures instead of pips, and numbers beside them where pips are added', () => {
  expect(onTile(0, 4, alone)).toEqual({ paths: pathsOf(0, 4), numerals: [], pips: 0 });
  expect(onTile(6, 3, numbered)).toEqual({ paths: pathsOf(6, 3), numerals: ['6', '3'], pips: 0 });
});

it('shows pips where a number has no picture', () => {
  expect(onTile(5, 9, alone)).toEqual({ paths: pathsOf(5), numerals: [], pips: 9 });
  expect(onTile(5, 2, 'pips')).toEqual({ paths: [], numerals: [], pips: 7 });
});

it('shows an end by its picture, or by its numeral', () => {
  expect([numberFace(4, 'pips'), numberFace(4, 'numerals'), numberFace(9, alone)]).toEqual([4, 4, 9]);
  const root = document.createElement('div');
  render(numberFace(4, alone), root);
  expect([...root.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(pathsOf(4));
});

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
  at.help.symbols = numbered;
});
afterEach(() => at.table.destroy());

it('says a tile and an end by their numbers first, and then by their things', () => {
  const { match } = at.asked((moves) => playsOf(moves).length > 0, 'block', 4);
  for (const tile of at.hand()) {
    const label = at.tile(tile ?? '')?.getAttribute('aria-label') ?? '';
    const [low, high] = halves(tile as Parameters<typeof halves>[0]);
    const named = alone.named(low, high);
    expect(label.endsWith(named)).toBe(true);
    expect(label.toLowerCase()).toContain(texts.tile(tile as Parameters<typeof halves>[0]).toLowerCase());
  }
  const open = match.situation().seen.ends.filter(({ state }) => state === 'open');
  expect(open.length).toBeGreaterThan(0);
  for (const { place, shows } of open) {
    const button = at.place(`${place}`);
    expect(button?.getAttribute('aria-label')).toContain(alone.named(shows).slice(2));
    expect(button?.querySelector('.number-face')).not.toBeNull();
  }
});
