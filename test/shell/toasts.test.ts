// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/index.ts';
import { createToasts } from '../../src/shell/toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('leaves no timer behind when the page goes on without it', () => {
    const { root, toasts } = open();
    toasts.say('full');
    toasts.destroy();
    expect(vi.getTimerCount()).toBe(0);
    expect(root.textContent).toBe('');
  });
});
