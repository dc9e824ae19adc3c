import { commitmentOf, dealLabel, lotOf, saltOf, shuffledHeap } from './chance.ts';
import type { Deal, Game, Options, Seat, SeatedTeams, Standing, Tile } from './game.ts';
import type { Seal } from './record/format.ts';

/** A deal that is there already: its heap in the order in which it was dealt, and the seat that a lot named (3.4). */
export interface GivenDeal {
  readonly heap: readonly Tile[];
  readonly lot: Seat;
  /** How many of its first moves are given with it, and are nobody's to take back: what they lay stays (a puzzle). */
  readonly fixed?: number;
}

/**
 * The deal that a match's seed holds ready after `standing`, and the seal that fixes its heap before anybody sees it.
 * It may stand at `thrownIn` (1.2); then the next `attempt`, counted from 0, is the one to be played. `given`: the deal that
 * is dealt first in place of the seed's.
 */
export function sealedDeal(
  game: Game,
  standing: Standing,
  options: Options,
  seats: number,
  seed: Uint8Array,
  attempt: number,
  given?: GivenDeal,
): { readonly deal: Deal; readonly seal: Seal } {
  const label = dealLabel(standing.deals + 1, attempt);
  const known = attempt === 0 ? given : undefined;
  const heap = known?.heap ?? shuffledHeap(seed, label, game.set(options));
  const salt = saltOf(seed, label);
  const dealt = game.open(standing, options, seats, heap, known?.lot ?? lotOf(seed, label, seats));
  const deal = (known?.fixed && game.dealing?.withGiven?.(dealt, known.fixed)) || dealt;
  return { deal, seal: { salt, commitment: commitmentOf(heap, salt) } };
}

/** The draw for partners that a match's seed holds ready (7.4); `undefined` in games without. */
export function teamsOf(game: Game, seed: Uint8Array, options: Options): SeatedTeams | undefined {
  const seatTeams = game.dealing?.seatTeams;
  if (!seatTeams) return undefined;
  const heap = shuffledHeap(seed, 'teams', game.set(options));
  const salt = saltOf(seed, 'teams');
  return seatTeams({ heap, salt, commitment: commitmentOf(heap, salt) });
}
