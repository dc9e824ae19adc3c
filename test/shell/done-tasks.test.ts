import { expect, it } from 'vitest';
import { openDoneTasks } from '../../src/shell/store/done-tasks.ts';
import { inMemory } from './fake-storage.ts';

it('counts what was done, and outlasts the page', () => {
  const store = inMemory();
  const done = openDoneTasks(store);
  expect(done.of('star')).toBe(0);
  done.count('star');
  done.count('star');
  done.count('draw');
  expect(openDoneTasks(store).of('star')).toBe(2);
  expect(openDoneTasks(store).of('ends')).toBe(0);
});

it('begins anew where what was kept makes no sense', () => {
  const store = inMemory();
  for (const text of ['', '[', '3', '{"star":-1}', '{"star":null}', '{"dance":3}']) {
    store.set('cyprus/done', text);
    expect(openDoneTasks(store).of('star')).toBe(0);
  }
});
