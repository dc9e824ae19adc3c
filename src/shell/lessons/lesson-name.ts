import type { SetUpTexts } from '../../i18n/index.ts';
import type { LessonId } from '../../lessons/lesson.ts';
import type { Game } from '../../rules/game.ts';
import { lessonOf } from './lesson-of.ts';

/** Returns what the lesson for a game is called: by its game, or by what it teaches if it was made for another. */
export function lessonName({ setup, games }: SetUpTexts, game: Game): string {
  const lesson = lessonOf(game);
  const basics: Partial<Record<LessonId, string>> = lesson === game.id ? {} : setup.basics;
  return basics[lesson] ?? setup.lessonOf(games[lesson]?.name ?? lesson);
}
