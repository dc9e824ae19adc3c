// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { causeOf, hearFaults, ownScripts } from '../../src/shell/page-faults.ts';

const FOLDER = 'https://games.example/dominoes/assets/';
const OURS = `${FOLDER}table-1a2b.js`;
const SDK = 'https://sdk.example/v3.js';

let away: AbortController;
const fault = vi.fn();
const hearIn = (origin: string, beginning: string) =>
  hearFaults(window, ownScripts(Object.assign(Object.create(window), { origin }), beginning), fault, away.signal);
beforeEach(() => {
  away = new AbortController();
  fault.mockClear();
  hearIn('https://games.example', FOLDER);
});
afterEach(() => away.abort());

/** An error with such a stack, as Chromium writes it, or Firefox and Safari. */
const chromium = (...lines: string[]) =>
  Object.assign(new Error('broken'), { stack: ['Error: broken', ...lines.map((each) => `    at ${each}`)].join('\n') });
const firefox = (...lines: string[]) => Object.assign(new Error('broken'), { stack: lines.join('\n') });

const thrown = (error: unknown, filename: string, message = 'Uncaught') =>
  void window.dispatchEvent(new ErrorEvent('error', { error, message, filename }));
const rejected = (reason: unknown) =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe.each([
  ['thrown', (error: unknown) => thrown(error, SDK)],
  ['left in a promise', rejected],
])('an error that is %s', (_, happens) => {
  it.each([
    ['our own script', chromium(`play (${OURS}:1:234)`, `${SDK}:1:5`)],
    ['our own script in a nameless function', chromium(`${OURS}:1:234`)],
    ['our own script, asynchronously', chromium(`async Promise.all (index 0)`, `async play (${OURS}:1:2)`)],
    ['a built-in function that our own script calls', chromium('Array.map (<anonymous>)', `play (${OURS}:1:2)`)],
    [
      'code that our own script has made',
      chromium(`eval (eval at sync (${OURS}:1:2), <anonymous>:3:4)`, `f (${OURS}:5:6)`),
    ],
    ['our own script in Firefox', firefox(`play@${OURS}:1:234`, `@${SDK}:1:5`)],
    ['our own script in Safari', firefox('map@[native code]', `@${OURS}:1:234`)],
  ])('is heard from %s', (_, error) => {
    happens(error);
    expect(fault.mock.calls).toEqual([[error]]);
  });

  it.each([
    ['another script that ours has called', chromium(`gameplayStart (${SDK}:1:2)`, `playing (${OURS}:1:2)`)],
    ['another script that ours has called, in Firefox', firefox(`gameplayStart@${SDK}:1:2`, `playing@${OURS}:1:2`)],
    ['an extension', chromium('chrome-extension://abc/inject.js:1:2')],
    ['another script of our site', chromium('https://games.example/dominoes/ads.js:1:2', `f (${OURS}:1:2)`)],
    ['the console', chromium('fail (<anonymous>:1:7)')],
  ])('is left alone from %s', (_, error) => {
    happens(error);
    expect(fault).not.toHaveBeenCalled();
  });
});

it('hears what our own script has thrown that is no error, and nothing else without a stack', () => {
  thrown('a word', OURS, 'Uncaught a word');
  thrown('a word', SDK, 'Uncaught a word');
  thrown(null, '', 'Script error.');
  thrown(null, 'https://games.example/dominoes/', 'ResizeObserver loop completed with undelivered notifications.');
  for (const reason of [undefined, null, 'a word', { stack: 7 }, new DOMException('no')]) rejected(reason);
  expect(fault.mock.calls).toEqual([['a word']]);
});

it('takes a fault without an address for ours where the page has no origin, and no script but ours', () => {
  away.abort();
  away = new AbortController();
  hearIn('null', 'https://games.example/embed/cyprus.js');
  const put = (src: string) =>
    document.head.appendChild(Object.assign(document.createElement('script'), { type: 'text/plain', src }));
  const [own] = ['https://games.example/embed/stand-by.js'].map(put);
  thrown(null, '', 'Script error.');
  expect(fault.mock.calls).toEqual([['Script error.']]);
  const other = put(SDK);
  thrown(null, '', 'Script error.');
  expect(fault).toHaveBeenCalledOnce();
  own?.remove();
  other.remove();
});

it('tells causes apart by the words and by the place where they arose', () => {
  const one = chromium(`play (${OURS}:1:234)`, `tap (${OURS}:9:9)`);
  expect(causeOf(chromium(`play (${OURS}:1:234)`, `drag (${OURS}:8:8)`))).toBe(causeOf(one));
  expect(causeOf(chromium(`play (${OURS}:1:235)`))).not.toBe(causeOf(one));
  expect(causeOf(Object.assign(new Error('other'), { stack: one.stack }))).not.toBe(causeOf(one));
  expect(causeOf('a word')).toBe(causeOf('a word'));
});

it('hears nothing any more once the game has left the page', () => {
  away.abort();
  thrown(chromium(`play (${OURS}:1:234)`), OURS);
  expect(fault).not.toHaveBeenCalled();
});
