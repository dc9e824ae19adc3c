// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"drawing"}
/** What happens between asking for a scene and having it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrawing, type DrawingOptions } from '../../src/app/drawing.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import type { Scene, SceneOptions } from '../../src/table/scene.ts';
import { inMemory } from '../shell/fake-storage.ts';
import { blankScene } from './blank-scene.ts';

const createScene = vi.hoisted(() => vi.fn<(given: SceneOptions) => Promise<Partial<Scene>>>());
vi.mock('../../src/table/scene.ts', () => ({ createScene }));

const settings = openSettings(inMemory());
/** Scenes on their way, in the order in which they were asked for. */
let coming: ((scene: Partial<Scene>) => void)[];
let away: AbortController;
beforeEach(() => {
  away = new AbortController();
  coming = [];
  settings.change({ quality: 'full', numerals: false });
  createScene.mockReset().mockImplementation(() => new Promise((resolve) => void coming.push(resolve)));
});
afterEach(() => away.abort());

function drawingWith(given: Partial<DrawingOptions> = {}) {
  const heard = { onDrawn: vi.fn(), onLost: vi.fn(), noScene: vi.fn() };
  const firstStage = async () => null;
  const drawing = createDrawing({
    ...{ settings, firstStage, scene: {} as DrawingOptions['scene'], left: away.signal },
    ...heard,
    ...given,
  });
  return { drawing, ...heard };
}
const onItsWay = (scenes: number) => vi.waitFor(() => expect(coming).toHaveLength(scenes));

it('tells a scene what was set while it was on its way', async () => {
  const { drawing, onDrawn } = drawingWith();
  const drawn = drawing.draw();
  await onItsWay(1);
  const scene = { ...blankScene(), setNumerals: vi.fn() };
  settings.change({ quality: 'low', numerals: true });
  coming[0]?.(scene);
  await drawn;
  expect(createScene.mock.lastCall?.[0]).toMatchObject({ quality: 'full', numerals: false });
  expect(scene.setQuality).toHaveBeenCalledExactlyOnceWith('low');
  expect(scene.setNumerals).toHaveBeenCalledExactlyOnceWith(true);
  expect(onDrawn).toHaveBeenCalledExactlyOnceWith(scene);
});

it('leaves a scene alone while nothing is set anew', async () => {
  const { drawing } = drawingWith();
  const drawn = drawing.draw();
  await onItsWay(1);
  const scene = blankScene();
  coming[0]?.(scene);
  await drawn;
  expect(scene.setQuality).not.toHaveBeenCalled();
  expect(drawing.scene).toBe(scene);
});

it('has one scene when somebody asks again before the first has come', async () => {
  const { drawing, onDrawn, noScene } = drawingWith();
  const slow = drawing.draw();
  await onItsWay(1);
  drawing.tellLate();
  noScene.mock.lastCall?.[1]();
  await onItsWay(2);
  const [early, late] = [blankScene(), blankScene()];
  coming[1]?.(early);
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledExactlyOnceWith(early));
  coming[0]?.(late);
  await slow;
  expect(late.destroy).toHaveBeenCalledTimes(1);
  expect(drawing.scene).toBe(early);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

it('ends a stage that comes when the table was left', async () => {
  const stage = { destroy: vi.fn() };
  let come = (_: unknown) => {};
  const firstStage = vi.fn(() => new Promise<never>((resolve) => (come = resolve as typeof come)));
  const { drawing, onDrawn, noScene } = drawingWith({ firstStage });
  const drawn = drawing.draw();
  await vi.waitFor(() => expect(firstStage).toHaveBeenCalled());
  away.abort();
  come(stage);
  await drawn;
  expect(stage.destroy).toHaveBeenCalledTimes(1);
  for (const none of [createScene, onDrawn, noScene]) expect(none).not.toHaveBeenCalled();
});
