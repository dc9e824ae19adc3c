// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { listenForWheel } from '../../../src/table/touch/wheel.ts';

/** A wheel over the cloth, or beside it: whether the page is kept from it, and by how much the cloth zoomed. */
function turned({ ctrlKey = false, ...init }: WheelEventInit, isOver = true) {
  const canvas = document.createElement('canvas');
  const wheel = vi.fn();
  listenForWheel(
    canvas,
    { isOver: () => isOver, wheel },
    () => false,
    () => {},
  );
  const event = new WheelEvent('wheel', { cancelable: true, deltaY: 10, ...init });
  // The test's DOM leaves it out.
  Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
  const isFree = canvas.dispatchEvent(event);
  return [!isFree, wheel.mock.calls.map(([, , delta]) => delta)];
}

it('zooms the cloth by the wheel, by pixels or lines, and leaves the page where it is', () => {
  expect(turned({})).toEqual([true, [10]]);
  expect(turned({ deltaY: 3, deltaMode: 1 })).toEqual([true, [48]]);
});

it('leaves the wheel beside the cloth to the page, and with the control key to the browser, as trackpads tell a pinch', () => {
  expect(turned({}, false)).toEqual([false, []]);
  expect(turned({ ctrlKey: true, deltaY: 1.5 })).toEqual([false, []]);
});
