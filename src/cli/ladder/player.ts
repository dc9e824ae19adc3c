/** Who sits at the tables of a ladder. */
import { thinkingSeed } from '../../bots/seed.ts';
import { think } from '../../bots/think.ts';
import type { Deal, Game, Move, Standing } from '../../rules/game.ts';
import { seen } from '../../rules/seen.ts';

/** Chooses for the seat whose turn it is. `standing`: how its match stands; `null` in a deal that is played alone. */
export type Player = (deal: Deal, moves: readonly Move[], standing: Standing | null) => Move;

/** A bot that is shown what its seat may see, and nothing else. */
export function fairPlayer(game: Game, level: string): Player {
  return (deal, moves, standing) => {
    const view = seen(game, deal, deal.turn?.seat ?? 'table');
    return think(view, moves, level, thinkingSeed(view), standing ? { standing } : {});
  };
}
