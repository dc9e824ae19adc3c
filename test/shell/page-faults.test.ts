// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hearFaults } from '../../src/shell/page-faults.ts';

let away = new AbortController();
function heard() {
  away = new AbortController();
  const fault = vi.fn();
  hearFaults(window, fault, away.signal);
  return fault;
}
afterEach(() => away.abort());

it('hears what was thrown, and what was only said', () => {
  const fault = heard();
  const error = new Error('thrown');
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught Error: thrown' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(fault.mock.calls).toEqual([[error], ['Script error.']]);
});

it('hears of promises that nobody caught', () => {
  const fault = heard();
  const reason = new Error('broken');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(fault.mock.calls).toEqual([[reason]]);
});

it('takes a note of the browser about sizes for none', () => {
  const fault = heard();
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  window.dispatchEvent(new ErrorEvent('error', { message }));
  expect(fault).not.toHaveBeenCalled();
});

it('hears nothing any more once the game has left the page', () => {
  const fault = heard();
  away.abort();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(fault).not.toHaveBeenCalled();
});
