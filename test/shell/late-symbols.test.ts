import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { highestNumber } from '../../src/rules/adds-pips.ts';
import type { Game, Options } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { halves } from '../../src/rules/tiles.ts';
import { createLateSymbols, fetchPictures, symbolsFor } from '../../src/shell/late-symbols.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { eventually } from '../eventually.ts';
import { inMemory } from './fake-storage.ts';

const texts = textsFor([]);
const loaded = await fetchPictures(texts);
const CHOSEN = { tiles: 'pictures', numerals: false } as const;

const gameIn = (id: string): Game => {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
};
/** The options of a game with each of its sets, filled in. */
function tablesOf(game: Game): Options[] {
  const sets = game.optionSpecs.find(({ id }) => id === 'set');
  const given = sets && 'values' in sets ? sets.values.map((set) => ({ set })) : [{}];
  return given.flatMap((each) => {
    const read = game.options(each, game.seats[0] ?? 1);
    return read.ok ? [read.value] : [];
  });
}
const tables = games.flatMap((game) => tablesOf(game).map((options) => [game.id, options] as const));

describe('the pictures', () => {
  it('are known for sets up to six, nine and twelve', () => {
    const highest = tables.map(([id, options]) => highestNumber(gameIn(id), options));
    expect([...new Set(highest)].sort((a, b) => a - b)).toEqual([6, 9, 12]);
  });

  it.each(tables)('lie on the tiles of %s exactly where each has one: %j', (id, options) => {
    const game = gameIn(id);
    const highest = Math.max(...game.set(options).flatMap(halves));
    expect(highestNumber(game, options)).toBe(highest);
    const symbols = symbolsFor(CHOSEN, loaded, game, options);
    if (highest > 6) expect(symbols).toBe('pips');
    else expect(symbols).toMatchObject({ pictures: loaded.alone.pictures });
  });

  it('have their numbers beside them where pips are added', () => {
    const alone = games.filter((game) =>
      tablesOf(game).some((options) => symbolsFor(CHOSEN, loaded, game, options) === loaded.alone),
    );
    expect(alone.map(({ id }) => id).sort()).toEqual(['general', 'solo-1', 'solo-2', 'squares']);
  });

  it('give way to numerals, and to pips with every other set', () => {
    const game = gameIn('block');
    const [options = {}] = tablesOf(game);
    expect(symbolsFor({ ...CHOSEN, numerals: true }, loaded, game, options)).toBe('numerals');
    expect(symbolsFor({ tiles: 'ebony', numerals: false }, loaded, game, options)).toBe('pips');
  });

  it('are named by their things', () => {
    expect(loaded.alone.named(3)).toBe('. Tulip');
    expect(loaded.alone.named(3, 3)).toBe('. Tulip');
    expect(loaded.alone.named(2, 6)).toBe('. Cherries and snowflake');
  });
});

describe('the symbols of a page', () => {
  const game = gameIn('block');
  const [options = {}] = tablesOf(game);
  function page(store = inMemory()) {
    const settings = openSettings(store);
    const fetched = vi.fn(texts.fetchPictures);
    const missing = vi.fn();
    const symbols = createLateSymbols(settings, { fetchPictures: fetched }, missing);
    return { settings, fetched, missing, symbols };
  }

  it('are pips until pictures are chosen, and are not loaded before', async () => {
    const { settings, fetched, symbols } = page();
    settings.change({ tiles: 'ebony' });
    expect([symbols.of(game, options), symbols.sample('ivory')]).toEqual(['pips', 'pips']);
    expect(fetched).not.toHaveBeenCalled();
    const told = vi.fn();
    settings.subscribe(told);
    settings.change({ tiles: 'pictures' });
    expect(symbols.of(game, options)).toBe('pips');
    await eventually(() => expect(symbols.of(game, options)).toMatchObject({ isNumbered: true }));
    expect(fetched).toHaveBeenCalledOnce();
    // Everything is drawn again once they are there.
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('are kept with the settings', async () => {
    const store = inMemory();
    page(store).settings.change({ tiles: 'pictures' });
    const { settings, symbols } = page(store);
    expect(settings.now.tiles).toBe('pictures');
    await eventually(() => expect(symbols.of(game, options)).toMatchObject({ isNumbered: true }));
  });

  it('are previewed alone, without being chosen', async () => {
    const { settings, symbols } = page();
    await eventually(() => expect(symbols.sample('pictures')).toMatchObject({ isNumbered: false }));
    expect([settings.now.tiles, symbols.of(game, options)]).toEqual(['ivory', 'pips']);
    settings.change({ numerals: true });
    expect(symbols.sample('pictures')).toBe('numerals');
  });

  it('stay pips if the pictures cannot be loaded, and are loaded with the next change', async () => {
    const { settings, fetched, missing, symbols } = page();
    fetched.mockRejectedValueOnce(new Error('away'));
    settings.change({ tiles: 'pictures' });
    await eventually(() => expect(missing).toHaveBeenCalledOnce());
    expect(symbols.of(game, options)).toBe('pips');
    settings.change({ muted: true });
    await eventually(() => expect(symbols.of(game, options)).toMatchObject({ isNumbered: true }));
  });
});
