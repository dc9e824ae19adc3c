/**
 * Names as they are stored. A default name is stored as a mark and shown in the current language. The mark is the
 * English name; older releases stored the name in the language then in use. A typed name that looks like a default one
 * is stored with a trailing space, which no shown name has.
 */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { characterName } from '../../seats/characters.ts';

// Default names as ever stored; the first of each is the mark used now. Older releases stored them in the current
// language. No language is added to these lists.

/** The only person among bots. */
const YOU: readonly string[] = ['You', 'Du', 'Εσύ', 'Tú', 'Toi', 'Tu', 'Jij', 'Ty', 'Você', 'Ты', 'Sen'];

/** The word before the number of a seat. */
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

/** The names of bots, by character. */
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

/** The mark of a typed name that looks like a default one. */
const TYPED = ' ';

/** Returns the mark of a stored name; empty if it has none. */
export const typedMarkOf = (name: string): string => (name.endsWith(TYPED) ? TYPED : '');

type Own = Pick<Texts, 'company' | 'sitters'>;

/** The meaning of a default name. */
type Meant = { readonly as: 'you' } | { readonly as: 'player'; readonly n: number } | { readonly as: 'character' };

/** Returns the meaning of a default name in any language ever stored; `null` for a typed name. */
function meantBy({ kind, name, character }: Sitter): Meant | null {
  const [, word = '', n] = /^(.*) (\d{1,2})$/.exec(name) ?? [];
  if (n !== undefined && PLAYER.includes(word)) return { as: 'player', n: Number(n) };
  if (kind === 'person') return YOU.includes(name) ? { as: 'you' } : null;
  return character !== undefined && COMPANY[character]?.includes(name) ? { as: 'character' } : null;
}

/** Returns a default name in the current language; unchanged if the texts have none. */
function nameOf(meant: Meant, sitter: Sitter, { sitters, company }: Own): string {
  if (meant.as === 'you') return sitters.youName;
  if (meant.as === 'player') return sitters.personName(meant.n);
  return characterName(sitter, company) ?? sitter.name;
}

const markOf = (meant: Meant, { name, character = '' }: Sitter): string => {
  if (meant.as === 'you') return YOU[0] ?? name;
  return (meant.as === 'player' ? `${PLAYER[0]} ${meant.n}` : COMPANY[character]?.[0]) ?? name;
};

/** Returns the sitters with names for storage. `texts`: in the language of the shown names. */
export function withKeptNames(sitters: readonly Sitter[], texts: Own): readonly Sitter[] {
  return sitters.map((sitter) => {
    const meant = meantBy(sitter);
    if (!meant) return sitter;
    const isTyped = nameOf(meant, sitter, texts) !== sitter.name;
    return { ...sitter, name: isTyped ? sitter.name + TYPED : markOf(meant, sitter) };
  });
}

/** Returns stored sitters with names as shown. */
export function withShownNames(sitters: readonly Sitter[], texts: Own): readonly Sitter[] {
  return sitters.map((sitter) => {
    const meant = meantBy(sitter);
    return { ...sitter, name: meant ? nameOf(meant, sitter, texts) : sitter.name.trimEnd() };
  });
}
