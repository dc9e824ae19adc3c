// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"table-scene"}
/** What happens between asking for a scene and having it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSettings } from '../../src/shell/store/settings.ts';
import { createTableScene, type TableSceneOptions } from '../../src/sitting/table-scene.ts';
import { star } from '../../src/table/kinds/star.ts';
import type { Scene, SceneOptions } from '../../src/table/scene.ts';
import { eventually } from '../eventually.ts';
import { inMemory } from '../shell/fake-storage.ts';
import { blankScene } from './blank-scene.ts';

const createScene = vi.hoisted(() => vi.fn<(parent: HTMLElement, given: SceneOptions) => Promise<Partial<Scene>>>());
vi.mock('../../src/table/scene.ts', () => ({ createScene, fetchSums: async () => null }));

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

function sceneWith(given: Partial<TableSceneOptions> = {}) {
  const heard = { onJoin: vi.fn(), onLeave: vi.fn(), onFault: vi.fn() };
  const firstRenderer = { take: async () => null };
  const scene = createTableScene({
    ...{ settings, firstRenderer, parent: document.body, scene: {} as TableSceneOptions['scene'] },
    makes: () => false,
    symbols: () => (settings.now.numerals ? 'numerals' : 'pips'),
    hasCaption: false,
    fetchKind: async () => star,
    ...heard,
    ...given,
  });
  return { scene, ...heard };
}
const onItsWay = (scenes: number) => eventually(() => expect(coming).toHaveLength(scenes));

it('tells a scene what was set while it was on its way', async () => {
  const { scene, onJoin } = sceneWith();
  const drawn = scene.draw(away.signal);
  await onItsWay(1);
  const blank = { ...blankScene(), setTheme: vi.fn() };
  settings.change({ quality: 'low', numerals: true });
  coming[0]?.(blank);
  await drawn;
  expect(createScene.mock.lastCall?.[1]).toMatchObject({ look: { quality: 'full', symbols: 'pips' } });
  expect(blank.setQuality).toHaveBeenCalledExactlyOnceWith('low');
  expect(blank.setTheme).toHaveBeenCalledExactlyOnceWith({ theme: settings.now, symbols: 'numerals' });
  expect([scene.now, onJoin.mock.calls]).toEqual([null, []]);
  scene.join();
  expect(onJoin).toHaveBeenCalledExactlyOnceWith(blank);
  scene.close();
});

it('leaves a scene alone while nothing is set anew', async () => {
  const { scene } = sceneWith();
  const drawn = scene.draw(away.signal);
  await onItsWay(1);
  const blank = blankScene();
  coming[0]?.(blank);
  await drawn;
  scene.join();
  expect(blank.setQuality).not.toHaveBeenCalled();
  expect(scene.now).toBe(blank);
  scene.close();
});

it('has one scene when a new one is drawn while the first is on its way', async () => {
  const { scene, onJoin } = sceneWith();
  const first = new AbortController();
  const slow = scene.draw(first.signal);
  await onItsWay(1);
  first.abort();
  const quick = scene.draw(away.signal);
  await onItsWay(2);
  const [early, late] = [blankScene(), blankScene()];
  coming[1]?.(early);
  await quick;
  scene.join();
  coming[0]?.(late);
  await slow;
  expect(late.destroy).toHaveBeenCalledTimes(1);
  expect(scene.now).toBe(early);
  expect(onJoin).toHaveBeenCalledExactlyOnceWith(early);
  scene.close();
});

it('takes a scene away that breaks as it goes', async () => {
  const { scene, onLeave } = sceneWith();
  const drawn = scene.draw(away.signal);
  await onItsWay(1);
  const blank = blankScene();
  blank.destroy.mockImplementation(() => {
    throw new Error('broken');
  });
  coming[0]?.(blank);
  await drawn;
  scene.join();
  scene.remove();
  expect([scene.now, onLeave.mock.calls.length, blank.destroy.mock.calls.length]).toEqual([null, 1, 1]);
  scene.close();
});

it('ends a stage that comes when the table was left', async () => {
  const stage = { destroy: vi.fn() };
  let come = (_: unknown) => {};
  const take = vi.fn(() => new Promise<never>((resolve) => (come = resolve as typeof come)));
  const { scene, onJoin } = sceneWith({ firstRenderer: { take } });
  const drawn = scene.draw(away.signal);
  await eventually(() => expect(take).toHaveBeenCalled());
  away.abort();
  come(stage);
  await drawn;
  expect(stage.destroy).toHaveBeenCalledTimes(1);
  for (const none of [createScene, onJoin]) expect(none).not.toHaveBeenCalled();
});

it.each([true, false])(
  'keeps room for words where there is something to be read all the time: %s',
  async (hasCaption) => {
    const { scene } = sceneWith({ hasCaption });
    void scene.draw(away.signal);
    await onItsWay(1);
    expect(createScene.mock.calls[0]?.[1]).toMatchObject({ look: { wishes: { hasCaption } } });
  },
);
