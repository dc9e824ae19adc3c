/** The address of a numbered deal, which `address.ts` reads. */
import type { Sitter } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import { usualSeats } from './address.ts';
import { commonLevel } from './setup/bot-levels.ts';

/** The options for the length of a match, left out since a numbered deal is a single deal. */
const LENGTHS = ['by', 'target', 'deals', 'minutes'];

/**
 * Returns the part of an address, from the question mark on, that opens this deal at the same table. Usual values are
 * left out. `null` unless one person on the first seat plays against bots.
 */
export function searchOf(game: Game, options: Options, sitters: readonly Sitter[], deal: number): string | null {
  const [first, ...bots] = sitters;
  if (first?.kind !== 'person' || bots.some(({ kind }) => kind !== 'bot')) return null;
  const seats = sitters.length;
  const asked = new URLSearchParams({ game: game.id });
  if (seats !== usualSeats(game)) asked.set('seats', `${seats}`);
  const usual = game.options({}, seats);
  for (const [id, value] of Object.entries(options)) {
    if (!LENGTHS.includes(id) && usual.ok && usual.value[id] !== value) asked.set(id, `${value}`);
  }
  const common = commonLevel(sitters);
  if (bots.length > 0 && common !== 'mixed') {
    asked.set('level', common ?? bots.map(({ level }) => level).join());
  }
  asked.set('deal', `${deal}`);
  // Commas between levels stay readable.
  return `?${asked}`.replaceAll('%2C', ',');
}
