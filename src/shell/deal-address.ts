/** The address of a numbered deal, which `address.ts` reads. */
import type { Sitter } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import { usualSeats } from './address.ts';
import { commonLevel } from './setup/bot-levels.ts';

/** Options that say how long a match is: a numbered deal is one deal. */
const LENGTHS = ['target', 'deals'];

/**
 * The part of an address, from the question mark on, that opens this deal at the same table; what is as usual is left
 * out. `null` where no address says who sits there: others than one person on the first seat, and bots.
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
  // Levels in turn are read as they are written here.
  return `?${asked}`.replaceAll('%2C', ',');
}
