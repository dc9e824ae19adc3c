import { commitmentOf, dealLabel, lotOf, saltOf, shuffledHeap } from './chance.ts';
import type { Deal, Game, Options, Seat, SeatedTeams, Standing, Tile } from './game.ts';
import type { Seal } from './record/format.ts';

/** A prepared deal: its heap in the order it was dealt, and the seat drawn by lot (3.4). */
export interface GivenDeal {
  readonly heap: readonly Tile[];
  readonly lot: Seat;
  /**
   * The number of first moves that are given: those of a puzzle, or of a match that is played on. They cannot be taken
   * back.
   */
  readonly fixed?: number;
}

/**
 * Returns the deal that a match's seed gives after `standing`, with the seal that fixes its heap in advance. The deal
 * may be at `thrownIn` (1.2): then play the next `attempt`, counted from 0. `given`: a deal for attempt 0 in place of
 * the seed's.
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

/** Returns the draw for partners that a match's seed gives (7.4); `undefined` if there is none. */
export function teamsOf(game: Game, seed: Uint8Array, options: Options): SeatedTeams | undefined {
  const seatTeams = game.dealing?.seatTeams;
  if (!seatTeams) return undefined;
  const heap = shuffledHeap(seed, 'teams', game.set(options));
  const salt = saltOf(seed, 'teams');
  return seatTeams({ heap, salt, commitment: commitmentOf(heap, salt) });
}
