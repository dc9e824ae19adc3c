/** Deals played at random by the core, then once more through the public procedure. */

import { decode } from '../../src/rules/chain/codec.ts';
import { type Core, ENDED, newCore, numberDeal, THROWN_IN } from '../../src/rules/chain/core.ts';
import { dealCore } from '../../src/rules/chain/deal-out.ts';
import { randomMove, shuffle } from '../../src/rules/chain/playout.ts';
import { step } from '../../src/rules/chain/step.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Deal, Game, Move, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { optionsOf } from './arranged.ts';

/** A game of the catalogue that the core can play, and a core for it. Throws when there is none. */
export function coreOf(id: string, seats: number, given = {}): { readonly game: Game; readonly core: Core } {
  const game = gameById(id);
  if (!game?.chainRules) throw new Error(`no game ${id}`);
  return { game, core: newCore(game.chainRules(optionsOf(game, given, seats), seats)) };
}

/** The heap as it lies in a core. */
function heapIn(core: Core): Tile[] {
  return Array.from(core.faces, (code) => core.rules.tables.faces[code]).filter((tile) => tile !== undefined);
}

/** Random deals of the core, as their heap and the moves made; the first of a match, or a later one that seat 0 starts. */
export function* coreDeals(core: Core, seed: number, nth = 1): Generator<{ heap: Tile[]; moves: Move[] }> {
  const chance = fastChance(seed);
  numberDeal(core, nth, 0);
  for (;;) {
    shuffle(core, chance);
    dealCore(core);
    if (core.phase === THROWN_IN) continue;
    const moves: Move[] = [];
    while (core.phase !== ENDED) {
      const code = randomMove(core, chance);
      moves.push(decode(code));
      step(core, code);
    }
    yield { heap: heapIn(core), moves };
  }
}

/** The first random deal, of many, whose moves are wanted; played through the public procedure. */
export function randomDeal(id: string, seats: number, wanted: (moves: readonly Move[]) => boolean): Deal {
  const { game, core } = coreOf(id, seats);
  const options = optionsOf(game, {}, seats);
  for (const { heap, moves } of coreDeals(core, 1)) {
    if (!wanted(moves)) continue;
    return moves.reduce(
      (before, move) => game.play(before, move).deal,
      game.open(game.begin(options, seats), options, seats, heap, 0),
    );
  }
  throw new Error('no such deal');
}
