import { expect, it } from 'vitest';
import type { Move } from '../../src/rules/game.ts';
import { openLessonProgress } from '../../src/shell/store/lesson-progress.ts';
import { inMemory } from './fake-storage.ts';

const played: readonly Move[] = [{ do: 'lead', tile: '9-9' }, { do: 'play', tile: '7-9', arm: 0 }, { do: 'draw' }];

it('knows what was left half-way, and what was played to its end, and outlasts the page', () => {
  const store = inMemory();
  const progress = openLessonProgress(store);
  expect(progress.of('cyprus')).toBe('new');
  progress.keep('cyprus', played);
  expect(openLessonProgress(store).of('cyprus')).toBe('begun');
  expect(openLessonProgress(store).played('cyprus')).toEqual(played);
  progress.finish('cyprus');
  expect([progress.of('cyprus'), progress.played('cyprus'), progress.of('block')]).toEqual(['done', [], 'new']);
  progress.keep('cyprus', played);
  expect([progress.of('cyprus'), progress.played('cyprus')]).toEqual(['done', played]);
});

it('begins anew where what was kept makes no sense', () => {
  const store = inMemory();
  for (const text of ['', '[', '3', '{"cyprus":3}', '{"cyprus":{"isDone":1,"played":[]}}']) {
    store.set('cyprus/lessons', text);
    expect(openLessonProgress(store).of('cyprus')).toBe('new');
  }
});
