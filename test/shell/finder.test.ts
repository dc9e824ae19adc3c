/** The search of the shelf: every name, in every language, however it is typed. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { namesEverywhere } from '../../src/i18n/games-everywhere.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { games } from '../../src/rules/games.ts';
import { createFinder, distance } from '../../src/shell/shelf/finder.ts';
import { folded } from '../../src/shell/shelf/folded.ts';
import words from '../../src/shell/shelf/search-words.json';
import { ANYTHING, type ShelfWish, shelfFor } from '../../src/shell/shelf/shelf.ts';

const finder = createFinder(games);
const texts = await withSetUp(textsFor([]));
const found = (search: string, wish: Partial<ShelfWish> = {}) =>
  shelfFor(games, { ...ANYTHING, ...wish, search }, [], { texts, speed: 'normal', finder });
const ids = (search: string) =>
  found(search).flatMap(({ heading, games }) => (heading === 'closest' ? [] : games.map(({ game }) => game.id)));
const closest = (search: string, wish: Partial<ShelfWish> = {}) =>
  found(search, wish).flatMap(({ heading, games }) => (heading === 'closest' ? games.map(({ game }) => game.id) : []));

const folder = 'src/i18n/messages';
/** The letters of all messages, in all languages. */
const LETTERS = [
  ...new Set(
    Object.keys(LANGUAGES).flatMap((language) =>
      readdirSync(`${folder}/${language}`).flatMap((file) => [
        ...readFileSync(`${folder}/${language}/${file}`, 'utf8').normalize('NFC'),
      ]),
    ),
  ),
].filter((letter) => /\p{L}/u.test(letter));

describe('the folding of what is typed', () => {
  const word = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 12 });

  it('makes no difference of case, in any country, of accents, and of how they are encoded', () => {
    fc.assert(
      fc.property(word, (text) => {
        const once = folded(text);
        expect(folded(once)).toBe(once);
        for (const same of [
          text.toUpperCase(),
          text.toLowerCase(),
          text.toLocaleUpperCase('tr'),
          text.toLocaleUpperCase('el'),
          text.normalize('NFD'),
          text.normalize('NFD').replace(/\p{M}/gu, ''),
          ` ${text}!`,
        ])
          expect(folded(same)).toBe(once);
      }),
    );
  });

  it.each([
    ['İTALYAN', 'italyan'],
    ['KIBRIS', 'kibris'],
    ['kıbrıs', 'kibris'],
    ['Kozioł', 'koziol'],
    ['ΣΕΒΑΣ', 'σεβασ'],
    ['Σεβας', 'σεβασ'],
    ['Козёл', 'козел'],
    ['Fünfer', 'funfer'],
    ['Straße', 'strasse'],
    ['All-Fives!', 'all fives'],
  ])('makes %s %s', (typed, same) => expect(folded(typed)).toBe(same));
});

