/**
 * The teacher of a lesson: asks for moves in words, answers other moves with a reason, and moves for everybody else.
 */

import type { LessonTexts } from '../i18n/index.ts';
import type { Clock } from '../motion/clock.ts';
import type { Move, Seen } from '../rules/game.ts';
import { lastWhere } from '../rules/last-where.ts';
import { sameMove } from '../rules/moves.ts';
import type { Advised, AskingDesk, Question } from '../seats/desk.ts';
import { type Course, type LessonStep, movesMeant } from './course.ts';
import type { LessonId } from './lesson.ts';

/** Milliseconds: the time to read that turns go quickly, and the time until a puzzled learner is shown a move. */
const SAID = 3000;
const PUZZLED = 12_000;

export interface Teaching {
  readonly desk: AskingDesk;
  readonly clock: Pick<Clock, 'wait' | 'later'>;
  /** Converts milliseconds at normal speed to milliseconds now. */
  readonly pace: (ms: number) => number;
}

export interface Teacher {
  readonly desk: Pick<AskingDesk, 'ask' | 'question' | 'offer'>;
  /** Returns the move of a bot. */
  think(seen: Seen, moves: readonly Move[]): Promise<Move>;
}

/** The words of a step. */
interface Words {
  readonly ask: string;
  /** The words for any other move; absent if no other is possible. */
  readonly instead?: string;
}

export function createTeacher(id: LessonId, { steps, input }: Course, texts: LessonTexts, at: Teaching): Teacher {
  const { desk, clock, pace } = at;
  const asked = steps.filter(({ say }) => say !== null);
  const wordsOf = (step: LessonStep): Words | null => {
    const words = (texts.lessons.steps[id] as Readonly<Record<string, Words>>)[step.say ?? ''];
    return words ? { ...words, ask: texts.lessons.step(asked.indexOf(step) + 1, asked.length, words.ask) } : null;
  };
  const stepAt = ({ log }: Seen) => steps[log.length];
  const meantBy = (step: LessonStep | undefined, seen: Seen, moves: readonly Move[]) =>
    movesMeant(step?.move ?? '', moves, seen);

  /** Asks for a move until it is made. */
  const teach = (question: Question, meant: readonly Move[], words: Words, signal: AbortSignal): Promise<Move> => {
    const shown = shownAs(meant, words.ask);
    const taught: Question = {
      ...question,
      refuse: (move) =>
        meant.some((each) => sameMove(each, move)) ? null : shownAs(meant, words.instead ?? words.ask),
    };
    const answer = desk.ask(taught, signal);
    desk.advise(taught, { moves: [], words: words.ask, next: shown });
    const forget = clock.later(PUZZLED, () => {
      if (desk.advised?.moves.length === 0) desk.advise(taught, shown);
    });
    return answer.then(
      (move) => {
        forget();
        // The lesson fixes the drawn tile, whichever one is taken.
        return move.do === 'draw' ? { do: 'draw' } : move;
      },
      (error) => {
        forget();
        throw error;
      },
    );
  };

  /** Moves for the learner. No hand is lit, but the words stay until the next question. */
  const moveFor = async (move: Move, isFirst: boolean, signal: AbortSignal): Promise<Move> => {
    if (isFirst) desk.advise(null, { moves: [], words: texts.lessons.quick(input.sitters.length) });
    await clock.wait(isFirst ? SAID : pace(300), signal);
    return move;
  };

  return {
    desk: {
      get question() {
        return desk.question;
      },
      offer: desk.offer,
      ask(question, signal) {
        const { seen, moves } = question;
        const step = stepAt(seen);
        const meant = meantBy(step, seen, moves);
        const [move] = meant;
        // The course was played through when the lesson was opened.
        if (!step || !move) return desk.ask(question, signal);
        const words = wordsOf(step);
        if (words) return teach(question, meant, words, signal);
        const before = lastWhere(steps.slice(0, seen.log.length), ({ seat }) => seat === step.seat);
        const isFirst = before === undefined || !isMadeFor(before);
        return moveFor(move, isFirst, signal);
      },
    },
    async think(seen, moves) {
      const [move] = meantBy(stepAt(seen), seen, moves);
      if (!move) throw new Error(`the lesson ${id} has no move here`);
      return move;
    },
  };
}

const isMadeFor = ({ say, isForced, isQuick }: LessonStep) => say === null && !isForced && isQuick;

/** Returns advice that shows the move, and shows it again if asked once more. */
function shownAs(moves: readonly Move[], words: string): Advised {
  const shown: Advised = {
    moves,
    words,
    get next() {
      return shown;
    },
  };
  return shown;
}
