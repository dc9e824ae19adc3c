import { describe, expect, it } from 'vitest';
import { monthsOf, periodsOf, yearFigures } from '../../src/shell/book/year-figures.ts';
import type { Played } from '../../src/shell/store/book.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();
const match = (part: Partial<Played>): Played => ({
  ...{ id: `${part.at}`, at: 0, game: 'cyprus', options: {}, deals: 2, totals: [60, 10], best: [40, 10], stars: 1 },
  ...{
    winners: [0],
    sitters: [
      { name: 'You', kind: 'person' },
      { name: 'Hera', kind: 'bot', character: 'hera' },
    ],
  },
  ...part,
});
const noLoss = () => false;
/** The newest first. */
const BOOK: readonly Played[] = [
  match({ at: at(2026, 11, 20), game: 'block', best: [70, 0] }),
  match({ at: at(2026, 11, 20) }),
  match({ at: at(2026, 11, 2), winners: [1] }),
  match({ at: at(2026, 3, 9) }),
  match({ at: at(2025, 12, 31), game: 'ural', best: [99, 0] }),
];

describe('a year of the book', () => {
  it('has its years, each before its months, the newest first, and today also without a match', () => {
    expect(periodsOf(BOOK, '2026-11-26')).toEqual(['2026', '2026-11', '2026-03', '2025', '2025-12']);
    expect(periodsOf([], '2026-11-26')).toEqual(['2026', '2026-11']);
    expect(monthsOf('2026')).toHaveLength(12);
    expect(monthsOf('2026-03')).toEqual(['2026-03']);
  });

  it('counts the matches of the year alone', () => {
    const medals = { win: { at: at(2026, 3, 9) }, star: { at: at(2025, 12, 31) } };
    expect(yearFigures(BOOK, medals, '2026', noLoss)).toEqual({
      ...{ matches: 4, won: 3, days: ['2026-03-09', '2026-11-02', '2026-11-20'], games: 2, best: 70, stars: 4 },
      ...{ favourite: { id: 'cyprus', count: 3 }, companion: { id: 'hera', count: 4 }, streak: 2, medals: ['win'] },
    });
    expect(yearFigures(BOOK, medals, '2026-11', noLoss)).toMatchObject({ matches: 3, won: 2, streak: 2, medals: [] });
    expect(yearFigures(BOOK, medals, '2024', noLoss)).toMatchObject({
      matches: 0,
      favourite: null,
      companion: null,
      best: 0,
    });
  });

  it('counts as won what the only person won, and the deals of no seat where several play', () => {
    const two = [
      match({
        at: at(2026, 1, 1),
        sitters: [
          { name: 'A', kind: 'person' },
          { name: 'B', kind: 'person' },
        ],
      }),
    ];
    expect(yearFigures(two, {}, '2026', noLoss)).toMatchObject({ matches: 1, won: 0, best: 0, companion: null });
    const [between] = two;
    if (!between) throw new Error('no match');
    // It is in no series, and ends none.
    const won = [match({ at: at(2026, 1, 2) }), between, match({ at: at(2026, 1, 1) })];
    expect(yearFigures(won, {}, '2026', noLoss)).toMatchObject({ matches: 3, won: 2, streak: 2 });
  });

  it('has its best deal in a game in which points are won', () => {
    const isLoss = (game: string) => game === 'block';
    expect(yearFigures(BOOK, {}, '2026', isLoss)).toMatchObject({ matches: 4, best: 40 });
    expect(yearFigures(BOOK, {}, '2026', () => true)).toMatchObject({ matches: 4, best: 0 });
  });

  it('counts no numbered deal as a match, but its day, its game and its company', () => {
    const deal = match({ at: at(2026, 2, 1), deal: 28, game: 'ural', best: [90, 0], stars: 5 });
    const lost = match({ at: at(2026, 2, 2), deal: 29, game: 'ural', winners: [1] });
    const book = [match({ at: at(2026, 2, 3) }), lost, deal, match({ at: at(2026, 1, 5) })];
    expect(yearFigures(book, {}, '2026', noLoss)).toEqual({
      ...{ matches: 2, won: 2, streak: 2, best: 40, stars: 2, medals: [] },
      ...{ days: ['2026-01-05', '2026-02-01', '2026-02-02', '2026-02-03'], games: 2 },
      ...{ favourite: { id: 'cyprus', count: 2 }, companion: { id: 'hera', count: 4 } },
    });
  });
});
