/** Which lesson teaches a game: one on the same kind of table. */
import type { LessonId } from '../lessons/lesson.ts';
import type { Game, TableKind } from '../rules/game.ts';

const BY_KIND: Readonly<Partial<Record<TableKind, LessonId>>> = { star: 'cyprus' };

/** `null` where no lesson is given on such a table. */
export const lessonOf = ({ table: { kind } }: Pick<Game, 'table'>): LessonId | null => BY_KIND[kind] ?? null;
