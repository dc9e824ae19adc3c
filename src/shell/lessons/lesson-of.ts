/** Finds the lesson for a game: its own, or one on the same kind of table. */
import type { LessonId } from '../../lessons/lesson.ts';
import type { Game, KindName } from '../../rules/game.ts';

/** The kinds of table that each lesson introduces. A lesson has the id of the game that it is played with. */
const INTRODUCES: Readonly<Record<LessonId, readonly KindName[]>> = {
  cyprus: ['star'],
  // A cross begins as a line.
  block: ['line', 'cross'],
  'all-fives': ['house'],
  italian: ['row'],
  french: ['stack'],
  sausage: ['two lines'],
  'solo-1': ['grid'],
  'solo-2': [],
  squares: ['outline'],
};
const LESSONS = Object.keys(INTRODUCES) as readonly LessonId[];

export function lessonOf({ id, table: { kind } }: Pick<Game, 'id' | 'table'>): LessonId {
  const lesson = LESSONS.find((each) => each === id) ?? LESSONS.find((each) => INTRODUCES[each].includes(kind));
  if (!lesson) throw new Error(`no lesson introduces ${kind}`);
  return lesson;
}
