/** Arguments shared by messages of the table and of its log. */
import type { Tile } from '../../rules/game.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { Phrases } from '../phrases.ts';

/**
 * Returns the reason why a deal is dealt again: a hand of doubles, or a double that nobody has; null if nobody has any.
 */
export const thrownInFor = ({ the }: Phrases, missing: Tile | null, why: 'doubles' | undefined) => ({
  ...(missing === null ? { tile: '', tileIs: 'other' as const } : the(missing)),
  why: why ?? (missing === null ? ('other' as const) : ('tile' as const)),
});

/** Returns the numbers that fit an end, if they differ from the one it shows. Without any, only jokers fit (10.1). */
export function takesOther({ suits }: Phrases, pips: number, accepts: readonly number[], said: (n: number) => string) {
  const others = suits(accepts, said);
  if (accepts.length === 0) return { ...others, takes: 'jokers' as const };
  return { ...others, takes: accepts.every((each) => each === pips) ? ('other' as const) : ('others' as const) };
}

/** The numbers that a seat could not match. `doubles`: set if only their doubles could be played (28.3). */
export interface Lacked {
  readonly suits: readonly number[];
  readonly doubles?: true;
}

/** Returns what a seat lacked: numbers, or doubles. On the cloth it is in figures. */
export function lackedBy(phrases: Phrases, { suits, doubles }: Lacked, form: 'words' | 'figures') {
  const { suit, tile } = phrases;
  const isFigures = form === 'figures';
  if (!doubles) return phrases.suits(suits, isFigures ? String : suit);
  return phrases.doubles(suits, (n) => (isFigures ? tileOf(n, n) : tile(tileOf(n, n))));
}
