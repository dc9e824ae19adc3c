// @vitest-environment happy-dom
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/index.ts';
import type { Settlement } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { arithmeticOf } from '../../src/shell/arithmetic.ts';
import type { House } from '../../src/shell/house.ts';
import { createSetup } from '../../src/shell/screens/setup.ts';
import { named, newSitter, reseat, usualSitters } from '../../src/shell/sitters.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { usualTime } from '../../src/shell/usual-time.ts';

const texts = textsFor([]);
const settlement = (counts: number[], points: number[]): Settlement => ({
  counts,
  points,
  standing: { deals: 1, totals: points, memory: null, winners: null },
});

describe('the arithmetic of a deal', () => {
  it('adds up the other hands for who dominoes', () => {
    expect(arithmeticOf(settlement([7, 0, 12, 0], [0, 19, 0, 0]))).toEqual([
      { kind: 'sum', seat: 1, counts: [7, 12, 0], less: 0, result: 19 },
    ]);
    expect(texts.sheet.sum([7, 12, 0], 0, 19)).toBe('+7 +12 +0 = 19');
  });

  it('takes the own count off where the lowest takes', () => {
    expect(arithmeticOf(settlement([7, 3, 12], [0, 16, 0]))).toEqual([
      { kind: 'sum', seat: 1, counts: [7, 12], less: 3, result: 16 },
    ]);
    expect(texts.sheet.sum([7, 12], 3, 16)).toBe('+7 +12 −3 = 16');
  });

  it('says so when nobody scores, or everybody the same', () => {
    expect(arithmeticOf(settlement([3, 3, 9], [0, 0, 0]))).toEqual([{ kind: 'nobody' }]);
    expect(arithmeticOf(settlement([3, 3, 9], [10, 10, 10]))).toEqual([{ kind: 'each', points: 10 }]);
  });

  it('shows points it cannot explain as they are', () => {
    expect(arithmeticOf(settlement([3, 4], [50, 0]))).toEqual([
      { kind: 'sum', seat: 0, counts: [50], less: 0, result: 50 },
    ]);
  });
});

describe('the usual time of a match (1.12)', () => {
  const time = (game: string, target: number, seats = 4) =>
    usualTime(game, target, usualSitters(seats, texts), 'normal');

  it('is what rules bots needed, at each number of seats', () => {
    expect(time('cyprus', 60)).toMatchObject({ low: 1, high: 3, turns: 49 });
    expect(time('cyprus', 60, 10)).toMatchObject({ low: 1, high: 1, turns: 47 });
    expect(time('cyprus', 200)).toMatchObject({ low: 7, high: 12 });
    expect(time('sebastopol', 60)).toMatchObject({ low: 6, high: 10 });
  });

  it('grows with the length, and is known for every table of the catalogue', () => {
    for (const game of games) {
      for (const seats of game.seats) {
        const minutes = [25, 60, 100, 200, 500].map((target) => time(game.id, target, seats)?.minutes ?? Number.NaN);
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
        expect(minutes.every((each) => each >= 1)).toBe(true);
      }
    }
    expect(time('chess', 60)).toBeNull();
  });

  it('stands at every length that is offered', () => {
    const root = document.body.appendChild(document.createElement('div'));
    const house = { texts, games, settings: openSettings(openStorage(() => window.localStorage)) };
    render(createSetup({ ...house, redraw() {} } as unknown as House)(), root);
    const lengths = [...root.querySelectorAll('input[name=target] + span')].map((each) => each.textContent ?? '');
    expect(lengths).toHaveLength(3);
    for (const each of lengths) expect(each).toMatch(/^To \d+ some \d+ min$/);
  });
});

describe('who sits down', () => {
  it('is one person and bots, each with a name of its own', () => {
    const sitters = usualSitters(10, texts);
    expect(sitters.map(({ kind }) => kind).filter((kind) => kind === 'person')).toHaveLength(1);
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(10);
  });

  it('stays when seats are added or taken away', () => {
    const ada = { name: 'Ada', kind: 'person' } as const;
    const six = reseat([ada, ...usualSitters(4, texts).slice(1)], 6, texts);
    expect(six[0]).toEqual(ada);
    expect(six).toHaveLength(6);
    expect(reseat(six, 4, texts)).toHaveLength(4);
  });

  it('is called You again when nobody else is left', () => {
    const two = named(
      [newSitter(0, 'person', texts), newSitter(1, 'bot', texts), newSitter(2, 'person', texts)],
      texts,
    );
    expect(two[0]?.name).toBe('Player 1');
    expect(reseat(two, 2, texts)[0]?.name).toBe('You');
  });

  it('is never nameless, and never called You among several persons', () => {
    const [one, two] = [newSitter(0, 'person', texts), { name: '  ', kind: 'person' } as const];
    expect(named([one], texts)[0]?.name).toBe('You');
    expect(named([one, two], texts).map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  });
});
