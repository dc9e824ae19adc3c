import { fastChance } from '../rules/chance.ts';
import type { Game } from '../rules/game.ts';
import { seen } from '../rules/seen.ts';
import type { SearchedGame } from './kind.ts';
import type { GameSetup } from './messages.ts';
import { think } from './think.ts';

/** The longest time it may take, in milliseconds. */
const BUSY = 80;
/** Rollouts for one decision: enough for the engine to optimise the code. */
const ROLLOUTS = 300;

/**
 * Plays a deal with all seats. Without it the first real decision is ten times as slow as the later ones.
 * @param setup the table to play at; the usual one with the fewest seats by default.
 */
export function warmUp(bots: SearchedGame, setup: GameSetup | undefined = usualSetup(bots.game)): void {
  const start = performance.now();
  const isLate = () => performance.now() - start > BUSY;
  // Games for one have no bots: they are solved by a search.
  if (!setup || setup.seats === 1) return;
  const { game } = bots;
  const { options, seats } = setup;
  const chance = fastChance(1);
  // The heap runs from the highest tile down, so that the first seat leads; any hands will do here.
  const heap = [...game.set(options)].reverse();
  let deal = game.open(game.begin(options, seats), options, seats, heap, 0);
  while (deal.turn && !isLate()) {
    const view = seen(game, deal, deal.turn.seat);
    const move = think(bots, view, game.moves(view), 'expert', chance.below(1 << 20), { rollouts: ROLLOUTS, isLate });
    deal = game.play(deal, move).deal;
  }
}

function usualSetup(game: Game): GameSetup | undefined {
  const [seats = 0] = game.seats;
  const options = game.options({}, seats);
  return options.ok ? { game: game.id, options: options.value, seats, searches: true } : undefined;
}
