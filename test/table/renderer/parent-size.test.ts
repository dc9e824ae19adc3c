import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createParentSize } from '../../../src/table/renderer/parent-size.ts';

let observed: (() => void)[] = [];
beforeEach(() => {
  observed = [];
  const observer = class {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      observed.push(this.#tell);
    }
    disconnect() {
      observed = observed.filter((tell) => tell !== this.#tell);
    }
  };
  vi.stubGlobal('ResizeObserver', observer);
});
afterEach(() => vi.unstubAllGlobals());

/** A room of a page that a test makes larger and smaller. */
function room(width: number, height: number) {
  const parent = { clientWidth: width, clientHeight: height };
  const changed = vi.fn();
  const made = createParentSize(parent as HTMLElement);
  const resize = (clientWidth: number, clientHeight: number) => {
    Object.assign(parent, { clientWidth, clientHeight });
    for (const tell of observed) tell();
  };
  return { made, changed, resize };
}

it('is as large as the page gives it, and one pixel where that is nothing', () => {
  expect(room(390, 844).made.measure()).toEqual({ width: 390, height: 844 });
  expect(room(0, 0).made.measure()).toEqual({ width: 1, height: 1 });
});

it('tells of another size, and not of the one that was measured', () => {
  const { made, changed, resize } = room(390, 844);
  made.measure();
  const end = made.watch(changed);
  resize(390, 844);
  expect(changed).not.toHaveBeenCalled();
  resize(390, 800);
  expect(changed).toHaveBeenCalledTimes(1);
  end();
  resize(300, 300);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('is turned when it lay and stands upright now, until it is measured again', () => {
  const { made, resize } = room(844, 390);
  made.measure();
  resize(844, 360);
  expect(made.isTurned).toBe(false);
  resize(390, 844);
  expect(made.isTurned).toBe(true);
  made.measure();
  expect(made.isTurned).toBe(false);
});
