// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearUntilDrawn, tellNotStarted } from '../../src/shell/first-screen.ts';
import { eventually } from '../eventually.ts';

const root = document.documentElement;
const told = vi.fn();
let screens: HTMLElement;
let settle: () => void;
let end: () => void;
const drawn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  drawn.mockClear();
  window.addEventListener('missing', told);
  screens = document.createElement('div');
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  end = hearUntilDrawn(window, screens, settled, drawn);
});
afterEach(() => {
  end();
  window.removeEventListener('missing', told);
  delete root.dataset.game;
  vi.useRealTimers();
});

const fail = () => window.dispatchEvent(new ErrorEvent('error', { error: new Error('staged'), message: 'staged' }));
const screen = (name: string) => {
  const part = document.createElement('div');
  part.className = `screen ${name}`;
  return part;
};

it('tells of what fails before anything has been drawn', () => {
  fail();
  vi.runAllTimers();
  expect([told.mock.calls.length, root.dataset.game]).toEqual([1, 'missing']);
});

it('tells of a screen that failed to be drawn just after its state had come', async () => {
  settle();
  await Promise.resolve();
  setTimeout(fail);
  vi.runAllTimers();
  expect(told).toHaveBeenCalledOnce();
});

it('leaves alone what is said by a screen, or comes of another script while one stands', async () => {
  screens.append(screen('is-loading'));
  fail();
  vi.runAllTimers();
  screens.replaceChildren(screen('is-title'));
  await eventually(() => expect(drawn).toHaveBeenCalledOnce());
  screens.replaceChildren();
  fail();
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
});

it('ends where a table comes without a screen, and where the game is taken away', async () => {
  settle();
  await Promise.resolve();
  vi.runAllTimers();
  expect(drawn).toHaveBeenCalledOnce();
  fail();
  end();
  vi.runAllTimers();
  expect([told.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 1]);
});

it('says that the game did not come also to a script that comes later', () => {
  tellNotStarted(window);
  expect([told.mock.calls.length, root.dataset.game]).toEqual([1, 'missing']);
});
