/** The company that bots are: who they are, whatever their level. */
import type { Sitter } from '../match/ports.ts';

export interface Character {
  /** Its name is in the texts under this. */
  readonly id: keyof typeof CHARACTERS;
  /** What it likes where moves are worth about the same (`src/bots/temperaments.ts`). */
  readonly temperament: 'blocker' | 'hoarder' | 'spender' | 'gambler' | 'loyal';
  /** How much of the time that a turn has it takes to think, 0 to 1. */
  readonly pace: number;
}

const CHARACTERS = {
  basil: ['blocker', 1],
  chloe: ['gambler', 0.55],
  dimitra: ['loyal', 0.9],
  elias: ['hoarder', 1],
  foteini: ['spender', 0.6],
  giorgos: ['gambler', 0.75],
  hera: ['blocker', 0.8],
  iason: ['spender', 0.5],
  katerina: ['hoarder', 0.95],
  leandros: ['loyal', 0.7],
  marina: ['spender', 0.85],
  nikos: ['blocker', 0.65],
} as const satisfies Readonly<Record<string, readonly [Character['temperament'], number]>>;

/** Everybody, in the order in which they sit down where nobody has met them. */
export const COMPANY: readonly Character[] = (Object.keys(CHARACTERS) as Character['id'][]).map((id) => ({
  id,
  temperament: CHARACTERS[id][0],
  pace: CHARACTERS[id][1],
}));

/** Who a bot is; `null` for persons, and for bots that are nobody in particular. */
export function characterOf({ character }: Pick<Sitter, 'character'>): Character | null {
  return COMPANY.find(({ id }) => id === character) ?? null;
}
