// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"awaited"}
import { afterEach, expect, it, vi } from 'vitest';
import { showAwaited } from '../../src/shell/awaited.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.game;
  document.body.replaceChildren();
});

const delayOfWords = () => {
  vi.spyOn(performance, 'now').mockReturnValue(3000);
  showAwaited(document.body, 'Setting up the table');
  return document.querySelector<HTMLElement>('.is-awaited')?.style.animationDelay;
};

it('keeps its words back for a moment where a table was asked for in the game', () => {
  expect(delayOfWords()).toBe('');
});

it('shows them at once where the page itself has already taken that long to come', () => {
  document.documentElement.dataset.game = 'coming';
  expect(delayOfWords()).toBe('-2100ms');
});
