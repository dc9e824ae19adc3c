import { expect, it, vi } from 'vitest';
import { shakerOf } from '../../src/shell/vibration.ts';

function staged(o: { phone?: boolean; framed?: boolean; touched?: boolean; able?: boolean } = {}) {
  const { phone = true, framed = false, touched = true, able = true } = o;
  const vibrate = vi.fn();
  const navigator = { userActivation: { hasBeenActive: touched }, ...(able && { vibrate }) };
  const page = { navigator, matchMedia: () => ({ matches: phone }), parent: null as unknown };
  page.parent = framed ? {} : page;
  return { vibrate, shaker: shakerOf(page as unknown as Window) };
}

it('shakes a phone that somebody has touched', () => {
  const { vibrate, shaker } = staged();
  shaker?.([10]);
  expect(vibrate).toHaveBeenCalledWith([10]);
});

it('asks for nothing where it would be complained of', () => {
  const { vibrate, shaker } = staged({ touched: false });
  shaker?.([10]);
  expect(vibrate).not.toHaveBeenCalled();
});

it.each([{ phone: false }, { framed: true }, { able: false }])('is not there where nothing shakes: %o', (o) => {
  expect(staged(o).shaker).toBeNull();
});

it('goes and comes with a mouse that is put to a tablet', () => {
  const query = { matches: true };
  const page = { navigator: { vibrate: vi.fn() }, matchMedia: () => query, parent: null as unknown };
  page.parent = page;
  const is = () => shakerOf(page as unknown as Window) !== null;
  expect(is()).toBe(true);
  query.matches = false;
  expect(is()).toBe(false);
});
