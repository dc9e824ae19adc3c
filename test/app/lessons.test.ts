import { describe, expect, it, vi } from 'vitest';
import { createLessons } from '../../src/app/lessons.ts';
import type { Services } from '../../src/app/services.ts';
import { textsFor } from '../../src/i18n/index.ts';
import { LESSONS } from '../../src/lessons/open.ts';
import { games } from '../../src/rules/games.ts';
import type { AppEvent } from '../../src/shell/app-events.ts';
import { lessonOf } from '../../src/shell/lesson-of.ts';
import { openDoneTasks } from '../../src/shell/store/done-tasks.ts';
import { openLessonProgress } from '../../src/shell/store/lesson-progress.ts';
import { inMemory } from '../shell/fake-storage.ts';

function open() {
  const store = inMemory();
  const lessonProgress = openLessonProgress(store);
  const doneTasks = openDoneTasks(store);
  const sent: AppEvent[] = [];
  const say = vi.fn();
  const services = { texts: textsFor([]), toasts: { say }, lessonProgress, doneTasks } as unknown as Services;
  const lessons = createLessons(services, (event) => sent.push(event));
  return { lessons, lessonProgress, doneTasks, sent, say };
}

describe('the lessons', () => {
  it('are there for every game: its own, or one on the same kind of table', () => {
    for (const game of games) {
      const taught = games.find(({ id }) => id === LESSONS[lessonOf(game)].id);
      // A cross begins as a line.
      expect(taught?.table.kind).toBe(game.table.kind === 'cross' ? 'line' : game.table.kind);
    }
    for (const id of Object.keys(LESSONS)) expect(games.map(lessonOf)).toContain(id);
  });

  it('are offered beside Play until one was learned from, or the game by playing', () => {
    const { lessons, lessonProgress, doneTasks } = open();
    expect(lessons.areNeeded()).toBe(true);
    for (let time = 0; time < 3; time++) doneTasks.count('ends');
    expect(lessons.areNeeded()).toBe(false);
    lessonProgress.keep('cyprus', [{ do: 'lead', tile: '9-9' }]);
    expect(lessons.areNeeded()).toBe(true);
    lessonProgress.finish('cyprus');
    expect(lessons.areNeeded()).toBe(false);
  });

  it('open where they were left', async () => {
    const { lessons, lessonProgress, sent } = open();
    lessonProgress.keep('block', [{ do: 'lead', tile: '6-6' }]);
    lessons.open('block');
    await vi.waitFor(() => expect(sent.length).toBe(1));
    expect(sent[0]).toMatchObject({ type: 'LESSON', lesson: { input: { log: [[{ do: 'lead', tile: '6-6' }]] } } });
  });
});
