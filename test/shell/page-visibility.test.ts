// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchPage } from '../../src/shell/page-visibility.ts';

const turn = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

function watched() {
  const away = new AbortController();
  const told: string[] = [];
  watchPage(({ type }) => told.push(type), away.signal);
  return { away, told: () => told.splice(0) };
}

afterEach(() => vi.restoreAllMocks());

describe('a page that nobody looks at', () => {
  it('tells that it is hidden, and that it is seen again', () => {
    const { away, told } = watched();
    expect(told()).toEqual(['VISIBLE']);
    turn(true);
    expect(told()).toEqual(['HIDDEN', 'LOOKED_AWAY']);
    turn(false);
    expect(told()).toEqual(['VISIBLE']);
    away.abort();
  });

  it.each([
    ['whose window is left', () => window, 'blur'],
    ['that is put away', () => window, 'pagehide'],
    ['that sleeps', () => document, 'freeze'],
  ] as const)('and %s tells that the hand is to be hidden, while others play on', (_, from, event) => {
    const { away, told } = watched();
    told();
    from().dispatchEvent(new Event(event));
    expect(told()).toEqual(['LOOKED_AWAY']);
    away.abort();
  });

  it('that is hidden from the start tells so from the start', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { away, told } = watched();
    expect(told()[0]).toBe('HIDDEN');
    away.abort();
  });

  it('tells of nothing once the table is left', () => {
    const { away, told } = watched();
    away.abort();
    told();
    turn(true);
    window.dispatchEvent(new Event('blur'));
    expect(told()).toEqual([]);
  });
});
