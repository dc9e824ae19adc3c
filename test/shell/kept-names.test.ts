import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { type Texts, textsOf } from '../../src/i18n/texts.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import { draftOf, sittersOf, withCompany } from '../../src/shell/setup/draft.ts';
import { named, newSitter, usualSitters } from '../../src/shell/setup/sitters.ts';
import { createKeptMatches } from '../../src/shell/store/kept-matches.ts';
import { withKeptNames, withShownNames } from '../../src/shell/store/kept-names.ts';
import { openLastTable } from '../../src/shell/store/last-table.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { nextTable } from '../../src/shell/title/next-table.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { fakeApp } from './fake-app.ts';
import { inMemory } from './fake-storage.ts';
import { after, played } from './kept-matches.ts';

const LANGUAGES = ['en', 'de', 'el', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'ru', 'tr'] as const;
type Code = (typeof LANGUAGES)[number];
const spoken = new Map<Code, Texts>();
beforeAll(async () => {
  for (const code of LANGUAGES) spoken.set(code, textsOf(await fetchMessages[code]()));
});
const textsIn = (code: Code): Texts => spoken.get(code) as Texts;

const namesOf = (sitters: readonly Sitter[]) => sitters.map(({ name }) => name);
const person = (name: string): Sitter => ({ name, kind: 'person' });

/** A table of every character with one person; one of several persons; one where nobody is in particular. */
const tablesIn = (texts: Texts): readonly (readonly Sitter[])[] => [
  [newSitter(0, 'person', texts), ...CHARACTERS.map((_, n) => newSitter(n + 1, 'bot', texts, [], CHARACTERS.slice(n)))],
  named(
    Array.from({ length: 10 }, (_, seat) => newSitter(seat, 'person', texts)),
    texts,
  ),
  named([person(''), { name: '', kind: 'bot' }], texts),
];

/** Ways to keep names in one language and read them in another: as this release does, or as texts. */
const ways = {
  kept: (sitters: readonly Sitter[], texts: Texts) => withKeptNames(sitters, texts),
  'kept as text': (sitters: readonly Sitter[]) => sitters,
};

describe.each(LANGUAGES)('names that nobody typed, kept where %s is spoken', (from) => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])('follow every other language where they are %s', (way) => {
    const before = tablesIn(textsIn(from));
    for (const to of LANGUAGES) {
      const shown = before.map((sitters) => withShownNames(ways[way](sitters, textsIn(from)), textsIn(to)));
      expect(shown.map(namesOf)).toEqual(tablesIn(textsIn(to)).map(namesOf));
    }
  });

  it('are kept alike whatever is spoken', () => {
    const kept = (code: Code) => tablesIn(textsIn(code)).map((sitters) => withKeptNames(sitters, textsIn(code)));
    expect(kept(from)).toEqual(kept('en'));
  });
});

describe('names that somebody typed', () => {
  it('stay, though they are what another language calls a player', () => {
    const typed = ['Ty', 'Du', 'Sen', 'Tu', 'Speler 2', 'Ada'];
    const sitters = [...typed.map(person), { name: 'Chloé', kind: 'bot', character: 'chloe' } as const];
    const kept = withKeptNames(sitters, textsIn('en'));
    for (const to of LANGUAGES) expect(namesOf(withShownNames(kept, textsIn(to)))).toEqual([...typed, 'Chloé']);
  });

  it('stay whatever they are, once they stood at a table', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const [shown] = named([person(text), person('B')], textsIn('en'));
        const name = shown?.name ?? '';
        fc.pre(!/^Player \d+$/.test(name));
        const kept = withKeptNames([person(name)], textsIn('en'));
        expect(namesOf(withShownNames(kept, textsIn('de')))).toEqual([name]);
      }),
    );
  });

  it('stay a bot’s where they are those of another one', () => {
    const sitter: Sitter = { name: 'Hera', kind: 'bot', character: 'basil' };
    expect(withShownNames(withKeptNames([sitter], textsIn('en')), textsIn('ru'))).toEqual([sitter]);
  });
});

describe('another language', () => {
  const table = (to: Code, sitters: readonly Sitter[]) => {
    const store = inMemory();
    openLastTable(store, textsIn('en')).keep({ game: 'cyprus', options: {}, sitters });
    const app = {
      store,
      texts: textsIn(to),
      matches: { ...fakeApp().matches, last: openLastTable(store, textsIn(to)).now },
    };
    const next = nextTable(app);
    if (!next) throw new Error('no table');
    return next;
  };

  it('is that of the names at the table which is played next, and in its set-up', () => {
    const [, ...bots] = usualSitters(4, textsIn('en'));
    expect(namesOf(table('de', [person('You'), ...bots]).sitters)).toEqual(['Du', 'Basil', 'Chloe', 'Dimitra']);
    const next = table('ru', [person('Ada'), ...bots]);
    expect(namesOf(next.sitters)).toEqual(['Ada', 'Василис', 'Хлоя', 'Димитра']);
    // They are known for guests, whose places others take.
    const draft = withCompany(draftOf(next, CHARACTERS), CHARACTERS.slice(6), textsIn('ru'));
    expect(namesOf(sittersOf(draft, textsIn('ru')))).toEqual(['Ada', 'Ира', 'Ясон', 'Катерина']);
  });

  it('is that of the names in a match that goes on', () => {
    const store = inMemory();
    const matchesIn = (code: Code) =>
      createKeptMatches({
        games: wholeCatalogue,
        texts: textsIn(code),
        saves: createSaves(store, code, () => 1),
        locks: undefined,
        say: vi.fn(),
        handOut: () => {},
      });
    const save = played('cyprus', 4, {}, 'one', after(4));
    const sitters = [...usualSitters(3, textsIn('en')), person('Ty')];
    matchesIn('en')
      .keep({ ...save, sitters }, vi.fn())
      .close();
    expect(namesOf(matchesIn('ru').latest()?.setup.sitters ?? [])).toEqual(['Ты', 'Василис', 'Хлоя', 'Ty']);
  });
});
