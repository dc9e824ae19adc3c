// @vitest-environment happy-dom
import { html, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { expect, it } from 'vitest';
import { rows } from '../../src/access/keyed-rows.ts';

type List = typeof rows;

/** The texts of a list drawn in turn, and how many comments the first and the last left in the page. */
function drawn(list: List, turns: readonly (readonly string[])[]) {
  const root = document.createElement('div');
  const comments = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    let count = 0;
    while (walker.nextNode()) count++;
    return count;
  };
  const counts: number[] = [];
  const texts = turns.map((items) => {
    const row = (item: string) => html`<li>${item}</li>`;
    render(html`<ol>${list(items, (item) => item, row)}</ol>`, root);
    counts.push(comments());
    return root.textContent;
  });
  return { texts, first: counts[0], last: counts.at(-1) };
}

/** Rows that leave at the front, in the middle and at the end, move and come back. */
const TURNS = ['abc', 'bcd', 'dxb', '', 'bdc', 'cdb', 'c', 'abc'].map((each) => [...each]);

it('draws rows in order and leaves no marker of a removed row', () => {
  const { texts, first, last } = drawn(rows, TURNS);
  expect(texts).toEqual(TURNS.map((items) => items.join('')));
  expect(last).toBe(first);
});

it('keeps the element of a row that moves', () => {
  const root = document.createElement('div');
  const draw = (items: string) =>
    render(
      rows(
        [...items],
        (item) => item,
        (item) => html`<p>${item}</p>`,
      ),
      root,
    );
  draw('abc');
  const [, , c] = root.children;
  draw('ca');
  expect(root.children[0]).toBe(c);
});

it('is needed as long as the `repeat` of lit leaves markers: when this fails, use that again (lit/lit#5298)', () => {
  const { first, last } = drawn(repeat, TURNS);
  expect(last).toBeGreaterThan(first ?? 0);
});
