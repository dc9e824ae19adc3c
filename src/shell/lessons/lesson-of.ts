/** Finds the lesson for a game: its own, or the basics of games like it. */
import type { LessonId } from '../../lessons/lesson.ts';
import type { Game, KindName } from '../../rules/game.ts';

/**
 * The kinds of table that each lesson introduces, besides its own game. A lesson has the id of the game that it is
 * played with.
 */
const INTRODUCES: Readonly<Record<LessonId, readonly KindName[]>> = {
  cyprus: ['star'],
  // Crosses begin as lines.
  block: ['line', 'cross', 'house'],
  'all-fives': [],
  'five-up': ['tree'],
  'mexican-train': ['trains'],
  italian: ['row'],
  french: ['stack'],
  sausage: ['two lines'],
  'solo-1': ['grid'],
  'solo-2': [],
  squares: ['outline'],
  mosaic: [],
};
const LESSONS = Object.keys(INTRODUCES) as readonly LessonId[];

/** A game for which a lesson is wanted. */
type Learned = Pick<Game, 'id' | 'table' | 'worth' | 'tableNumber'>;

export function lessonOf({ id, table: { kind }, worth, tableNumber }: Learned): LessonId {
  const own = LESSONS.find((each) => each === id);
  if (own) return own;
  // 6.9: games that add up the ends have the same heart, whatever their table.
  if (tableNumber && worth?.scoresOf) return 'all-fives';
  const lesson = LESSONS.find((each) => INTRODUCES[each].includes(kind));
  if (!lesson) throw new Error(`no lesson introduces ${kind}`);
  return lesson;
}
