/** Opens a lesson: everything that a table needs beyond a match. Loaded when a lesson is opened. */
import { type Texts, withLessons } from '../i18n/index.ts';
import type { MatchInput } from '../match/match-setup.ts';
import type { Sitter } from '../match/ports.ts';
import type { Speed } from '../motion/durations.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import type { Move } from '../rules/game.ts';
import { allFives } from './all-fives.ts';
import { block } from './block.ts';
import { courseOf, follows } from './course.ts';
import { cyprus } from './cyprus.ts';
import { french } from './french.ts';
import type { Lesson, LessonId, LessonOf } from './lesson.ts';
import { fiveUp } from './lesson-five-up.ts';
import { italian } from './lesson-italian.ts';
import { mexicanTrain } from './lesson-mexican-train.ts';
import { mosaic } from './lesson-mosaic.ts';
import { sausage } from './lesson-sausage.ts';
import { solo1 } from './lesson-solo-1.ts';
import { solo2 } from './lesson-solo-2.ts';
import { squares } from './lesson-squares.ts';
import { createTeacher, type Teacher, type Teaching } from './teacher.ts';

export const LESSONS: { readonly [Id in LessonId]: LessonOf<Id> } = {
  cyprus,
  block,
  'all-fives': allFives,
  'five-up': fiveUp,
  french,
  italian,
  'mexican-train': mexicanTrain,
  mosaic,
  sausage,
  'solo-1': solo1,
  'solo-2': solo2,
  squares,
};

export interface OpenLesson {
  readonly id: LessonId;
  readonly input: MatchInput;
  /** The words at its end. `target`: the points to which the match goes that is offered then. */
  readonly end: {
    readonly title: string;
    readonly play: string;
    readonly leave: string;
    line(target: number): string;
  };
  /** Returns the speed of the next move after this many moves; `null`: the player's setting. */
  speedAfter(moves: number): Speed | null;
  teach(at: Teaching): Teacher;
}

/** @param played the moves made before the lesson was left; if they are not the lesson's, it begins anew. */
export async function openLesson(
  id: LessonId,
  texts: Texts,
  played: readonly Move[],
  games: Catalogue,
): Promise<OpenLesson> {
  // Its end offers a match of its game.
  const [words] = await Promise.all([withLessons(texts), games.fetchAll()]);
  const lesson: Lesson = LESSONS[id];
  const sitters = [
    { name: texts.sitters.youName, kind: 'person' } as const,
    ...lesson.company.map((character): Sitter => ({ name: texts.company[character], kind: 'bot', character })),
  ];
  const whole = courseOf(lesson, sitters);
  const course = follows(whole, played) ? courseOf(lesson, sitters, played) : whole;
  const { over } = words.lessons;
  const name = texts.games[id]?.name ?? id;
  return {
    id,
    input: course.input,
    end: {
      title: over.title(name),
      line: (target) => over.lines[id]({ points: course.points, target }),
      play: over.play(name),
      leave: over.leave,
    },
    speedAfter: (moves) => (course.steps[moves]?.isQuick ? 'fast' : null),
    teach: (at) => createTeacher(id, course, words, at),
  };
}
