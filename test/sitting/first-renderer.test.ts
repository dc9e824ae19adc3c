// @vitest-environment-options {"alone":"first-renderer"}
/** The renderer that is begun before its table: taken once, in time, as it is wanted, or not at all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFirstRenderer, PATIENCE } from '../../src/sitting/table-scene.ts';
import type { TableRenderer } from '../../src/table/renderer/renderer.ts';
import { eventually } from '../eventually.ts';

const createWarmRenderer = vi.hoisted(() => vi.fn<(...asked: readonly unknown[]) => Promise<Partial<TableRenderer>>>());
vi.mock('../../src/table/scene.ts', () => ({ createWarmRenderer }));

/** A page that is being resized to nothing. */
const page = { innerWidth: 640, innerHeight: 0 };
const stage = (isLost = false) => ({ isLost, destroy: vi.fn() });
beforeEach(() => void createWarmRenderer.mockReset());
afterEach(() => void vi.useRealTimers());

it('is handed over once', async () => {
  const warm = stage();
  createWarmRenderer.mockResolvedValue(warm);
  const first = createFirstRenderer(page);
  first.begin('low');
  expect(await first.take('low')).toBe(warm);
  expect(createWarmRenderer).toHaveBeenCalledExactlyOnceWith('low', 640, 1);
  expect(await first.take('low')).toBeNull();
  first.close();
  expect(warm.destroy).not.toHaveBeenCalled();
});

it('is none where none was begun, or the browser refuses it', async () => {
  const first = createFirstRenderer(page);
  expect(await first.take('full')).toBeNull();
  createWarmRenderer.mockRejectedValue(new Error('no WebGL 2'));
  first.begin('full');
  expect(await first.take('full')).toBeNull();
});

it.each([
  ['of another quality', 'full', false],
  ['whose graphics are lost', 'low', true],
] as const)('ends one %s', async (_, wanted, isLost) => {
  const warm = stage(isLost);
  createWarmRenderer.mockResolvedValue(warm);
  const first = createFirstRenderer(page);
  first.begin('low');
  expect(await first.take(wanted)).toBeNull();
  await eventually(() => expect(warm.destroy).toHaveBeenCalledTimes(1));
});

it('ends one that nobody took, even when it breaks at that', async () => {
  const warm = stage();
  warm.destroy.mockImplementation(() => {
    throw new Error('broken');
  });
  createWarmRenderer.mockResolvedValue(warm);
  const first = createFirstRenderer(page);
  first.begin('low');
  first.close();
  await eventually(() => expect(warm.destroy).toHaveBeenCalledTimes(1));
});

it('is waited for so long and no longer, and ends when it comes too late', async () => {
  vi.useFakeTimers();
  const warm = stage();
  let come = (_: Partial<TableRenderer>) => {};
  createWarmRenderer.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const first = createFirstRenderer(page);
  first.begin('low');
  const taken = first.take('low');
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await taken).toBeNull();
  come(warm);
  await eventually(() => expect(warm.destroy).toHaveBeenCalledTimes(1));
});
