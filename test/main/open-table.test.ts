// @vitest-environment happy-dom
import { html } from 'lit-html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThinker } from '../../src/bots/client.ts';
import { textsFor } from '../../src/i18n/index.ts';
import { type OpenTable, openTable } from '../../src/main/open-table.ts';
import { gameById } from '../../src/rules/games.ts';
import { createCurtain } from '../../src/shell/curtain.ts';
import { openSettings, type SettingsStore } from '../../src/shell/store/settings.ts';
import { inMemory } from '../../src/shell/store/storage.ts';
import type { Scene } from '../../src/table/scene.ts';

const noWebGL = () => Promise.reject(new Error('no WebGL here'));
const createScene = vi.hoisted(() => vi.fn<() => Promise<Partial<Scene>>>());
vi.mock('../../src/table/scene.ts', () => ({ createScene }));

const texts = textsFor([]);
const fault = vi.fn();
const noScene = vi.fn();
let open: OpenTable | null = null;
let change: SettingsStore['change'];
let parts: Record<'canvas' | 'table' | 'curtain', HTMLElement>;

const part = () => document.body.appendChild(document.createElement('div'));
beforeEach(() => {
  document.body.innerHTML = '';
  parts = { canvas: part(), table: part(), curtain: part() };
  fault.mockClear();
  noScene.mockClear();
  createScene.mockReset().mockImplementation(noWebGL);
});
afterEach(() => open?.close());

/** Two persons and two bots at a table without a scene, at once. */
function sitDown(speed: 'instant' | 'normal' = 'instant'): OpenTable {
  const options = gameById('sebastopol')?.options({}, 4);
  if (!options?.ok) throw new Error('no options');
  const settings = openSettings(inMemory());
  settings.change({ speed });
  change = settings.change;
  const person = (name: string) => ({ name, kind: 'person' }) as const;
  const bot = (name: string) => ({ name, kind: 'bot', level: 'rules' }) as const;
  const sitters = [person('Ada'), bot('Basil'), person('Cleo'), bot('Dan')];
  const plan = { version: 1, id: 'a', game: 'sebastopol', options: options.value, sitters, log: [] } as const;
  open = openTable(
    { ...plan, seed: '3a'.repeat(32) },
    {
      parts,
      texts,
      settings,
      device: { matches: false } as MediaQueryList,
      thinker: createThinker({ ways: [] }),
      sounds: [],
      muted: false,
      curtain: (onChange) => createCurtain({ root: parts.curtain, texts, face: () => html``, onChange }),
      keep() {},
      follow() {},
      tell() {},
      pause() {},
      fault,
      noScene,
    },
  );
  return open;
}

const look = () => parts.curtain.querySelector<HTMLElement>('.curtain-look');
const hand = () => parts.table.querySelectorAll('[data-group=hand]').length;

describe('a table of several persons', () => {
  it('hides the hand behind the curtain when the window loses the focus', async () => {
    sitDown();
    await vi.waitFor(() => expect(look()).not.toBeNull());
    expect(hand()).toBe(0);
    look()?.click();
    await vi.waitFor(() => expect(hand()).toBeGreaterThan(0));
    window.dispatchEvent(new Event('blur'));
    expect(hand()).toBe(0);
    look()?.click();
    await vi.waitFor(() => expect(hand()).toBeGreaterThan(0));
    expect((document.activeElement as HTMLElement | null)?.dataset.group).toBe('hand');
  });

  it('leaves nothing behind when it is left with the curtain down', async () => {
    const table = sitDown();
    await vi.waitFor(() => expect(look()).not.toBeNull());
    look()?.click();
    await vi.waitFor(() => expect(hand()).toBeGreaterThan(0));
    window.dispatchEvent(new Event('blur'));
    table.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([parts.table.textContent, parts.curtain.textContent]).toEqual(['', '']);
    expect(fault).not.toHaveBeenCalled();
  });
});

/** A scene that shows nothing. */
const blank = () => ({
  show: vi.fn(),
  play: vi.fn(async () => {}),
  shuffle: vi.fn(async () => {}),
  setQuality: vi.fn(async () => {}),
  setNumerals() {},
  focusTile() {},
  focusPlace() {},
  targets: () => null,
  destroy: vi.fn(),
});

describe('a scene that fails', () => {
  it.each(['shuffle', 'play', 'show'] as const)('in %s leaves the match to the plain table', async (verb) => {
    const scene = blank();
    scene[verb].mockImplementation(() => {
      throw new Error('lost');
    });
    createScene.mockResolvedValue(scene);
    sitDown();
    await vi.waitFor(() => expect(look()).not.toBeNull());
    look()?.click();
    await vi.waitFor(() => expect(noScene).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(hand()).toBeGreaterThan(0));
    expect(scene.destroy).toHaveBeenCalledTimes(1);
    expect(fault).not.toHaveBeenCalled();
  });

  it('at another quality leaves the match to the plain table', async () => {
    const scene = blank();
    scene.setQuality.mockRejectedValue(new Error('no more contexts'));
    createScene.mockResolvedValue(scene);
    sitDown();
    await vi.waitFor(() => expect(look()).not.toBeNull());
    change({ quality: 'low' });
    await vi.waitFor(() => expect(noScene).toHaveBeenCalledTimes(1));
    expect(fault).not.toHaveBeenCalled();
  });
});

describe('a hurry before the match has begun', () => {
  it('does not skip the first shuffle', async () => {
    const scene = blank();
    let drawn = (_: Partial<Scene>) => {};
    createScene.mockReturnValue(
      new Promise((resolve) => {
        drawn = resolve;
      }),
    );
    sitDown('normal');
    await vi.waitFor(() => expect(createScene).toHaveBeenCalled());
    const hurry = parts.table.querySelector<HTMLElement>('[data-id=hurry]');
    expect(hurry).not.toBeNull();
    hurry?.click();
    drawn(scene);
    scene.shuffle.mockReturnValue(new Promise(() => {}));
    await vi.waitFor(() => expect(scene.shuffle).toHaveBeenCalled());
    expect(open?.look()).toMatchObject({ match: 'shuffling' });
  });
});
