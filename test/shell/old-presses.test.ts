// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { stopOldPresses } from '../../src/shell/old-presses.ts';

/** A press of a button by a pointer that went down at that time, milliseconds from now. */
function press(button: HTMLElement, after: number) {
  const down = new Event('pointerdown', { bubbles: true });
  const { timeStamp } = down;
  Object.defineProperty(down, 'timeStamp', { value: timeStamp + after });
  button.dispatchEvent(down);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

it('stops a press that began before its screen was shown, and no other', () => {
  document.body.innerHTML = '<main><button></button></main>';
  const [root, button] = [document.querySelector('main'), document.querySelector('button')];
  if (!root || !button) throw new Error('no page');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  const left = new AbortController();
  const markShown = stopOldPresses(root, left.signal);
  press(button, 0);
  expect(pressed).toHaveBeenCalledTimes(1);
  markShown();
  press(button, -1000);
  expect(pressed).toHaveBeenCalledTimes(1);
  press(button, 1000);
  expect(pressed).toHaveBeenCalledTimes(2);
  // A key clicks without a pointer.
  markShown();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(3);
  left.abort();
  press(button, -1000);
  expect(pressed).toHaveBeenCalledTimes(4);
});
