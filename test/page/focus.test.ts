// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { giveFocus } from '../../src/page/focus.ts';

afterEach(() => vi.restoreAllMocks());

/** Gives a button the focus in a page that has a window around it, or none, and has the focus, or not. */
function given(isFramed: boolean, hasFocus: boolean): boolean {
  document.body.innerHTML = '<button></button>';
  const button = document.querySelector('button');
  vi.spyOn(window, 'parent', 'get').mockReturnValue(isFramed ? Object.create(window) : window);
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  giveFocus(button);
  return document.activeElement === button;
}

it('takes the focus in a frame only while the frame has it, and on a page of its own always', () => {
  expect([given(false, false), given(false, true), given(true, false), given(true, true)]).toEqual([
    ...[true, true],
    ...[false, true],
  ]);
});
