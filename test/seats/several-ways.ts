/** Deals at the moment when a seat may lay a double in several ways. */
import { beginMatch, type MatchProgress, nextDeal, playMove, settle, throwIn } from '../../src/match/progress.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Deal, Move } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { waysAt } from '../../src/rules/moves.ts';

/** The double, where, and how many ways: with the moves that are legal beside. */
export interface Several {
  readonly course: MatchProgress;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  readonly double: Extract<Move, { do: 'play' }>;
}

/** A match of that game at the first turn of `seat` in which one tile has `count` ways at one place. Throws without one. */
export function severalWays(id: string, seats: number, count: number, seat = 0): Several {
  const game = gameById(id);
  const options = game?.options({}, seats);
  if (!game || !options?.ok) throw new Error(`no game of ${id} for ${seats}`);
  for (let seed = 0; seed < 200; seed++) {
    const chance = fastChance(seed);
    let course = beginMatch(game, options.value, seats, seedOfText(`ways ${seed}`));
    for (let deals = 0; deals < 2 && !course.standing.winners; deals++) {
      while (course.deal.phase === 'thrownIn') course = throwIn(course);
      while (course.deal.turn) {
        const { deal } = course;
        const moves = game.moves(deal);
        const double = moves.find(
          (move): move is Several['double'] =>
            move.do === 'play' && waysAt(moves, move.tile, move.arm).length === count && deal.turn?.seat === seat,
        );
        if (double) return { course, deal, moves, double };
        course = playMove(course, moves[chance.below(moves.length)] as Move).progress;
      }
      course = nextDeal(settle(course));
    }
  }
  throw new Error(`no seat had ${count} ways in ${id}`);
}
