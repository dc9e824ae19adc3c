import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { games } from '../../src/rules/games.ts';
import { ANYTHING, type ShelfGroup, type ShelfWish, shelfFor, tableFor } from '../../src/shell/shelf/shelf.ts';
import { openFavourites } from '../../src/shell/store/favourites.ts';
import { sumLine } from '../rules/toys/sum-line.ts';
import { inMemory } from './fake-storage.ts';

const texts = await withSetUp(textsFor([]));
const named = (id: string) => {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  return game;
};
const idsOf = (groups: readonly ShelfGroup[], heading: ShelfGroup['heading']) =>
  groups.find((group) => group.heading === heading)?.games.map(({ game }) => game.id);
const shelf = (wish: Partial<ShelfWish> = {}, own: readonly string[] = [], of = games) =>
  shelfFor(of, { ...ANYTHING, ...wish }, own, { texts, speed: 'normal', finder: null });
const all = (groups: readonly ShelfGroup[]) => groups.flatMap((group) => group.games.map(({ game }) => game.id));

describe('the shelf', () => {
  it('has every game once, by kind, the own ones first', () => {
    expect([...all(shelf())].sort()).toEqual(games.map(({ id }) => id).sort());
    const groups = shelf({}, ['french', 'osel', 'whist']);
    expect(groups[0]?.heading).toBe('own');
    expect(idsOf(groups, 'own')).toEqual(['french', 'osel']);
    expect(idsOf(groups, 'stars')).not.toContain('osel');
    expect(all(groups)).toHaveLength(games.length);
  });

  it('answers two people at once: what they play among themselves, and where bots sit down with them', () => {
    const groups = shelf({ people: 2 });
    expect(groups.map(({ heading }) => heading)).toEqual(['together', 'bots']);
    expect(idsOf(groups, 'together')).toEqual([
      ...[
        'osel',
        'maltese',
        'block',
        'draw',
        'all-sevens',
        'hungarian',
        'bergen',
        'all-fives',
        'muggins',
        'telephone-72',
      ],
      ...['goat', 'sea-goat', 'telephone', 'five-up', 'french', 'sausage', 'mexican-train', 'chicken-foot'],
    ]);
    expect(idsOf(groups, 'bots')).toContain('cyprus');
    expect(all(groups)).not.toContain('solo-1');
    expect(tableFor(named('cyprus'), 2, 'normal')).toMatchObject({ seats: 4, people: 2 });
    expect(tableFor(named('osel'), 2, 'normal')).toMatchObject({ seats: 2, people: 2 });
  });

  it('has, for one, the games for one and all others with bots, and for six those with six seats', () => {
    expect(idsOf(shelf({ people: 1 }), 'together')).toEqual(['solo-1', 'solo-2', 'squares', 'mosaic']);
    expect(idsOf(shelf({ people: 1 }), 'bots')).toHaveLength(games.length - 4);
    expect(all(shelf({ people: 6 }))).toEqual(['cyprus', 'cyprus-family', 'general', 'mexican-train', 'chicken-foot']);
  });

  it('leaves out what lasts longer than is wished', () => {
    const short = shelf({ minutes: 10 }).flatMap((group) => group.games);
    expect(short.length).toBeGreaterThan(0);
    for (const { minutes } of short) expect(minutes ?? 0).toBeLessThanOrEqual(10);
    expect(short.map(({ game }) => game.id)).not.toContain('fortress');
    // More people think longer.
    const minutes = (people: number) => tableFor(named('cyprus'), people, 'normal')?.minutes ?? 0;
    expect(minutes(4)).toBeGreaterThan(minutes(1));
  });

  it('knows the games for partners by what they deal', () => {
    const partners = ['partners', 'team-block', 'goat', 'sea-goat', 'sports', 'telephone', 'general', 'five-up'];
    expect(all(shelf({ partners: true }))).toEqual(partners);
    expect(idsOf(shelf(), 'partners')).toEqual(partners);
    const more = [...games, sumLine];
    expect(all(shelf({ partners: true }, [], more))).toEqual([...partners, 'sum-line']);
    // Two who wish to be partners sit down with two bots, also where they could play each against the other.
    expect(idsOf(shelf({ partners: true, people: 2 }), 'bots')).toEqual(partners);
    expect(idsOf(shelf({ people: 2 }), 'together')).toContain('goat');
  });

  it('finds games by their names, kinds and lines, whatever the accents and cases', () => {
    expect(all(shelf({ search: '  DONKEY ' }))).toEqual(['osel']);
    expect(all(shelf({ search: 'bóneyard three' }))).toEqual(expect.arrayContaining(['sebastopol-draw', 'ural-draw']));
    expect(all(shelf({ search: 'alone' }))).toContain('solo-1');
    expect(shelf({ search: 'chess' })).toEqual([]);
    expect(all(shelf({ search: 'line', people: 2, minutes: 20 }))).not.toContain('cyprus');
  });

  it('puts first what is called as is looked for, before games found by other words', () => {
    const groups = shelf({ search: 'block' }, ['french', 'osel']);
    expect(groups[0]?.heading).toBe('called');
    expect(idsOf(groups, 'called')).toEqual(['block', 'team-block']);
    expect(all(groups)).toEqual(expect.arrayContaining(['peruvian']));
    expect(all(shelf({ search: 'draw' }))[0]).toBe('draw');
    expect(all(shelf({ search: 'cyprus', people: 4 })).slice(0, 3)).toEqual([
      'cyprus',
      'cyprus-family',
      'cyprus-leaflet',
    ]);
    expect(new Set(all(groups)).size).toBe(all(groups).length);
    // Words of a line or of a kind are no name.
    expect(shelf({ search: 'boneyard' }).map(({ heading }) => heading)).not.toContain('called');
  });
});

describe('favourites', () => {
  it('outlast the page, and are taken away as they were given', () => {
    const store = inMemory();
    openFavourites(store).toggle('osel');
    openFavourites(store).toggle('cyprus');
    expect(['osel', 'cyprus', 'block'].map(openFavourites(store).has)).toEqual([true, true, false]);
    openFavourites(store).toggle('osel');
    expect(openFavourites(store).has('osel')).toBe(false);
  });

  it.each(['', '[', '3', '{"osel":true}', '[7]'])('are none where %s is kept, until one is given', (kept) => {
    const store = inMemory();
    store.set('cyprus/favourites', kept);
    const favourites = openFavourites(store);
    expect(favourites.has('osel')).toBe(false);
    favourites.toggle('osel');
    expect(favourites.has('osel')).toBe(true);
  });
});
