import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { button } from '../widgets.ts';
import { lessonOf } from './lesson-of.ts';

/** Returns the button that opens or resumes the lesson for a game. `hint`: what it is called. */
export function lessonButton({ texts, lessons }: App, game: Game, hint = '') {
  const lesson = lessonOf(game);
  return button({
    text: lessons.state(lesson) === 'begun' ? texts.title.learnOn : texts.title.learn,
    hint,
    onPress: () => lessons.open(lesson),
  });
}
