/** Who sits at the tables of a ladder. */
import { fetchOthers } from '../../src/bots/fetch-others.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { think } from '../../src/bots/think.ts';
import type { Deal, Game, Move, Standing } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';

// Here bots are asked without waiting: all tables are there before.
await fetchOthers('all');

/** Chooses for the seat whose turn it is. `standing`: how its match stands; `null` in a deal that is played alone. */
export type Player = (deal: Deal, moves: readonly Move[], standing: Standing | null) => Move;

/** A bot that is shown what its seat may see, and nothing else. */
export function fairPlayer(game: Game, level: string): Player {
  return (deal, moves, standing) => {
    const view = seen(game, deal, deal.turn?.seat ?? 'table');
    return think(view, moves, level, thinkingSeed(view), standing ? { standing } : {});
  };
}
