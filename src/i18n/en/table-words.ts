/** Arguments that messages of the table and of its log have in common. */
import type { Tile } from '../../rules/game.ts';
import type { Phrases } from '../phrases.ts';

/** What throws a deal in: a hand of doubles, or a double that nobody holds; `null`: nobody holds any. */
export const thrownInFor = ({ the }: Phrases, missing: Tile | null, why: 'doubles' | undefined) => ({
  ...(missing === null ? { tile: '', tileIs: 'other' as const } : the(missing)),
  why: why ?? (missing === null ? ('other' as const) : ('tile' as const)),
});

/** What an end takes, where that is anything but the number that it shows; no number: jokers only (10.1). */
export function takesOther(
  { either }: Phrases,
  pips: number,
  accepts: readonly number[],
  said: (n: number) => string,
): { readonly takes: 'jokers' | 'others' | 'other'; readonly suits: string } {
  if (accepts.length === 0) return { takes: 'jokers', suits: '' };
  if (accepts.every((each) => each === pips)) return { takes: 'other', suits: '' };
  return { takes: 'others', suits: either(accepts.map(said)) };
}
