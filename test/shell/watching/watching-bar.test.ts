// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withWatching } from '../../../src/i18n/index.ts';
import { type BarActions, type BarState, watchingBar } from '../../../src/shell/watching/watching-bar.ts';

const texts = await withWatching(textsFor([]));
const sitters = [0, 1].map((seat) => ({ kind: 'person' as const, name: `P${seat}`, colour: 0, look: '' }));
const STATE = {
  sitters,
  sides: [0, 1],
  ...{ deal: 2, deals: 2, move: 3, moves: 9, told: '', isFirst: false, isLast: false, isRunning: false },
  ...{ eye: 0, speed: 'normal', mayPlayOn: true, seat: 0, hands: null, areHandsSeen: true },
} as unknown as BarState;

/** The bar in that state, and what it does. */
function barIn(state: Partial<BarState>) {
  const act = { toEnd: vi.fn(), toDeal: vi.fn() };
  const root = document.createElement('div');
  render(watchingBar({ ...STATE, ...state }, act as unknown as BarActions, texts), root);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return { act, after: find('[data-key=after]'), on: find('.watching-on') };
}

it('leads on to the next deal, in the last one to its end, and only from there nowhere', () => {
  const between = barIn({ deal: 1 });
  between.after?.click();
  expect(between.act.toDeal).toHaveBeenCalledWith(2);
  const last = barIn({});
  expect(last.after?.getAttribute('aria-disabled')).toBe('false');
  expect(last.after?.title).toBe('To the end');
  last.after?.click();
  expect(last.act.toEnd).toHaveBeenCalledOnce();
  const end = barIn({ isLast: true });
  expect(end.after?.getAttribute('aria-disabled')).toBe('true');
  end.after?.click();
  expect(end.act.toEnd).not.toHaveBeenCalled();
});

it('keeps the room of what cannot be done at a moment', () => {
  expect(barIn({}).on?.classList).not.toContain('is-away');
  expect(barIn({ seat: null }).on?.classList).toContain('is-away');
  expect(barIn({ mayPlayOn: false }).on).toBeNull();
});
