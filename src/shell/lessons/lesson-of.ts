/** Which lesson teaches a game: its own, or one on the same kind of table. */
import type { LessonId } from '../../lessons/lesson.ts';
import type { Game, KindName } from '../../rules/game.ts';

const OWN: Readonly<Record<string, LessonId>> = { 'all-fives': 'all-fives', 'solo-2': 'solo-2' };
const BY_KIND: Readonly<Record<KindName, LessonId>> = {
  star: 'cyprus',
  cross: 'block',
  house: 'all-fives',
  line: 'block',
  row: 'italian',
  stack: 'french',
  grid: 'solo-1',
  outline: 'squares',
  'two lines': 'sausage',
};

export const lessonOf = ({ id, table: { kind } }: Pick<Game, 'id' | 'table'>): LessonId => OWN[id] ?? BY_KIND[kind];
