// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { createToasts } from '../../src/shell/toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const root = document.createElement('div');
  const toasts = createToasts(root, textsFor([]));
  const said = () => [...root.querySelectorAll('.toast > span')].map((each) => each.textContent);
  return { root, toasts, said };
}

describe('a word in passing', () => {
  it('goes by itself, and is not said twice at once', () => {
    const { toasts, said } = open();
    toasts.say('full');
    toasts.say('full');
    expect(said()).toEqual(['full']);
    vi.runAllTimers();
    expect(said()).toEqual([]);
  });

  it('with a remedy stays until it is dismissed', () => {
    const { root, toasts, said } = open();
    const onPress = vi.fn();
    toasts.say('broken', { text: 'Save it', onPress });
    vi.runAllTimers();
    expect(said()).toEqual(['broken']);
    root.querySelector<HTMLElement>('.button')?.click();
    expect(onPress).toHaveBeenCalledTimes(1);
    root.querySelector<HTMLElement>('.round')?.click();
    expect(said()).toEqual([]);
  });

  it('with a remedy is not pushed out by words in passing', () => {
    const { toasts, said } = open();
    toasts.say('broken', { text: 'Save it', onPress() {} });
    for (const text of ['one', 'two', 'three']) toasts.say(text);
    expect(said()).toEqual(['broken', 'two', 'three']);
  });

  it('tells how far down it reaches, for what lies under it, and that it is gone', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 480, 50));
    const heard: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => {};
        disconnect = () => {};
        constructor(hear: () => void) {
          heard.push(hear);
        }
      },
    );
    const { toasts } = open();
    const reach = () => {
      for (const hear of heard) hear();
      return document.documentElement.style.getPropertyValue('--said');
    };
    expect(reach()).toBe('0px');
    const takeBack = toasts.say('full');
    expect(reach()).toBe('60px');
    takeBack();
    expect(reach()).toBe('0px');
    toasts.destroy();
    expect(document.documentElement.style.getPropertyValue('--said')).toBe('');
  });

  it('leaves no timer behind when the page goes on without it', () => {
    const { root, toasts } = open();
    toasts.say('full');
    toasts.destroy();
    expect(vi.getTimerCount()).toBe(0);
    expect(root.textContent).toBe('');
  });
});
