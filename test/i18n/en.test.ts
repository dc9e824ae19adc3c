import { describe, expect, it } from 'vitest';
import { sceneTexts, textsFor, withRules, withSetUp } from '../../src/i18n/index.ts';
import type { Laid, Place, TableKind } from '../../src/rules/game.ts';
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
    expect(texts.scene.thrownIn('9-9')).toBe('Nobody holds the double nine: dealt again');
    expect(texts.scene.thrownIn(null)).toBe('Nobody holds a double: dealt again');
    expect(texts.beats.threwIn(null)).toBe('Nobody holds a double: the tiles are dealt again.');
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

  const named = (places: readonly Place[], kind: TableKind, arms: number, laid: readonly Laid[] = []) =>
    places.map((place) => texts.place(place, { kind, arms }, laid).name);

  it('name eight arms, and four, by the clock from the top', () => {
    expect(named([0, 1, 2, 7], 'star', 8)).toEqual([
      'twelve o’clock',
      'half past one',
      'three o’clock',
      'half past ten',
    ]);
    expect(named([0, 1, 2, 3], 'star', 4)).toEqual(['twelve o’clock', 'three o’clock', 'six o’clock', 'nine o’clock']);
  });

  it('call the ends of a line as the table shows them, and the sides of its cross by the clock (5.3, 6.2)', () => {
    const first = { at: 0, to: null, arm: null, closed: false, seat: 0 };
    const line: Laid = { ...first, tile: '2-3', inner: 2, outer: 3 };
    const double: Laid = { ...first, tile: '3-3', inner: 3, outer: 3 };
    for (const kind of ['line', 'stack', 'grid'] as const)
      expect(named([0, 1], kind, 2, [double])).toEqual(['left end', 'right end']);
    expect(named([0, 1, 2, 3], 'cross', 4, [line])).toEqual([
      'twelve o’clock',
      'six o’clock',
      'three o’clock',
      'nine o’clock',
    ]);
    expect(named([0, 1, 2, 3], 'cross', 4, [double])).toEqual([
      'twelve o’clock',
      'three o’clock',
      'six o’clock',
      'nine o’clock',
    ]);
  });

  it('call a place that has a name by it', () => {
    expect(texts.place('across', { kind: 'line', arms: 2 }, [])).toEqual({
      name: 'across',
      at: 'at across',
      arm: 'across',
    });
  });
});
