/** A lesson as it is played: its deal, and what is to happen at each of its moves. */
import type { MatchInput } from '../match/match.machine.ts';
import type { Sitter } from '../match/ports.ts';
import { beginMatch, forcedMove, type MatchProgress, playMove } from '../match/progress.ts';
import { gameById } from '../rules/catalogue.ts';
import type { Deal, Game, Move, Seat, Seen } from '../rules/game.ts';
import { isTileMove } from '../rules/moves.ts';
import { type Asked, type Lesson, tilesIn, wordsOf } from './lesson.ts';

/** The seat of the person who learns. */
export const LEARNER: Seat = 0;
/** Nothing in a lesson is left to chance. */
const NO_SEED = new Uint8Array(32);

/** One move of a lesson. */
export interface Step {
  readonly seat: Seat;
  /** In the words of `Lesson.course`. */
  readonly move: string;
  /** The words that ask for it; `null`: it is made without asking. */
  readonly say: string | null;
  /** There is nothing to choose: it is made by itself in every match. */
  readonly isForced: boolean;
  /** The next move that the person chooses is made for them: everything goes quickly. */
  readonly isQuick: boolean;
}

export interface Course {
  readonly input: MatchInput;
  readonly steps: readonly Step[];
  /** What the person scores at the end, or the other writes where points are losses. */
  readonly points: number;
}

/** The legal moves that a move in words means. */
export function movesMeant(word: string, moves: readonly Move[], { ends }: Pick<Seen, 'ends'>): readonly Move[] {
  return moves.filter((move) => {
    if (move.do === 'lift') return `lift:${move.tile}` === word;
    if (!isTileMove(move)) return move.do === word;
    if (move.do === 'lead' || move.tile === word) return move.tile === word;
    const joint = move.joint === undefined ? '' : `.${move.joint}`;
    if (word === `${move.tile}@${move.arm}${joint}`.replace(' ', '+')) return true;
    return ends.some((end) => end.place === move.arm && `${move.tile}>${end.shows}` === word);
  });
}

/**
 * Plays a lesson through. Throws where its tiles are not the set, a move is not legal, or the deal does not end with it.
 * @param sitters who sits there, the person first.
 * @param played the moves of the deal that have been made already.
 */
export function courseOf(lesson: Lesson, sitters: readonly Sitter[], played: readonly Move[] = []): Course {
  const game = fixedGame(lesson);
  const seats = lesson.hands.length;
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(`the lesson ${lesson.id} cannot be played`);
  const input = { game, options: options.value, sitters, seed: NO_SEED, log: played.length > 0 ? [played] : [] };
  let at = beginMatch(game, options.value, seats, NO_SEED);
  const steps = lesson.course
    .flatMap((part): readonly (string | Asked)[] => (typeof part === 'string' ? wordsOf(part) : [part]))
    .map((part, index): Omit<Step, 'isQuick'> => {
      const move = typeof part === 'string' ? part : part.move;
      const [meant] = movesMeant(move, at.moves, at.deal);
      if (!meant) throw new Error(`in the lesson ${lesson.id} move ${index + 1}, ${move}, is not legal`);
      const step = { seat: seatOf(at.deal), move, say: typeof part === 'string' ? null : part.say };
      const isForced = forcedMove(at) !== null;
      at = playMove(at, meant).progress;
      return { ...step, isForced };
    });
  const written = at.settlement?.points;
  // Where points are losses the person makes the others write them.
  const points = game.points === 'lost' ? written && Math.max(...written) : written?.[LEARNER];
  if (points === undefined) throw new Error(`the lesson ${lesson.id} stops in the middle of its deal`);
  return { points, input, steps: steps.map((step, index) => ({ ...step, isQuick: isQuick(steps.slice(index)) })) };
}

/** Whether the moves that were made are those of the lesson, as far as they go. */
export function follows({ input: { game, options, sitters }, steps }: Course, played: readonly Move[]): boolean {
  let at = beginMatch(game, options, sitters.length, NO_SEED);
  return played.every((move, index) => {
    const word = steps[index]?.move ?? '';
    const meant = movesMeant(word, at.moves, at.deal);
    const isMeant = meant.some((each) => JSON.stringify(each) === JSON.stringify(move));
    if (isMeant) at = playMove(at, move).progress;
    return isMeant && !isDone(at);
  });
}

/** The game, dealt as the lesson wants it. */
function fixedGame({ id, hands, boneyard }: Lesson): Game {
  const game = gameById(id);
  if (!game) throw new Error(`no game is called ${id}`);
  const heap = tilesIn([...hands, boneyard].join(' '));
  return { ...game, open: (standing, options, seats) => game.open(standing, options, seats, heap, LEARNER) };
}

function seatOf({ turn }: Deal): Seat {
  if (!turn) throw new Error('a move after the end of the deal');
  return turn.seat;
}

const isDone = ({ deal }: MatchProgress) => deal.phase === 'ended';

function isQuick(coming: readonly Omit<Step, 'isQuick'>[]): boolean {
  const next = coming.find(({ seat, isForced }) => seat === LEARNER && !isForced);
  return next !== undefined && next.say === null;
}
