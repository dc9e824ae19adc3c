// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRoom } from '../../../src/table/renderer/room.ts';

/** The room that the device gives the page, as a test sets it. */
const device = { width: 0, height: 0, density: 1, left: 0, right: 0 };
let observed: (() => void)[] = [];
let queries: MediaQueryList[] = [];

beforeEach(() => {
  Object.assign(device, { width: 844, height: 390, density: 1, left: 0, right: 0 });
  observed = [];
  queries = [];
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
  vi.stubGlobal('devicePixelRatio', device.density);
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
    queries.push(query);
    return query;
  });
  // Nothing is laid out in this page: corners are as large as the device says.
  vi.stubGlobal('getComputedStyle', (corner: HTMLElement) => ({
    width: `${corner.previousElementSibling ? device.right : device.left}px`,
    height: '0px',
  }));
});
afterEach(() => vi.unstubAllGlobals());

/** A room that is watched. */
function watched() {
  const parent = document.createElement('div');
  Object.defineProperty(parent, 'clientWidth', { get: () => device.width });
  Object.defineProperty(parent, 'clientHeight', { get: () => device.height });
  const room = createRoom(parent);
  // The callback measures again, as the scene does.
  const changed = vi.fn(() => void room.measure());
  room.watch(changed);
  return { room, changed, parent };
}

const resize = (width: number, height: number) => {
  Object.assign(device, { width, height });
  for (const tell of observed) tell();
};
/** The page is zoomed, or lies on another monitor: only a query that holds for the density before hears of it. */
const setDensity = (density: number) => {
  vi.stubGlobal('devicePixelRatio', density);
  queries.at(-1)?.dispatchEvent(new Event('change'));
};

it('is as large as the page gives it, and one pixel where that is nothing', () => {
  expect(watched().room.measure()).toMatchObject({ width: 844, height: 390, density: 1 });
  resize(0, 0);
  expect(watched().room.measure()).toMatchObject({ width: 1, height: 1 });
});

it('tells of another size, and not of the one that was measured', () => {
  const { room, changed } = watched();
  resize(844, 390);
  expect(changed).not.toHaveBeenCalled();
  resize(844, 360);
  expect(changed).toHaveBeenCalledTimes(1);
  room.destroy();
  resize(300, 300);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('is turned when it lay and stands upright now, until it is measured again', () => {
  const { room } = watched();
  const told: boolean[] = [];
  room.watch(() => told.push(room.isTurned));
  Object.assign(device, { width: 844, height: 360 });
  expect(room.isTurned).toBe(false);
  Object.assign(device, { width: 390, height: 844 });
  expect(room.isTurned).toBe(true);
  room.measure();
  expect(room.isTurned).toBe(false);
});

it('tells of every other density at the same size, one after the other', () => {
  const { room, changed } = watched();
  for (const [times, density] of [2, 1, 1.25, 3].entries()) {
    setDensity(density);
    expect(changed).toHaveBeenCalledTimes(times + 1);
    expect(room.measure().density).toBe(density);
    expect(queries.at(-1)?.media).toContain(`(min-resolution: ${density - 0.005}dppx)`);
  }
  room.destroy();
  setDensity(1);
  expect(changed).toHaveBeenCalledTimes(4);
});

it('tells of a phone that was turned by half a turn: its edges have changed sides', () => {
  Object.assign(device, { left: 47, right: 0 });
  const { room, changed, parent } = watched();
  expect(room.measure().safe).toEqual({ top: 0, right: 0, bottom: 0, left: 47 });
  // Both corners are observed, for together they stay as large as they were.
  expect(observed.length).toBe(3);
  Object.assign(device, { left: 0, right: 47 });
  for (const tell of observed) tell();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(room.measure().safe).toEqual({ top: 0, right: 47, bottom: 0, left: 0 });
  room.destroy();
  expect(parent.children.length).toBe(0);
});
