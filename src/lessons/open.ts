/** Opens a lesson: the whole of what a table needs that is not one of a match. Fetched when a lesson is asked for. */
// A lesson may teach any game.
import '../rules/games.ts';
import { type Texts, withLessons } from '../i18n/index.ts';
import type { MatchInput } from '../match/match.machine.ts';
import type { Sitter } from '../match/ports.ts';
import type { Speed } from '../motion/durations.ts';
import type { Move } from '../rules/game.ts';
import { allFives } from './all-fives.ts';
import { block } from './block.ts';
import { courseOf, follows } from './course.ts';
import { cyprus } from './cyprus.ts';
import { french } from './french.ts';
import { italian } from './italian.ts';
import type { Lesson, LessonId, LessonOf } from './lesson.ts';
import { sausage } from './sausage.ts';
import { solo1 } from './solo-1.ts';
import { solo2 } from './solo-2.ts';
import { squares } from './squares.ts';
import { createTeacher, type Teacher, type Teaching } from './teacher.ts';

export const LESSONS: { readonly [Id in LessonId]: LessonOf<Id> } = {
  cyprus,
  block,
  'all-fives': allFives,
  french,
  italian,
  sausage,
  'solo-1': solo1,
  'solo-2': solo2,
  squares,
};

export interface OpenLesson {
  readonly id: LessonId;
  readonly input: MatchInput;
  /** What is said when it is over. */
  readonly end: { readonly title: string; readonly line: string; readonly play: string; readonly leave: string };
  /** How fast the next move goes when so many have been made; `null`: as the player has set it. */
  speedAfter(moves: number): Speed | null;
  teach(at: Teaching): Teacher;
}

/** @param played the moves that were made before it was left; where they are none of this lesson it begins anew. */
export async function openLesson(id: LessonId, texts: Texts, played: readonly Move[]): Promise<OpenLesson> {
  const words = await withLessons(texts);
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
    end: { title: over.title(name), line: over.lines[id](course.points), play: over.play(name), leave: over.leave },
    speedAfter: (moves) => (course.steps[moves]?.isQuick ? 'fast' : null),
    teach: (at) => createTeacher(id, course, words, at),
  };
}
