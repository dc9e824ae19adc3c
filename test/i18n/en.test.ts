import { describe, expect, it } from 'vitest';
import { sceneTexts, textsFor, withRules, withSetUp } from '../../src/i18n/index.ts';
import { games } from '../../src/rules/games.ts';
import type { SceneTexts } from '../../src/table/scene.ts';

const texts = { ...(await withRules(textsFor(['en']))), ...(await withSetUp(textsFor(['en']))) };

/** Every text of a tree, with its path. */
function* leaves(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
  } else yield [path, value];
}

describe('the English texts', () => {
  it('are all written: none is empty', () => {
    const empty = [...leaves(texts, 'en')].filter(([path, text]) => text === '' && !path.endsWith('.note'));
    expect(empty).toEqual([]);
  });

  it('name every game of the catalogue and every option it has', () => {
    for (const game of games) {
      expect(texts.games[game.id]?.name, game.id).toBeTruthy();
      for (const { id } of game.optionSpecs) expect(texts.options[id]?.name, `${game.id} ${id}`).toBeTruthy();
    }
  });

  it('say of every game what it is like, and where books differ', () => {
    for (const { id } of games) {
      expect(texts.lines[id], id).toMatch(/\.$/);
      expect(texts.rules.books[id]?.length, id).toBeGreaterThan(0);
    }
    expect(new Set(games.map(({ id }) => texts.games[id]?.name)).size).toBe(games.length);
  });

  it('have every word that the scene shows', () => {
    const words: SceneTexts = sceneTexts;
    expect(words.needs(9)).toBe('The star needs a nine');
    expect(words.needs(8)).toBe('The star needs an eight');
    expect(words.passes([3, 5, 7])).toBe('No 3, 5 or 7 — passes');
  });

  it('say which double was missing where a deal is thrown in', () => {
    expect(texts.scene.thrownIn('9-9')).toBe('Nobody holds the double nine: once more');
    expect(texts.scene.thrownIn(null)).toBe('Nobody holds a double: once more');
    expect(texts.beats.threwIn(null)).toBe('Nobody holds a double: the deal is thrown in, and shuffled again.');
  });

  it('keep a name that is written from right to left from turning the sentence', () => {
    expect(texts.beats.passed({ name: 'שרה', you: false }, [3])).toBe('\u2068שרה\u2069 passes: no three.');
    expect(texts.curtain.next('مريم')).toBe('\u2068مريم\u2069 is next');
    expect(texts.curtain.next('Zoë 👩‍👩‍👧')).toBe('Zoë 👩‍👩‍👧 is next');
  });

  it('count one tile and many', () => {
    expect(texts.tiles(1)).toBe('1 tile');
    expect(texts.tiles(0)).toBe('0 tiles');
  });

  it('name eight arms, and four, by the clock from the top', () => {
    expect([0, 1, 2, 7].map((arm) => texts.arm(arm, 8))).toEqual([
      'twelve o’clock',
      'half past one',
      'three o’clock',
      'half past ten',
    ]);
    expect([0, 1, 2, 3].map((arm) => texts.arm(arm, 4))).toEqual([
      'twelve o’clock',
      'three o’clock',
      'six o’clock',
      'nine o’clock',
    ]);
  });
});
