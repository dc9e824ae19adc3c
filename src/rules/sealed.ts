import { commitmentOf, dealLabel, lotOf, saltOf, shuffledHeap } from './chance.ts';
import type { Deal, Game, Options, Standing } from './game.ts';
import type { Seal } from './record/format.ts';

/**
 * The deal that a match's seed holds ready after `standing`, and the seal that fixes its heap before anybody sees it.
 * It may stand at `thrownIn` (1.2); then the next `attempt`, counted from 0, is the one to be played.
 */
export function sealedDeal(
  game: Game,
  standing: Standing,
  options: Options,
  seats: number,
  seed: Uint8Array,
  attempt: number,
): { readonly deal: Deal; readonly seal: Seal } {
  const label = dealLabel(standing.deals + 1, attempt);
  const heap = shuffledHeap(seed, label, game.set(options));
  const salt = saltOf(seed, label);
  const deal = game.open(standing, options, seats, heap, lotOf(seed, label, seats));
  return { deal, seal: { salt, commitment: commitmentOf(heap, salt) } };
}
