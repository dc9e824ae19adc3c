/** Real matches to be saved, of all games, standing at many points. */
import { beginCourse, type Course, legalMove, nextDeal, playMove, settle, throwIn } from '../../src/match/course.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { fastChance, seedOfText, toHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import type { Save } from '../../src/shell/store/save.ts';

/** A person and bots around. */
export const sittersOf = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: 'You', kind: 'person' } : { name: `Bot ${seat}`, kind: 'bot', level: 'rules' },
  );

/** Plays on by chance until `enough`, or the match is over. */
export function playToEnd(from: Course, seed: number, enough: (course: Course) => boolean): Course {
  const chance = fastChance(seed);
  let course = from;
  for (;;) {
    if (course.deal.phase === 'thrownIn') course = throwIn(course);
    else if (enough(course)) return course;
    else if (course.deal.phase === 'ended') {
      if (course.settlement?.standing.winners) return course;
      course = nextDeal(settle(course));
    } else {
      const moves = course.game.moves(course.deal);
      const move = legalMove(course, moves[chance.below(moves.length)]);
      if (!move) throw new Error(`no move is legal at ${course.deal.phase}`);
      course = playMove(course, move).course;
    }
  }
}

/** A match of a game, played by chance until `enough`, as it is saved. */
export function played(
  id: string,
  seats: number,
  given: Readonly<Record<string, string | number | boolean>>,
  seed: string,
  enough: (course: Course) => boolean,
): Save {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`${id} cannot be played like that`);
  const course = playToEnd(beginCourse(game, options.value, seats, seedOfText(seed)), 1, enough);
  const { log } = course;
  const own = { id: seed.replace(/\W/g, '-'), seed: toHex(seedOfText(seed)), log };
  return { version: 1, game: id, options: options.value, sitters: sittersOf(seats), ...own };
}

/** The course after so many moves of the match. */
export const after =
  (moves: number) =>
  ({ log }: Course): boolean =>
    log.flat().length >= moves;

/** The end of a deal, before the next one. */
export const atTheSheet = ({ deal }: Course): boolean => deal.phase === 'ended';
export const never = (): boolean => false;
