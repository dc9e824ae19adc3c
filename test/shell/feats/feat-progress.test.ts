/** The progress towards medals: what it counts is what earns them. */
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withSetUp } from '../../../src/i18n/index.ts';
import { games } from '../../../src/rules/games.ts';
import { MEDAL_ART } from '../../../src/shell/book/medal-art.ts';
import { isReached, PROGRESS, progressOf } from '../../../src/shell/feats/feat-progress.ts';
import { FEAT_IDS } from '../../../src/shell/feats/feats.ts';
import type { Played } from '../../../src/shell/store/book.ts';

const texts = await withSetUp(textsFor([]));
const match = (part: Partial<Played>): Played => ({
  ...{ id: 'm', at: 0, game: 'cyprus', options: {}, deals: 1, totals: [1, 0], best: [1, 0], stars: 0, winners: [0] },
  ...{
    sitters: [
      { name: 'You', kind: 'person' },
      { name: 'Hera', kind: 'bot', level: 'club', character: 'hera' },
    ],
  },
  ...part,
});
const evidence = (book: readonly Played[], daysInARow = 0) => ({ book, games, daysInARow });

describe('the progress of a medal', () => {
  it('counts games once, and not those that are no longer there', () => {
    const book = ['cyprus', 'block', 'cyprus', 'whist'].map((game) => match({ game }));
    expect(progressOf('fiveGames', evidence(book))).toEqual({ unit: 'games', now: 2, of: 5 });
    expect(progressOf('everyGame', evidence(book))).toEqual({ unit: 'games', now: 2, of: games.length });
  });

  it('counts wins in a row from the newest match back', () => {
    const book = [match({}), match({}), match({ winners: [1] }), match({})];
    expect(progressOf('threeInARow', evidence(book))?.now).toBe(2);
    expect(progressOf('fiftyWins', evidence(book))?.now).toBe(3);
  });

  it('never says more than is needed', () => {
    const book = Array.from({ length: 60 }, () => match({}));
    expect(progressOf('fiftyWins', evidence(book))).toMatchObject({ now: 50, of: 50 });
    expect(isReached('fiftyWins', evidence(book))).toBe(true);
    expect(isReached('week', evidence([], 6))).toBe(false);
    expect(progressOf('week', evidence([], 6))).toEqual({ unit: 'days', now: 6, of: 7 });
  });

  it('is none for what happens once, and in words where it is counted', () => {
    expect(progressOf('win', evidence([]))).toBeNull();
    for (const feat of Object.keys(PROGRESS)) {
      const progress = progressOf(feat, evidence([]));
      expect(progress && texts.feats.progress(progress)).toMatch(/^0 of \d+ [a-z ]+$/);
    }
  });
});

it('has a picture for each medal, no two alike', () => {
  const drawn = FEAT_IDS.map((id) => JSON.stringify(MEDAL_ART[id]()));
  expect(new Set(drawn).size).toBe(FEAT_IDS.length);
});
