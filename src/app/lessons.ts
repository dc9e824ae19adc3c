/** The lessons as screens know them. What is in them is fetched with the first. */
import type { Lessons } from '../shell/app.ts';
import type { AppEvent } from '../shell/app-events.ts';
import type { Services } from './services.ts';

/** Who has done this so often has learned to play. */
const LEARNED = 3;

export function createLessons(
  { texts, toasts, lessonProgress, doneTasks }: Services,
  send: (event: AppEvent) => void,
): Lessons {
  return {
    state: lessonProgress.of,
    areNeeded: () =>
      lessonProgress.of('cyprus') === 'begun' ||
      (lessonProgress.of('cyprus') === 'new' && doneTasks.of('ends') < LEARNED),
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
