/** A lesson in play: its deal, and all of its moves. */
import type { MatchInput } from '../match/match-setup.ts';
import type { Sitter } from '../match/ports.ts';
import { beginMatch, forcedMove, type MatchProgress, playMove } from '../match/progress.ts';
import type { Deal, Game, Move, Seat, Seen } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import { isTileMove } from '../rules/moves.ts';
import { type Asked, type Lesson, splitWords, tilesIn } from './lesson.ts';

/** The seat of the learner. */
export const LEARNER: Seat = 0;
/** Lessons contain no chance. */
const NO_SEED = new Uint8Array(32);

/** One move of a lesson. */
export interface LessonStep {
  readonly seat: Seat;
  /** The move, in the words of `Lesson.course`. */
  readonly move: string;
  /** The key of the words that ask for it; `null` if it is made without asking. */
  readonly say: string | null;
  /** True if there is no choice: every match makes such a move automatically. */
  readonly isForced: boolean;
  /** True if moves go quickly here, since the learner's next choice is made for them. */
  readonly isQuick: boolean;
}

export interface Course {
  readonly input: MatchInput;
  readonly steps: readonly LessonStep[];
  /** The points that the learner scores at the end or, where points are losses, that the other seat writes. */
  readonly points: number;
}

/** Returns the legal moves that match a move in words. */
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
 * Plays a lesson through. Throws if its tiles are not the set, a move is not legal, or the deal goes on.
 * @param sitters the players, the learner first.
 * @param played the moves of the deal that were made already.
 */
export function courseOf(lesson: Lesson, sitters: readonly Sitter[], played: readonly Move[] = []): Course {
  const game = fixedGame(lesson);
  const seats = lesson.hands.length;
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(`the lesson ${lesson.id} cannot be played`);
  const input = { game, options: options.value, sitters, seed: NO_SEED, log: played.length > 0 ? [played] : [] };
  let at = beginMatch(game, options.value, seats, NO_SEED);
  const steps = lesson.course
    .flatMap((part): readonly (string | Asked)[] => (typeof part === 'string' ? splitWords(part) : [part]))
    .map((part, index): Omit<LessonStep, 'isQuick'> => {
      const move = typeof part === 'string' ? part : part.move;
      const [meant] = movesMeant(move, at.moves, at.deal);
      if (!meant) throw new Error(`in the lesson ${lesson.id} move ${index + 1}, ${move}, is not legal`);
      const step = { seat: seatOf(at.deal), move, say: typeof part === 'string' ? null : part.say };
      const isForced = forcedMove(at) !== null;
      at = playMove(at, meant).progress;
      return { ...step, isForced };
    });
  const written = at.settlement?.points;
  // Where points are losses, the learner makes the others write them.
  const points = game.points === 'lost' ? written && Math.max(...written) : written?.[LEARNER];
  if (points === undefined) throw new Error(`the lesson ${lesson.id} stops in the middle of its deal`);
  return { points, input, steps: steps.map((step, index) => ({ ...step, isQuick: isQuick(steps.slice(index)) })) };
}

/** True if all moves played so far are those of the lesson, and the deal has not ended. */
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

/** Returns the game, dealt with the lesson's tiles. */
function fixedGame({ id, hands, boneyard, puzzle }: Lesson): Game {
  const game = gameById(id);
  if (!game) throw new Error(`no game is called ${id}`);
  const heap = tilesIn([...hands, boneyard].join(' '));
  return {
    ...game,
    open(standing, options, seats) {
      const deal = game.open(standing, options, seats, heap, LEARNER);
      return (puzzle && game.dealing?.puzzles?.deal(deal, puzzle)) ?? deal;
    },
  };
}

function seatOf({ turn }: Deal): Seat {
  if (!turn) throw new Error('a move after the end of the deal');
  return turn.seat;
}

const isDone = ({ deal }: MatchProgress) => deal.phase === 'ended';

function isQuick(coming: readonly Omit<LessonStep, 'isQuick'>[]): boolean {
  const next = coming.find(({ seat, isForced }) => seat === LEARNER && !isForced);
  return next !== undefined && next.say === null;
}
