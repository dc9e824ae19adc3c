import { textsFor } from '../../src/i18n/english.ts';
import { withLog } from '../../src/i18n/index.ts';
import type { Situation } from '../../src/match/ports.ts';
import { beginMatch, type MatchProgress, nextDeal, playMove, throwIn } from '../../src/match/progress.ts';
import { beatsSeen, situationOf } from '../../src/match/situation.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Beat, Eye, Game, Move, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import type { GivenDeal } from '../../src/rules/sealed.ts';

export const texts = await withLog(textsFor([]));

/** A match that is played by hand, seen from seat 0. */
export function stagedMatch(id: string, seats: number, seed: string, given: readonly GivenDeal[] = []) {
  const game = gameById(id) as Game;
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  let course: MatchProgress = beginMatch(game, options.value, seats, seedOfText(seed), given);
  while (course.deal.phase === 'thrownIn') course = throwIn(course);
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? ({ name: 'Ada', kind: 'person' } as const) : ({ name: `Bot ${seat}`, kind: 'bot' } as const),
  );
  const sitting = (holder: number | null = 0) => ({ ...course, sitters, holder });
  const chance = fastChance(seed.length + 7);
  return {
    game,
    get deal() {
      return course.deal;
    },
    situation: (eye: Eye = course.deal.phase === 'ended' ? 'all' : 0): Situation => situationOf(sitting(), eye),
    moves: () => game.moves(course.deal),
    randomMove(): Move {
      const moves = game.moves(course.deal);
      const move = moves[chance.below(moves.length)];
      if (!move) throw new Error('no move is legal');
      return move;
    },
    /** Plays, and gives the beats as the screen sees them. */
    play(move: Move): readonly Beat[] {
      const played = playMove(course, move);
      course = played.progress;
      return beatsSeen(sitting(), played.beats);
    },
    next() {
      course = nextDeal(course);
    },
    /** The faces that seat 0 may not see now. */
    hidden(): readonly Tile[] {
      return course.deal.heap.filter((_, at) => !game.sees(course.deal, 0, at));
    },
  };
}
