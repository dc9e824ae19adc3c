/** The length that a game's source gives: a table may be set to another one. */
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withRules } from '../../src/i18n/index.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { pageOf } from '../../src/shell/rules/page.ts';
import { bookLength, usualOptions } from '../../src/shell/setup/usual-options.ts';
import { pageText, tablesOf } from './pages/tables.ts';

const texts = await withRules(textsFor(['en']));
const [stars = new Map()] = tablesOf(pageText('star-games.md'));

/** What the rules page says of the length of such a match. */
const told = (game: Game, seats: number, options: Readonly<Record<string, string | number | boolean>>) =>
  pageOf({ game, options, seats }, texts).find(({ id }) => id === 'match')?.paragraphs ?? [];

describe('the length of the book (1.14)', () => {
  it('1.14: is that of the last column of the table, in every star game', () => {
    for (const game of games.filter(({ id }) => stars.has(id))) {
      const [length] = /\d+/.exec(stars.get(game.id)?.get('target') ?? '') ?? [];
      for (const seats of game.seats) {
        expect(bookLength(game, {}, seats)?.value, game.id).toBe(Number(length));
      }
    }
  });

  it('1.14: the rules name it, also where a table is set to another length', () => {
    for (const game of games) {
      for (const seats of game.seats) {
        const usual = usualOptions(game, {}, seats);
        const book = bookLength(game, {}, seats);
        if (!book || !usual.ok) continue;
        expect(told(game, seats, usual.value).join(' '), game.id).toContain(String(book.value));
      }
    }
    const cyprus = games.find(({ id }) => id === 'cyprus') as Game;
    expect(told(cyprus, 4, { target: 100 }).at(-1)).toBe('In the book a match goes to 60 points.');
    const italian = games.find(({ id }) => id === 'italian') as Game;
    expect(bookLength(italian, { hits: 'steps' }, 3)).toEqual({ id: 'target', value: 51 });
    expect(told(italian, 3, { set: 6, hits: 'total', by: 'deals', deals: 6 }).at(-1)).toBe(
      'In the book a match goes to 51 points.',
    );
    expect(told(cyprus, 4, { target: 60 })).toHaveLength(told(cyprus, 4, { target: 100 }).length - 1);
  });

  it('7.3, 10.4: nothing is said of a book where the length is our choice', () => {
    const ours = games.filter((game) => game.seats.some((seats) => bookLength(game, {}, seats) === null));
    expect(ours.map(({ id }) => id)).toEqual([
      'block',
      'team-block',
      'all-sevens',
      'french',
      'sports',
      'general',
      'partners',
      'sausage',
      'solo-1',
      'solo-2',
      'squares',
      'mosaic',
    ]);
  });
});
