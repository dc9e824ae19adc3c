import { describe, expect, it, vi } from 'vitest';
import { createViews } from '../../src/app/views.ts';
import type { Situation, View } from '../../src/match/ports.ts';

const now = { eye: 'table' } as Situation;
const view = () => ({ show: vi.fn(), play: vi.fn(), shuffle: vi.fn() }) satisfies View;

describe('the views of a match', () => {
  it('are all shown the same, in the order in which they came', () => {
    const [first, second] = [view(), view()];
    const views = createViews([first], () => {});
    views.join(second);
    views.showAll(now);
    expect(views.all).toEqual([first, second]);
    for (const { show } of [first, second]) expect(show.mock.calls).toEqual([[now]]);
  });

  it('are shown it although one of them fails and leaves', () => {
    const [broken, whole] = [view(), view()];
    const error = new Error('lost');
    broken.show.mockImplementation(() => {
      throw error;
    });
    const failed = vi.fn((_: unknown, which: View) => views.leave(which));
    const views = createViews([broken, whole], failed);
    views.showAll(now);
    expect(failed.mock.calls).toEqual([[error, broken]]);
    expect(whole.show).toHaveBeenCalledTimes(1);
    expect(views.all).toEqual([whole]);
  });

  it('stay as they are when one leaves that is none of them', () => {
    const first = view();
    const views = createViews([first], () => {});
    views.leave(view());
    expect(views.all).toEqual([first]);
  });

  it('are none any more for those who show them, once they are closed', () => {
    const views = createViews([view()], () => {});
    const { all } = views;
    views.close();
    expect(all).toEqual([]);
  });
});
