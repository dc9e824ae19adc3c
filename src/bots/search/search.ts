/** The levels that play deals out, for one kind of table. Loaded with the first bot that searches. */
import type { FastChance } from '../../rules/chance.ts';
import type { Game, Move, Seen, Standing } from '../../rules/game.ts';
import { isBarricade, isTileMove } from '../../rules/moves.ts';
import { exp } from '../exponential.ts';
import type { Search } from '../levels.ts';
import type { FittedTables } from '../match-table/winning-chance.ts';
import { partnersLead } from '../partners-lead.ts';
import { chooseAtRandom } from '../random.ts';
import type { Bias } from '../rule-of-thumb.ts';
import type { Steps } from '../steps.ts';
import { pointIn, valueFor } from '../value.ts';
import type { Budget } from './estimate.ts';
import type { Weighed, Weighing } from './weighing.ts';

/** The parts of a search that kinds of tables bring. */
interface SearchParts {
  /** The fitted tables of its games. */
  readonly tables: FittedTables;
  /** Estimates the value of each move. */
  weigh(weighing: Weighing): Steps<readonly Weighed[]>;
}

/** A choice between at least two moves. */
interface Choice {
  readonly game: Game;
  readonly seen: Seen;
  readonly moves: readonly Move[];
  readonly level: Search;
  readonly taste: Bias;
  /** The match before the deal; without it only points count. */
  readonly standing?: Standing | undefined;
  readonly budget: Budget;
  readonly chance: FastChance;
}

export interface BotSearch extends SearchParts {
  /** Chooses the move that is worth most to this level, tastes and slips included. */
  choose(choice: Choice): Steps<Move>;
}

export function searchWith({ tables, weigh }: SearchParts): BotSearch {
  return {
    tables,
    weigh,
    *choose({ game, seen, moves, level, taste, standing, budget, chance }) {
      const value = valueFor(game, seen, seen.turn?.seat ?? 0, tables, standing);
      yield;
      const weighed = yield* weigh({
        game,
        seen,
        moves,
        value,
        budget,
        chance,
        memory: () => level.remembers === 1 || chance.below(1000) < level.remembers * 1000,
        infers: level.infers === 'always' || (level.infers === 'with a partner' && hasPartner(seen)),
      });
      const point = pointIn(game, seen, tables);
      const loyalty = partnersLead(game, seen);
      const tasteOf = (move: Move | undefined) =>
        move && isTileMove(move) && !isBarricade(move) ? point * (taste(move) + loyalty(move)) : 0;
      const values = weighed.map(({ moves: [move], value }) => value + tasteOf(move));
      const chosen = weighed[pickNear(values, point * level.noise, chance)];
      return chooseAtRandom(seen, chosen?.moves ?? moves, chance);
    },
  };
}

/** True if the seat whose turn it is shares its side with another. */
const hasPartner = ({ sides, turn }: Seen): boolean =>
  sides.some((side, seat) => turn && seat !== turn.seat && side === sides[turn.seat]);

/**
 * Returns the index of the best value. With noise it may be another, with a chance that falls with the distance from
 * the best.
 */
function pickNear(values: readonly number[], noise: number, chance: FastChance): number {
  const best = Math.max(...values);
  if (noise === 0) return values.indexOf(best);
  const weights = values.map((value) => exp((value - best) / noise));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (chance.below(1 << 20) / (1 << 20)) * total;
  let index = 0;
  while (index < values.length - 1 && left >= (weights[index] ?? 0)) left -= weights[index++] ?? 0;
  return index;
}
