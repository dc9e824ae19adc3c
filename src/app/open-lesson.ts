/** The lessons as the screens use them. Their content is loaded with the first one opened. */
import type { Lessons } from '../shell/app.ts';
import type { AppEvent } from '../shell/app-events.ts';
import { lessonOf } from '../shell/lessons/lesson-of.ts';
import { timesPlayed } from '../shell/store/times-played.ts';
import type { Services } from './services.ts';

/** Plays of a game after which its lesson is not needed. */
const LEARNED = 5;

export function createLessons(
  { texts, toasts, lessonProgress, store }: Services,
  send: (event: AppEvent) => void,
): Lessons {
  return {
    state: lessonProgress.of,
    isNeeded: (game) => lessonProgress.of(lessonOf(game)) !== 'done' && timesPlayed(store, game.id) < LEARNED,
    async open(id) {
      try {
        const { openLesson } = await import('../lessons/open.ts');
        send({ type: 'LESSON', lesson: await openLesson(id, texts, lessonProgress.played(id)) });
      } catch {
        toasts.say(texts.toast.missingTable);
      }
    },
  };
}
