/** The players at the tables of a ladder. */
import type { BotLevel } from '../../src/bots/levels.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { think } from '../../src/bots/think.ts';
import type { Deal, Game, Move, Standing } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { botGameOf } from '../kinds-of-bots.ts';

/** Chooses a move for the seat to move. `standing`: its match; `null` for a single deal. */
export type Player = (deal: Deal, moves: readonly Move[], standing: Standing | null) => Move;

/** Returns a bot that gets only the tiles that its seat may see. */
export function fairPlayer(game: Game, level: BotLevel): Player {
  return (deal, moves, standing) => {
    const view = seen(game, deal, deal.turn?.seat ?? 'table');
    return think(botGameOf(game.id), view, moves, level, thinkingSeed(view), standing ? { standing } : {});
  };
}
