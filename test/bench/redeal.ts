/**
 * Deals the hidden tiles of random positions anew: no bot may choose another move. They are dealt as far as what the
 * seat to move knows allows, and every searching level must choose the same move.
 *
 *   npm run bench redeal [POSITIONS [GAME…]]     10,000 a game and all games unless given
 *
 * Prints a line a game, and fails where there is any difference.
 */
import { argv } from 'node:process';
import { thinkingSeed } from '../../src/bots/seed.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { think } from '../bots/asked.ts';
import { situations } from '../bots/positions.ts';
import { dealtAnew } from '../bots/redeal.ts';

/** Enough that most moves are weighed in several batches of worlds. */
const ROLLOUTS = 160;

const [, , count = '10000', ...wanted] = argv;

function differences(game: Game, positions: number): { readonly positions: number; readonly different: number } {
  const share = Math.ceil(positions / game.seats.length);
  let different = 0;
  let all = 0;
  for (const seats of game.seats) {
    let asked = 0;
    for (const { view } of situations(game, seats, Number.POSITIVE_INFINITY)) {
      const moves = game.moves(view);
      // Where there is no choice, nobody thinks.
      if (moves.length < 2) continue;
      const again = dealtAnew(game, view, all);
      const levels = ['club', 'strong', 'expert'] as const;
      const level = levels[asked % levels.length] ?? 'expert';
      const one = think(view, moves, level, thinkingSeed(view), { rollouts: ROLLOUTS });
      const other = think(again, game.moves(again), level, thinkingSeed(again), { rollouts: ROLLOUTS });
      if (JSON.stringify(one) !== JSON.stringify(other)) different++;
      all++;
      if (++asked === share) break;
    }
  }
  return { positions: all, different };
}

for (const game of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const { positions, different } = differences(game, Number(count));
  console.log(`${game.id}: ${different} of ${positions} moves differ`);
  if (different > 0) process.exitCode = 1;
}
