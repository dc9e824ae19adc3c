import type { LessonId } from '../../lessons/lesson.ts';
import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { button } from '../widgets.ts';
import { lessonOf } from './lesson-of.ts';

/**
 * Returns the button that opens or resumes the lesson for a game.
 * @param hasHint true to name the lesson: by its game, or by what it teaches.
 */
export function lessonButton({ texts, lessons }: App, game: Game, hasHint = true) {
  const lesson = lessonOf(game);
  const { learnHint } = texts.title;
  // The lesson of another game is called by what it teaches.
  const basics: Partial<Record<LessonId, string>> = lesson === game.id ? {} : texts.title.basics;
  const hint = basics[lesson] ?? learnHint(texts.games[lesson]?.name ?? lesson);
  return button({
    text: lessons.state(lesson) === 'begun' ? texts.title.learnOn : texts.title.learn,
    ...(hasHint && { hint }),
    onPress: () => lessons.open(lesson),
  });
}
