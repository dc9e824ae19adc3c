// @vitest-environment happy-dom
/** The kinds of table that the loader fetches. */
import { expect, it } from 'vitest';
import { kindOf } from '../../src/kinds/kinds.ts';
import { mayBeSorted } from '../../src/present/buttons.ts';
import { games } from '../../src/rules/games.ts';
import { heardOf } from '../../src/rules/kinds.ts';
import { pageKindOf } from '../../src/shell/kinds/all.ts';
import { dealNumbersOf } from '../../src/shell/kinds/deal-numbers.ts';
import { dealOfPuzzle, gradeOfDeal, numberOfPuzzle } from '../../src/shell/setup/puzzles.ts';

it('are one object for all games of a kind', async () => {
  const found = new Map<string, unknown>();
  for (const game of games) {
    const parts = await kindOf(game);
    const { kind } = game.table;
    expect(found.get(kind) ?? parts, game.id).toBe(parts);
    found.set(kind, parts);
  }
  expect(new Set(found.values()).size).toBe(found.size);
});

it('leave tiles in their places where the game wants them there (21.1, 22.1)', async () => {
  for (const game of games) {
    const table = await (await kindOf(game)).table();
    if (!mayBeSorted(game)) expect(table.isSorted, game.id).toBe(false);
    expect(pageKindOf(game).hidesTiles, game.id).toBe(game.table.rows === undefined);
  }
});

it('choose deals as they number them: puzzles of the same grade, or any shuffle', () => {
  const puzzle = dealOfPuzzle(3, 7);
  const words = { numbered: () => 'a shuffle', puzzle: (_: string, number: number) => `puzzle ${number}` } as never;
  for (const game of games) {
    const { deals } = pageKindOf(game);
    const [numbers, next] = [dealNumbersOf(game), deals.after(puzzle)];
    const isPuzzle = (game.dealing?.withGiven ?? game.dealing?.puzzles) !== undefined;
    expect(numbers.words(words, game.id, puzzle)).toBe(isPuzzle ? `puzzle ${numberOfPuzzle(puzzle)}` : 'a shuffle');
    expect(next && gradeOfDeal(next), game.id).toBe(isPuzzle ? 3 : undefined);
    expect([numbers.hosted() !== undefined, deals.hasLastChance], game.id).toEqual([isPuzzle, !isPuzzle]);
    // 23.2: tiles that were laid can be lifted again; only those of the puzzle stay.
    expect([numbers.fixed(9, 4), numbers.fixed(9, undefined)]).toEqual(isPuzzle ? [4, undefined] : [9, 9]);
  }
});

it('sound as tiles lie: blades around a first tile, and halves on halves', () => {
  const laid = [0, 1, 2].map((k) => ({ to: k === 0 ? null : k - 1 })) as never;
  const heard = (id: string) => {
    const game = games.find((each) => each.id === id);
    const surface = game && heardOf(game.table);
    return [surface?.hasBlades, [0, 1, 2].map((index) => surface?.liesOnTiles({ laid }, index))];
  };
  expect(heard('cyprus')).toEqual([true, [false, false, false]]);
  expect(heard('muggins')).toEqual([true, [false, false, false]]);
  expect(heard('block')).toEqual([false, [false, false, false]]);
  expect(heard('french')).toEqual([false, [false, true, false]]);
});
