/**
 * Names as they are kept. A name that nobody typed is kept as a mark, and follows the language: the mark is the name as
 * English had it, which is what older releases kept in whatever language was spoken. A typed name that looks like any of
 * those is kept with a space behind it, which no name has that is shown.
 */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';

// Names that nobody typed, as they were ever kept: the first of each is how they are kept now. Older releases kept them in
// the language that was spoken. No language is added to these.

/** The player who sits alone among bots. */
const YOU: readonly string[] = ['You', 'Du', 'Εσύ', 'Tú', 'Toi', 'Tu', 'Jij', 'Ty', 'Você', 'Ты', 'Sen'];

/** Before the number of a seat. */
const PLAYER: readonly string[] = [
  'Player',
  'Spieler',
  'Παίκτης',
  'Persona',
  'Joueur',
  'Ospite',
  'Speler',
  'Gracz',
  'Jogador',
  'Игрок',
  'Oyuncu',
];

/** The bots, by character. */
const COMPANY: Readonly<Record<string, readonly string[]>> = {
  basil: ['Basil', 'Βασίλης', 'Basilio', 'Basile', 'Wasilis', 'Basílio', 'Василис'],
  chloe: ['Chloe', 'Χλόη', 'Cloe', 'Chloé', 'Chloë', 'Хлоя'],
  dimitra: ['Dimitra', 'Δήμητρα', 'Димитра'],
  elias: ['Elias', 'Ηλίας', 'Elías', 'Élias', 'Илиас'],
  foteini: ['Foteini', 'Φωτεινή', 'Fotini', 'Фотини'],
  giorgos: ['Giorgos', 'Γιώργος', 'Yorgos', 'Jorgos', 'Йоргос'],
  hera: ['Hera', 'Ήρα', 'Héra', 'Ира'],
  iason: ['Iason', 'Ιάσονας', 'Jasón', 'Jazon', 'Ясон'],
  katerina: ['Katerina', 'Κατερίνα', 'Катерина'],
  leandros: ['Leandros', 'Λέανδρος', 'Leandro', 'Léandros', 'Леандрос'],
  marina: ['Marina', 'Μαρίνα', 'Марина'],
  nikos: ['Nikos', 'Νίκος', 'Никос'],
};

/** The mark of a kept name that was typed although it looks like a default one. */
const TYPED = ' ';

/** The mark that a kept name bears; empty where it bears none. */
export const typedMarkOf = (name: string): string => (name.endsWith(TYPED) ? TYPED : '');

type Own = Pick<Texts, 'company' | 'sitters'>;

/** The sitter for whom a name that nobody typed stands. */
type Meant = { readonly as: 'you' } | { readonly as: 'player'; readonly n: number } | { readonly as: 'character' };

/** The name that is meant by default, in any language that it was ever kept in; `null` for one that somebody typed. */
function meantBy({ kind, name, character }: Sitter): Meant | null {
  const [, word = '', n] = /^(.*) (\d{1,2})$/.exec(name) ?? [];
  if (n !== undefined && PLAYER.includes(word)) return { as: 'player', n: Number(n) };
  if (kind === 'person') return YOU.includes(name) ? { as: 'you' } : null;
  return character !== undefined && COMPANY[character]?.includes(name) ? { as: 'character' } : null;
}

/** The name of whoever is meant, in the language that is spoken; as it is where the texts do not know them. */
function nameOf(meant: Meant, { name, character }: Sitter, { sitters, company }: Own): string {
  if (meant.as === 'you') return sitters.youName;
  if (meant.as === 'player') return sitters.personName(meant.n);
  return Object.entries(company).find(([id]) => id === character)?.[1] ?? name;
}

const markOf = (meant: Meant, { name, character = '' }: Sitter): string => {
  if (meant.as === 'you') return YOU[0] ?? name;
  return (meant.as === 'player' ? `${PLAYER[0]} ${meant.n}` : COMPANY[character]?.[0]) ?? name;
};

/** Sitters as they are kept; `texts`: in whose language their names are shown. */
export function withKeptNames(sitters: readonly Sitter[], texts: Own): readonly Sitter[] {
  return sitters.map((sitter) => {
    const meant = meantBy(sitter);
    if (!meant) return sitter;
    const isTyped = nameOf(meant, sitter, texts) !== sitter.name;
    return { ...sitter, name: isTyped ? sitter.name + TYPED : markOf(meant, sitter) };
  });
}

/** Sitters as they are shown, of those that are kept. */
export function withShownNames(sitters: readonly Sitter[], texts: Own): readonly Sitter[] {
  return sitters.map((sitter) => {
    const meant = meantBy(sitter);
    return { ...sitter, name: meant ? nameOf(meant, sitter, texts) : sitter.name.trimEnd() };
  });
}
