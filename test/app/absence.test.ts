// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heedAbsence } from '../../src/app/absence.ts';

const turn = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

function heeded() {
  const away = new AbortController();
  const [pause, resume, hide] = [vi.fn(), vi.fn(), vi.fn()];
  heedAbsence({ pause, resume }, hide, away.signal);
  resume.mockClear();
  return { away, pause, resume, hide };
}

afterEach(() => vi.restoreAllMocks());

describe('a page that nobody looks at', () => {
  it('stands still while it is hidden, and goes on when it is seen', () => {
    const { away, pause, resume, hide } = heeded();
    turn(true);
    expect([pause.mock.calls, resume.mock.calls, hide.mock.calls]).toEqual([[['hidden']], [], [[]]]);
    turn(false);
    expect([resume.mock.calls, hide.mock.calls]).toEqual([[['hidden']], [[]]]);
    away.abort();
  });

  it.each([
    ['whose window is left', () => window, 'blur'],
    ['that is put away', () => window, 'pagehide'],
    ['that sleeps', () => document, 'freeze'],
  ] as const)('and %s hides the hand, while others play on', (_, from, event) => {
    const { away, pause, hide } = heeded();
    from().dispatchEvent(new Event(event));
    expect(hide).toHaveBeenCalledTimes(1);
    expect(pause).not.toHaveBeenCalled();
    away.abort();
  });

  it('that is hidden from the start stands still from the start', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { away, pause } = heeded();
    expect(pause.mock.calls).toEqual([['hidden']]);
    away.abort();
  });

  it('hears of nothing once the table is left', () => {
    const { away, pause, hide } = heeded();
    away.abort();
    turn(true);
    window.dispatchEvent(new Event('blur'));
    expect([pause, hide].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});
