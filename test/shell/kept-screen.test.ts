// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { keptScreen } from '../../src/shell/screens/kept-screen.ts';
import { fakeApp } from './fake-app.ts';
import { after, played } from './kept-matches.ts';

/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');

const matches = ['one', 'two'].map((id) => ({
  setup: { ...played('cyprus', 4, {}, id, after(12)), id },
  isOver: false,
}));

it('lists the matches under way, each to go on with or to throw away', () => {
  const app = fakeApp();
  const [goOn, drop] = [vi.fn(), vi.fn()];
  render(keptScreen({ ...app, matches: { ...app.matches, all: () => matches, goOn, drop } }), root);
  const rows = [...root.querySelectorAll('.kept-match')];
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('Continue Cyprus');
  const [first, second] = rows[1]?.querySelectorAll('button') ?? [];
  first?.click();
  second?.click();
  expect(goOn.mock.calls).toEqual([[matches[1]]]);
  expect(drop.mock.calls).toEqual([['two']]);
});

it('says that there is none', () => {
  render(keptScreen(fakeApp()), root);
  expect(root.querySelector('.board-body')?.textContent).toContain('No match is under way.');
});