describe('the search', () => {
  it('finds every game by its name in each of the eleven languages', () => {
    const languages = Object.keys(LANGUAGES);
    expect(languages).toHaveLength(11);
    for (const language of languages) {
      const names: Readonly<Record<string, string>> = JSON.parse(
        readFileSync(`${folder}/${language}/games.json`, 'utf8'),
      );
      for (const { id } of games) {
        const name = names[id] ?? '';
        expect(name, `${language} ${id}`).not.toBe('');
        expect(namesEverywhere(id)).toContain(name);
        expect(ids(name), name).toContain(id);
        expect(ids(name).length, name).toBeLessThan(games.length);
        expect(ids(name.toUpperCase()), name).toContain(id);
      }
    }
  });

  it('shows first the game that has the name, in each of the eleven languages', () => {
    for (const { id } of games)
      for (const name of namesEverywhere(id)) {
        const [group] = found(name);
        expect(group?.heading, name).toBe('called');
        expect(
          group?.games.map(({ game }) => game.id),
          name,
        ).toContain(id);
        const [first] = group?.games ?? [];
        expect(namesEverywhere(first?.game.id ?? '').map(folded), name).toContain(folded(name));
      }
  });

  it('finds a game by each of the other names that its card shows, in each language', () => {
    for (const language of Object.keys(LANGUAGES)) {
      const { names }: { readonly names: Readonly<Record<string, readonly string[]>> } = JSON.parse(
        readFileSync(`${folder}/${language}/set-up.json`, 'utf8'),
      );
      expect(Object.keys(names).length, language).toBeGreaterThanOrEqual(10);
      for (const [id, others] of Object.entries(names)) {
        for (const name of others) {
          expect(namesEverywhere(id)).toContain(name);
          expect(ids(name), `${language} ${name}`).toContain(id);
          expect(ids(name.toUpperCase()), `${language} ${name}`).toContain(id);
        }
      }
    }
  });

  it('shows no other name that is the name of a game in that language', () => {
    for (const language of Object.keys(LANGUAGES)) {
      const read = (file: string) => JSON.parse(readFileSync(`${folder}/${language}/${file}.json`, 'utf8'));
      const own = new Set(Object.values<string>(read('games')).map(folded));
      const others = Object.values<readonly string[]>(read('set-up').names).flat();
      expect(
        others.filter((name) => own.has(folded(name))),
        language,
      ).toEqual([]);
    }
  });

  it('finds the games with a barricade by its names', () => {
    const barring = games.filter(({ optionSpecs }) => optionSpecs.some(({ id }) => id === 'barricade'));
    expect(barring.length).toBeGreaterThan(5);
    for (const name of ['barricade', 'Sperr-Domino', 'Sperrdomino', 'blocage', 'barricata', 'баррикада']) {
      expect(ids(name).sort(), name).toEqual(barring.map(({ id }) => id).sort());
    }
  });

  it('finds every game by each of its other names', () => {
    for (const [id, names] of Object.entries(words.games)) {
      expect(games.map((game) => game.id)).toContain(id);
      for (const name of names) for (const one of name.split(' ')) expect(ids(one), one).toContain(id);
    }
  });

  it('puts a game whose name begins so before one that is also called so', () => {
    expect(ids('mexican')[0]).toBe('mexican-train');
    expect(ids('mexican')).toContain('partners');
  });

  it.each([
    ['cubano', 'partners'],
    ['latino', 'partners'],
    ['caribe', 'partners'],
    ['venezolano', 'partners'],
    ['mexicano', 'partners'],
    ['mexicano', 'mexican-train'],
    ['dominó cubano', 'partners'],
    ['juego de parejas', 'partners'],
    ['Dominó por parejas', 'partners'],
    ['dominó de duplas', 'partners'],
    ['puerto rican', 'partners'],
    ['Caribbean', 'partners'],
    ['Dominican', 'partners'],
    ['козёл', 'goat'],
    ['КОЗЕЛ', 'goat'],
    ['kozel', 'goat'],
    ['τσιπρος', 'cyprus'],
    ['kıbrıs', 'cyprus'],
    ['KIBRIS', 'cyprus'],
    ['fives', 'all-fives'],
    ['allfives', 'all-fives'],
    ['cinco', 'all-fives'],
    ['koziol', 'goat'],
    ['σεβασ', 'sebastopol'],
    ['пасьянс', 'solo-1'],
    ['rompecabezas', 'squares'],
  ])('finds for %s the game %s', (search, id) => expect(ids(search)).toContain(id));

  it.each(['dominó', 'domino', 'ДОМИНО', 'ντόμινο', 'juego', ' '])('shows all games for %s', (search) =>
    expect(ids(search)).toHaveLength(games.length),
  );

  it('does not find a game by the middle of a word of another language', () => {
    expect(ids('mexican train').sort()).toEqual(['mexican-train']);
    expect(ids('essican')).toEqual([]);
  });
});

describe('the closest games', () => {
  it.each([
    ['fortrss', 'fortress'],
    ['sebastpool', 'sebastopol'],
    ['matadro', 'matador'],
    ['козлл', 'goat'],
    ['cubanno', 'partners'],
    ['telehpone', 'telephone'],
  ])('are offered for %s', (search, id) => {
    expect(ids(search)).toEqual([]);
    expect(closest(search)).toContain(id);
  });

  it('are those that the search finds but the other filters do not', () => {
    expect(closest('cyprus', { people: 2, minutes: 10 })).toContain('cyprus');
    expect(closest('solo', { people: 4 })).toEqual(expect.arrayContaining(['solo-1', 'solo-2']));
  });

  it.each(['chess', 'xyzzy', 'qqqqqqqqqqqq', 'go?', 'ab'])('are none for %s', (search) =>
    expect(closest(search)).toEqual([]),
  );

  it('counts changed, missing, added and swapped letters', () => {
    const pairs = [
      ['goat', 'goat', 0],
      ['gaot', 'goat', 1],
      ['got', 'goat', 1],
      ['goats', 'goat', 1],
      ['boat', 'goat', 1],
      ['', 'goat', 4],
    ] as const;
    for (const [one, other, far] of pairs) {
      expect(distance(one, other)).toBe(far);
      expect(distance(other, one)).toBe(far);
    }
  });
});
