// @vitest-environment happy-dom

import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/en.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { lastWhere } from '../../src/rules/last-where.ts';
import { createKept } from '../../src/shell/screens/kept-screen.ts';
import { fakeApp } from './fake-app.ts';
import { after, played } from './kept-matches.ts';

/** A screen of its own: files of one environment share a document. */
const texts = await withSetUp(textsFor([]));

const root = document.createElement('div');

const matches = ['one', 'two'].map((id) => ({
  setup: { ...played('cyprus', 4, {}, id, after(12)), id },
  isOver: false,
}));

/** The screen over these matches. */
function shown(all: typeof matches) {
  const app = fakeApp();
  const [goOn, drop] = [vi.fn(), vi.fn()];
  const screen = createKept(
    { ...app, matches: { ...app.matches, all: () => all, goOn, drop }, redraw: () => render(screen(), root) },
    texts,
  );
  render(screen(), root);
  const press = (text: string) =>
    lastWhere([...root.querySelectorAll('button')], (each) => each.textContent?.includes(text) ?? false)?.click();
  return { goOn, drop, press };
}

it('lists the matches under way, each to go on with', () => {
  const { goOn, press } = shown(matches);
  expect(root.querySelectorAll('.kept-match')).toHaveLength(2);
  press('Continue Cyprus');
  expect(goOn.mock.calls).toEqual([[matches[1]]]);
});

it('names a match apart that is played on from one that was watched', () => {
  const [one] = matches;
  if (!one) throw new Error('no match');
  shown([{ ...one, setup: { ...one.setup, given: [{ heap: [], lot: 0 }] } }]);
  expect(root.querySelector('.kept-match')?.textContent).toContain('Play on: Cyprus, from deal 1');
});

it('throws a match away only for who says so twice', () => {
  const { drop, press } = shown(matches);
  document.body.append(root);
  press('Delete');
  expect(document.activeElement?.textContent).toContain('Keep it');
  press('Keep it');
  expect(root.querySelectorAll('.kept-match')).toHaveLength(2);
  press('Delete');
  expect(drop).not.toHaveBeenCalled();
  press('Delete');
  expect(drop.mock.calls).toEqual([['two']]);
});

it('says that there is none', () => {
  shown([]);
  expect(root.querySelector('.board-body')?.textContent).toContain('No match is under way.');
});
