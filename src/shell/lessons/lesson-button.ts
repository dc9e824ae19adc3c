import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { button } from '../widgets.ts';
import { lessonOf } from './lesson-of.ts';

/**
 * Returns the button that opens or resumes the lesson of a game's kind of table.
 * @param hasHint true to name the lesson's game.
 */
export function lessonButton({ texts, lessons }: App, game: Pick<Game, 'id' | 'table'>, hasHint = true) {
  const lesson = lessonOf(game);
  return button({
    text: lessons.state(lesson) === 'begun' ? texts.title.learnOn : texts.title.learn,
    ...(hasHint && { hint: texts.title.learnHint(texts.games[lesson]?.name ?? lesson) }),
    onPress: () => lessons.open(lesson),
  });
}
