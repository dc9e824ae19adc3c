/** A bot that is shown all tiles. It lives in the tests, to tell how much there is to win at most. */
import { LEVELS } from '../../src/bots/levels.ts';
import { candidatesOf } from '../../src/bots/search/candidates.ts';
import { estimate } from '../../src/bots/search/estimate.ts';
import { wholeTurns } from '../../src/bots/search/search-turns.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { loadDeal } from '../../src/rules/chain/codec.ts';
import { copyCore } from '../../src/rules/chain/copy-core.ts';
import { newCore } from '../../src/rules/chain/core.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import type { Player } from '../../tools/ladder/player.ts';
import { valueFor } from './asked.ts';

/** The expert's search, with nothing to guess: every world is the true one. */
export const cheat: Player = (deal, moves, standing) => {
  const { game, turn, options, seats } = deal;
  const rules = gameById(game)?.chainRules?.(options, seats);
  if (!rules || !turn) throw new Error(`nothing to search in ${game}`);
  const truth = newCore(rules);
  loadDeal(truth, deal);
  const turns = wholeTurns(truth, candidatesOf(truth, moves));
  const search = estimate(
    { *next() {}, put: (_, core) => copyCore(truth, core) },
    truth,
    turns.map(({ codes }) => codes),
    valueFor(deal, turn.seat, standing ?? undefined),
    { rollouts: LEVELS.expert.rollouts },
    fastChance(thinkingSeed(deal)),
  );
  const { values } = atOnce(search);
  const best = turns[values.indexOf(Math.max(...values))]?.candidate.moves[0];
  if (!best) throw new Error('no move to choose from');
  return best;
};
