// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"table"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene, SceneOptions } from '../../src/table/scene.ts';
import { blankScene } from './blank-scene.ts';
import { type Staged, sitDown } from './staged.ts';

const noWebGL = () => Promise.reject(new Error('no WebGL here'));
const createScene = vi.hoisted(() => vi.fn<(parent: HTMLElement, given: SceneOptions) => Promise<Partial<Scene>>>());
vi.mock('../../src/table/scene.ts', () => ({ createScene, fetchSums: async () => null }));

let at: Staged;
beforeEach(() => void createScene.mockReset().mockImplementation(noWebGL));
afterEach(() => at.close());

describe('a scene that fails', () => {
  it.each(['shuffle', 'play', 'show'] as const)('in %s leaves the match to the plain table', async (verb) => {
    const scene = blankScene();
    scene[verb].mockImplementation(() => {
      throw new Error('lost');
    });
    createScene.mockResolvedValue(scene);
    at = sitDown();
    await at.until(() => at.look() !== null);
    at.look()?.click();
    await at.until(() => at.say.mock.calls.length > 0);
    expect(at.say).toHaveBeenCalledTimes(1);
    await at.until(() => at.hand() > 0);
    expect(scene.destroy).toHaveBeenCalledTimes(1);
    expect(at.hasFailed()).toBe(false);
  });

  it('at another quality leaves the match to the plain table', async () => {
    const scene = blankScene();
    scene.setQuality.mockRejectedValue(new Error('no more contexts'));
    createScene.mockResolvedValue(scene);
    at = sitDown();
    await at.until(() => at.look() !== null);
    at.change({ quality: 'low' });
    await at.until(() => at.say.mock.calls.length > 0);
    expect(at.say).toHaveBeenCalledTimes(1);
    expect(at.hasFailed()).toBe(false);
  });
});

describe('a hurry before the match has begun', () => {
  it('does not skip the first shuffle', async () => {
    const scene = blankScene();
    let drawn = (_: Partial<Scene>) => {};
    createScene.mockReturnValue(
      new Promise((resolve) => {
        drawn = resolve;
      }),
    );
    at = sitDown('normal');
    await at.until(() => createScene.mock.calls.length > 0);
    const hurry = at.parts.table.querySelector<HTMLElement>('[data-id=hurry]');
    expect(hurry).not.toBeNull();
    hurry?.click();
    drawn(scene);
    scene.shuffle.mockReturnValue(new Promise(() => {}));
    await at.until(() => scene.shuffle.mock.calls.length > 0);
    expect(at.probe()).toMatchObject({ state: 'shuffling' });
  });
});

describe('the hands of bots', () => {
  it('move the tiles of the scene in their own time, and leave alone how long anything else takes', async () => {
    const scene = blankScene();
    createScene.mockResolvedValue(scene);
    at = sitDown('normal', ['Ada']);
    const paceNow = () => createScene.mock.lastCall?.[1].timing.pace(100) ?? 0;
    const shown: number[] = [];
    scene.play.mockImplementation(async ({ beat }) => {
      if (beat === 'laid' || beat === 'led') shown.push(paceNow());
      else expect(paceNow()).toBe(100);
    });
    await at.until(() => (at.probe() as { question: unknown }).question !== null);
    expect(shown.length).toBeGreaterThan(0);
    for (const pace of shown) {
      expect(pace).not.toBe(100);
      expect(Math.abs(pace - 100)).toBeLessThanOrEqual(20);
    }
    expect(paceNow()).toBe(100);
  });
});
