import { describe, expect, it, vi } from 'vitest';
import { createLessons } from '../../src/app/screen-app.ts';
import type { Services } from '../../src/app/services.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { LESSONS } from '../../src/lessons/open.ts';
import { createCatalogue } from '../../src/rules/catalogue.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import type { AppEvent } from '../../src/shell/app-events.ts';
import { lessonOf } from '../../src/shell/lessons/lesson-of.ts';
import { openLessonProgress } from '../../src/shell/store/lesson-progress.ts';
import { eventually } from '../eventually.ts';
import { inMemory } from '../shell/fake-storage.ts';

function open() {
  const store = inMemory();
  const lessonProgress = openLessonProgress(store);
  const sent: AppEvent[] = [];
  const say = vi.fn();
  const given = { texts: textsFor([]), toasts: { say }, lessonProgress, store, games: createCatalogue() };
  const services = given as unknown as Services;
  const lessons = createLessons(services, (event) => sent.push(event));
  return { lessons, lessonProgress, store, sent, say };
}

describe('the lessons', () => {
  it('are there for every game: its own, or one on the same kind of table', () => {
    for (const game of games) {
      const taught = games.find(({ id }) => id === LESSONS[lessonOf(game)].id);
      // Crosses begin as lines, at a house, too.
      const beginsAsLine = ['cross', 'house'].includes(game.table.kind);
      expect(taught?.table.kind).toBe(beginsAsLine ? 'line' : game.table.kind);
    }
    for (const id of Object.keys(LESSONS)) expect(games.map(lessonOf)).toContain(id);
  });

  it('are offered beside Play until one was taken to its end, or five matches of the game were played', () => {
    const { lessons, lessonProgress, store } = open();
    const played = (count: number) =>
      store.set('cyprus/book', JSON.stringify([...Array(count).fill({ game: 'cyprus' }), { game: 'block' }]));
    const [cyprus, block, family] = ['cyprus', 'block', 'cyprus-family'].map((id) => {
      const game = games.find((each) => each.id === id);
      if (!game) throw new Error(`no ${id}`);
      return game;
    }) as [Game, Game, Game];
    expect(lessons.isNeeded(cyprus)).toBe(true);
    played(4);
    expect(lessons.isNeeded(cyprus)).toBe(true);
    played(5);
    expect([cyprus, block, family].map(lessons.isNeeded)).toEqual([false, true, true]);
    played(1);
    lessonProgress.keep('cyprus', [{ do: 'lead', tile: '9-9' }]);
    expect(lessons.isNeeded(cyprus)).toBe(true);
    lessonProgress.finish('cyprus');
    expect([cyprus, block, family].map(lessons.isNeeded)).toEqual([false, true, false]);
  });

  it('open where they were left', async () => {
    const { lessons, lessonProgress, sent } = open();
    lessonProgress.keep('block', [{ do: 'lead', tile: '6-6' }]);
    lessons.open('block');
    await eventually(() => expect(sent.length).toBe(1));
    expect(sent[0]).toMatchObject({ type: 'LESSON', lesson: { input: { log: [[{ do: 'lead', tile: '6-6' }]] } } });
  });
});
