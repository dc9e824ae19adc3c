// @vitest-environment happy-dom
import { render } from 'lit-html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App, KeptMatch } from '../../src/shell/app.ts';
import { puzzleOfDay } from '../../src/shell/setup/puzzles.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { usualTable } from '../../src/shell/title/next-table.ts';
import { titleScreen } from '../../src/shell/title/title-screen.ts';
import { fakeApp } from './fake-app.ts';
import { inMemory } from './fake-storage.ts';

/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');
const app = fakeApp();

const tableOf = (id: string) => {
  const game = app.matches.games.find((each) => each.id === id);
  const table = game && usualTable(app, game);
  if (!table) throw new Error(`no ${id}`);
  return table;
};
const REST = { isPlayed: true, totals: [], at: 0 };
/** A match that is kept in its second deal, or the deal of that number. */
const keptOf = (id: string, deal?: number): KeptMatch => {
  const { game, options, sitters } = tableOf(id);
  return { setup: { ...newSetup(game, options, sitters, deal), log: [[], []] }, isOver: false, ...REST };
};

/** A puzzle of the player's own, whose given tiles lie already. */
const keptPuzzle = (deal: number): KeptMatch => ({
  ...keptOf('squares', deal),
  setup: { ...keptOf('squares', deal).setup, given: [{ heap: [], lot: 0, fixed: 3 }] },
});

/** Played on from a moment of another match's fifth deal. */
const playedOn: KeptMatch = {
  setup: { ...keptOf('cyprus').setup, given: Array.from({ length: 5 }, () => ({ heap: [], lot: 0 })) },
  isOver: false,
  ...REST,
};

function shown(matches: Partial<App['matches']> = {}, isNeeded = true) {
  const send = vi.fn();
  const lessons = { ...app.lessons, isNeeded: () => isNeeded };
  render(titleScreen({ ...app, matches: { ...app.matches, ...matches }, lessons, send }), root);
  const buttons = [...root.querySelectorAll('button')];
  const words = buttons.map((each) => each.querySelector('.button-text')?.textContent ?? '');
  return { send, words, find: (text: string) => buttons.find((each) => each.textContent?.includes(text)) };
}

const lastAt = (id: string) => {
  const { game, ...table } = tableOf(id);
  return { ...table, game: game.id };
};

describe('the title', () => {
  it('says which game Play plays, and whose rules it opens: those of the game that was played last', () => {
    expect(shown().words).toEqual(expect.arrayContaining(['Play Cyprus']));
    const { words, find, send } = shown({ last: () => lastAt('block') });
    expect(words).toEqual(expect.arrayContaining(['Play Block']));
    expect(find('Rules')?.textContent).toContain('Block');
    find('Rules')?.click();
    expect(send).toHaveBeenCalledWith({ type: 'RULES', reading: expect.objectContaining({ game: 'block' }) });
  });

  it('keeps what is always there in its order, below all that comes and goes', () => {
    const few = shown({}, false).words;
    const kept = keptOf('osel');
    const many = shown({ latest: () => kept, count: () => 2, last: () => lastAt('french') }).words;
    expect(many).toHaveLength(few.length + 3);
    expect(many.slice(-6)).toEqual(few.slice(-6));
    expect(few.slice(-6)).toEqual(['Today', 'All games', 'Rules', 'Set up a table', 'Record book', 'Settings']);
  });

  it('lets whoever cannot read it choose another language, and has no such choice where there is one alone', () => {
    const language = () => root.querySelector<HTMLSelectElement>('.title-language select');
    shown();
    expect(language()).toBeNull();
    const choose = vi.fn();
    const settings = openSettings(inMemory());
    render(titleScreen({ ...app, settings, languages: { offered: ['en', 'de'], isChosen: false, choose } }), root);
    const select = language();
    if (!select) throw new Error('no choice of a language');
    expect(select.ariaLabel ?? select.getAttribute('aria-label')).toBe('Language');
    expect([...select.options].map((each) => [each.lang, each.text])).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
    expect(select.value).toBe('en');
    expect(root.querySelector('.title-language b')?.textContent).toBe('English');
    select.value = 'de';
    select.dispatchEvent(new Event('change'));
    expect(settings.now.language).toBe('de');
    expect(choose).toHaveBeenCalledExactlyOnceWith('de');
  });

  describe('where a match is kept', () => {
    beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) }));
    afterEach(() => void vi.useRealTimers());

    it.each([
      [keptOf('cyprus'), 'Continue: Cyprus, deal 2'],
      [keptOf('block', 28), 'Continue: Block, deal no. 28'],
      [keptOf('cyprus', 20261123), 'Continue: today’s deal'],
      [keptOf('cyprus', 20261104), 'Continue: the deal for 4 November'],
      [playedOn, 'Continue: Cyprus, from deal 5'],
      [keptPuzzle(puzzleOfDay(new Date(2026, 10, 23))), 'Continue: today’s Squares puzzle'],
      [keptPuzzle(300_017), 'Continue: Squares, puzzle 17'],
      [{ ...keptOf('osel'), isOver: true }, 'See the result: Osel (Donkey), deal 2'],
    ])('says what goes on: %#', (kept, words) => {
      expect(shown({ latest: () => kept, count: () => 1 }).words[0]).toBe(words);
    });

    it('says with whom: the others where one person plays, everybody where several do, nobody alone', () => {
      const hint = (kept: KeptMatch) => {
        shown({ latest: () => kept, count: () => 1 });
        return root.querySelector('.title-row .button')?.querySelector('.button-hint')?.textContent ?? null;
      };
      const { setup, ...rest } = keptOf('cyprus');
      const names = (...kinds: readonly ('person' | 'bot')[]) =>
        hint({ ...rest, setup: { ...setup, sitters: kinds.map((kind, n) => ({ name: 'ABCD'[n] ?? '', kind })) } });
      expect(names('person', 'bot', 'bot')).toBe('with B and C');
      expect(names('person', 'person', 'bot')).toBe('with A, B and C');
      expect(hint(keptPuzzle(300_017))).toBeNull();
    });
  });
});
