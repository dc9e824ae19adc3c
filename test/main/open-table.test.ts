// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../src/table/scene.ts';
import { blankScene } from './blank-scene.ts';
import { type Staged, sitDown } from './staged.ts';

const noWebGL = () => Promise.reject(new Error('no WebGL here'));
const createScene = vi.hoisted(() => vi.fn<() => Promise<Partial<Scene>>>());
vi.mock('../../src/table/scene.ts', () => ({ createScene }));

let at: Staged;
beforeEach(() => void createScene.mockReset().mockImplementation(noWebGL));
afterEach(() => at.table.close());

describe('a scene that fails', () => {
  it.each(['shuffle', 'play', 'show'] as const)('in %s leaves the match to the plain table', async (verb) => {
    const scene = blankScene();
    scene[verb].mockImplementation(() => {
      throw new Error('lost');
    });
    createScene.mockResolvedValue(scene);
    at = sitDown();
    await vi.waitFor(() => expect(at.look()).not.toBeNull());
    at.look()?.click();
    await vi.waitFor(() => expect(at.noScene).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(at.hand()).toBeGreaterThan(0));
    expect(scene.destroy).toHaveBeenCalledTimes(1);
    expect(at.fault).not.toHaveBeenCalled();
  });

  it('at another quality leaves the match to the plain table', async () => {
    const scene = blankScene();
    scene.setQuality.mockRejectedValue(new Error('no more contexts'));
    createScene.mockResolvedValue(scene);
    at = sitDown();
    await vi.waitFor(() => expect(at.look()).not.toBeNull());
    at.change({ quality: 'low' });
    await vi.waitFor(() => expect(at.noScene).toHaveBeenCalledTimes(1));
    expect(at.fault).not.toHaveBeenCalled();
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
    await vi.waitFor(() => expect(createScene).toHaveBeenCalled());
    const hurry = at.parts.table.querySelector<HTMLElement>('[data-id=hurry]');
    expect(hurry).not.toBeNull();
    hurry?.click();
    drawn(scene);
    scene.shuffle.mockReturnValue(new Promise(() => {}));
    await vi.waitFor(() => expect(scene.shuffle).toHaveBeenCalled());
    expect(at.table.look()).toMatchObject({ match: 'shuffling' });
  });
});
