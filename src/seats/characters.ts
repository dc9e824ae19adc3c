/** The characters of the bots, independent of their level. */
import type { PortraitName } from '../art/portraits.ts';
import type { Sitter } from '../match/ports.ts';

export interface Character {
  /** The key of its name in the texts. */
  readonly id: keyof typeof TRAITS;
  /** Its taste between moves that are worth about the same (`src/bots/temperaments.ts`). */
  readonly temperament: 'blocker' | 'hoarder' | 'spender' | 'gambler' | 'loyal';
  /** The factor for its thinking time, 0 to 1. */
  readonly tempo: number;
  /** The factor for the time it takes to move a tile: 1 is usual, within 15 %. Chance adds or takes a little. */
  readonly hand: number;
  readonly portrait: PortraitName;
}

const TRAITS = {
  basil: ['fisher', 'blocker', 1, 1.07],
  chloe: ['baker', 'gambler', 0.55, 0.9],
  dimitra: ['weaver', 'loyal', 0.9, 0.95],
  elias: ['scholar', 'hoarder', 1, 1.12],
  foteini: ['potter', 'spender', 0.6, 1.02],
  giorgos: ['farmer', 'gambler', 0.75, 1.05],
  hera: ['singer', 'blocker', 0.8, 0.97],
  iason: ['runner', 'spender', 0.5, 0.85],
  katerina: ['sailor', 'hoarder', 0.95, 0.93],
  leandros: ['smith', 'loyal', 0.7, 0.88],
  nikos: ['priest', 'blocker', 0.65, 1.1],
  marina: ['grandmother', 'spender', 0.85, 1.14],
} as const satisfies Readonly<Record<string, readonly [PortraitName, Character['temperament'], number, number]>>;

/** All characters, in the order in which a new player meets them. */
export const CHARACTERS: readonly Character[] = (Object.keys(TRAITS) as Character['id'][]).map((id) => {
  const [portrait, temperament, tempo, hand] = TRAITS[id];
  return { id, portrait, temperament, tempo, hand };
});

/** Returns a bot's character; null for persons, and for bots without a character. */
export function characterOf({ character }: Pick<Sitter, 'character'>): Character | null {
  return CHARACTERS.find(({ id }) => id === character) ?? null;
}

/** Returns the name of a bot's character; null like `characterOf`. */
export function characterName(
  sitter: Pick<Sitter, 'character'>,
  names: Readonly<Record<Character['id'], string>>,
): string | null {
  const character = characterOf(sitter);
  return character && names[character.id];
}

/** Returns a bot's portrait: its character's, or one chosen by its seat. Null for persons. */
export function portraitOf(sitter: Sitter, seat: number): PortraitName | null {
  if (sitter.kind === 'person') return null;
  return (characterOf(sitter) ?? CHARACTERS[seat % CHARACTERS.length])?.portrait ?? null;
}
