// @vitest-environment happy-dom
/** Pixi's tree of a scene: every node has a label that says what it is. Nothing is painted. */

import { Container, Texture } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { situationAt } from '../../src/dev/stages.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { createClock } from '../../src/motion/clock.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { provideGesture } from '../../src/seats/gesture.ts';
import { createRack } from '../../src/seats/rack.ts';
import { star } from '../../src/table/kinds/star.ts';
import { TableMeshes } from '../../src/table/renderer/table-meshes.ts';
import { createScene } from '../../src/table/scene.ts';
import { handFrames } from '../motion/frames.ts';
import { fakeCanvas } from './fake-canvas.ts';
import { gameIn } from './kinds.ts';

const createWarmRenderer = vi.hoisted(() => vi.fn());
vi.mock('../../src/table/renderer/renderer.ts', () => ({ createWarmRenderer }));
vi.mock('../../src/table/renderer/textures.ts', () => ({
  createTextures: () => ({ uNoise: Texture.EMPTY.source, uAtlas: Texture.EMPTY.source, engrave() {} }),
}));

/** A scene that is never rendered, and the root of its tree. */
async function unseenScene() {
  fakeCanvas();
  const meshes = new TableMeshes('low');
  const root = new Container({ label: 'scene', children: [meshes.container] });
  const render = vi.fn();
  createWarmRenderer.mockResolvedValue({
    ...{ canvas: document.createElement('canvas'), meshes, root, render, resolution: 1, isLost: false },
    resize() {},
    isButton: () => false,
    warmLight() {},
    destroy() {},
  });
  const frames = handFrames();
  const clock = createClock(frames);
  const [desk, rack] = [createDesk(), createRack()];
  const reducedMotion = () => true;
  const nothing = () => {};
  const scene = await createScene(document.body, {
    kind: star,
    sums: null,
    person: {
      desk,
      rack,
      gesture: createActor(provideGesture({ desk, rack, reducedMotion, oneTap: () => false })).start(),
    },
    timing: { clock, pace: () => 0, reducedMotion },
    look: {
      quality: 'low',
      theme: { tiles: 'ivory', cloth: 'sea' },
      symbols: 'pips',
      muted: false,
      hints: true,
      makes: true,
      memory: false,
      wishes: { letters: 1, isLeftHanded: false },
    },
    texts: textsFor([]),
    lookup: { game: gameIn('cyprus'), portraitOf: () => null },
    about: async () => null,
    shuffle: { sources: [], hear: nothing },
    commands: {
      ...{ menu: nothing, log: nothing, rules: nothing, hurry: nothing, mute: nothing },
      player: { takeBack: nothing, next: nothing, hint: nothing },
    },
    onFault: (error) => {
      throw error;
    },
  });
  return { scene, root, frames, render };
}

const SPEC = { game: 'cyprus', seats: 4, seed: 'a', moves: 20, eye: 0 } as const;

it('names every node', async () => {
  const { scene, root, frames, render } = await unseenScene();
  scene.show(situationAt(SPEC));
  frames.next();
  expect(render).toHaveBeenCalled();
  const nameless: string[] = [];
  const walk = (node: Container, path: string) => {
    for (const child of node.children) {
      const at = `${path} / ${child.label}`;
      if (!child.label || /^[A-Z]/.test(child.label)) nameless.push(`${at} (${child.constructor.name})`);
      walk(child, at);
    }
  };
  walk(root, root.label);
  expect(nameless).toEqual([]);
  scene.destroy();
});

it('lays buttons and plates over the arms that stir', async () => {
  const { scene, root } = await unseenScene();
  const labels = root.children.map(({ label }) => label);
  expect(labels.indexOf('stirring hands')).toBeGreaterThanOrEqual(0);
  expect(labels.indexOf('hud')).toBeGreaterThan(labels.indexOf('stirring hands'));
  scene.destroy();
});

it('shares out the screen as its player wants it, as soon as that changes', async () => {
  const size = { clientWidth: 800, clientHeight: 600 };
  for (const [side, value] of Object.entries(size))
    Object.defineProperty(document.body, side, { value, configurable: true });
  const { scene, root, frames } = await unseenScene();
  scene.show(situationAt(SPEC));
  frames.next();
  const hud = root.getChildByLabel('hud');
  const menu = () => root.getChildByLabel('button menu', true)?.getGlobalPosition().x ?? 0;
  const [before, unit] = [menu(), hud?.scale.x ?? 0];
  scene.setWishes({ letters: 1.2, isLeftHanded: true });
  expect(menu()).toBeLessThan(before);
  expect(hud?.scale.x).toBeGreaterThan(unit);
  scene.destroy();
  for (const side of Object.keys(size)) Reflect.deleteProperty(document.body, side);
});
