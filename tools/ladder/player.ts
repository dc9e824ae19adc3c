/** Who sits at the tables of a ladder. */
import { thinkingSeed } from '../../src/bots/seed.ts';
import { think } from '../../src/bots/think.ts';
import type { Deal, Game, Move, Standing } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { botKindOf } from '../kinds-of-bots.ts';

/** Chooses for the seat whose turn it is. `standing`: how its match stands; `null` in a deal that is played alone. */
export type Player = (deal: Deal, moves: readonly Move[], standing: Standing | null) => Move;

/** A bot that is shown what its seat may see, and nothing else. */
export function fairPlayer(game: Game, level: string): Player {
  return (deal, moves, standing) => {
    const view = seen(game, deal, deal.turn?.seat ?? 'table');
    return think(botKindOf(game.id), view, moves, level, thinkingSeed(view), standing ? { standing } : {});
  };
}
