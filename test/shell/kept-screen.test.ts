// @vitest-environment happy-dom

import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { lastWhere } from '../../src/rules/last-where.ts';
import type { KeptMatch } from '../../src/shell/app.ts';
import type { MatchSetup } from '../../src/shell/table.machine.ts';
import { createKept } from '../../src/shell/title/kept-screen.ts';
import { fakeApp } from './fake-app.ts';
import { after, played } from './kept-matches.ts';

/** A screen of its own: files of one environment share a document. */
const texts = await withSetUp(textsFor([]));

const root = document.createElement('div');

const matches: readonly KeptMatch[] = ['one', 'two'].map((id) => ({
  setup: { ...played('cyprus', 4, {}, id, after(12)), id },
  ...{ isOver: false, isPlayed: true, totals: [40, 0, 25, 5], at: new Date('2026-11-24T12:00:00').getTime() },
}));

/** The screen over these matches; `waiting`: a match that has no room among them. */
function shown(all: readonly KeptMatch[], waiting: MatchSetup | null = null, may: (() => boolean) | null = null) {
  const app = fakeApp();
  const [goOn, drop, begin, send] = [vi.fn(), vi.fn(async () => {}), vi.fn(), vi.fn()];
  const { kept, room } = createKept(
    {
      ...{ ...app, send, matches: { ...app.matches, all: () => all, goOn, drop, begin } },
      redraw: () => render(screen(), root),
    },
    texts,
  );
  const screen = () => (waiting ? room(waiting, may) : kept());
  render(screen(), root);
  const press = (text: string) =>
    lastWhere([...root.querySelectorAll('button')], (each) => each.textContent?.includes(text) ?? false)?.click();
  return { goOn, drop, begin, send, press };
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
  expect(root.querySelector('.kept-match')?.textContent).toContain('Continue: Cyprus, from deal 1');
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
  expect(root.querySelector('.board-body')?.textContent).toContain('No matches are under way.');
});

it('tells of each match how it stands, and when it was played last', () => {
  shown(matches);
  expect(root.querySelector('.kept-match')?.textContent).toContain(
    'Deal 1 · You 40, Bot 1 0, Bot 2 25, Bot 3 5 · 24 Nov 2026',
  );
});

describe('a new match without room', () => {
  const waiting = { ...played('block', 2, {}, 'waiting', after(0)), id: 'waiting' };

  it('asks which of the others goes, and is begun when one has gone', async () => {
    const may = () => true;
    const { begin, drop, press } = shown(matches, waiting, may);
    expect(root.textContent).toContain('Which match can go?');
    expect(root.querySelectorAll('.kept-match')).toHaveLength(2);
    expect(root.textContent).toContain('You 40');
    press('Delete');
    expect(drop).not.toHaveBeenCalled();
    press('Delete');
    expect(drop.mock.calls).toEqual([['two']]);
    await drop.mock.results[0]?.value;
    expect(begin.mock.calls).toEqual([[waiting, may]]);
  });

  it('may be left alone, and nothing goes', () => {
    const { begin, drop, send, press } = shown(matches, waiting);
    press('Delete');
    press('Keep it');
    press('Back');
    expect(send.mock.calls).toEqual([[{ type: 'BACK' }]]);
    expect([drop.mock.calls, begin.mock.calls]).toEqual([[], []]);
  });

  it('is not offered matches that nobody has played: they go by themselves', () => {
    shown([...matches, ...matches.map((each) => ({ ...each, isPlayed: false }))], waiting);
    expect(root.querySelectorAll('.kept-match')).toHaveLength(2);
  });
});
