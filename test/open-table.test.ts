// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThinker } from '../src/bots/client.ts';
import { textsFor } from '../src/i18n/index.ts';
import { type OpenTable, openTable } from '../src/open-table.ts';
import { gameById } from '../src/rules/games.ts';
import { createCurtain } from '../src/shell/curtain.ts';
import { openSettings } from '../src/shell/store/settings.ts';
import { inMemory } from '../src/shell/store/storage.ts';

vi.mock('../src/table/scene.ts', () => ({ createScene: () => Promise.reject(new Error('no WebGL here')) }));

const texts = textsFor([]);
const fault = vi.fn();
let open: OpenTable | null = null;
let parts: Record<'canvas' | 'table' | 'curtain', HTMLElement>;

const part = () => document.body.appendChild(document.createElement('div'));
beforeEach(() => {
  document.body.innerHTML = '';
  parts = { canvas: part(), table: part(), curtain: part() };
  fault.mockClear();
});
afterEach(() => open?.close());

/** Two persons and two bots at a table without a scene, at once. */
function sitDown(): OpenTable {
  const options = gameById('sebastopol')?.options({}, 4);
  if (!options?.ok) throw new Error('no options');
  const settings = openSettings(inMemory());
  settings.change({ speed: 'instant' });
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
      thinker: createThinker({
        spawn: () => {
          throw new Error('no worker here');
        },
      }),
      curtain: (onChange) => createCurtain({ root: parts.curtain, texts, onChange }),
      keep() {},
      follow() {},
      tell() {},
      pause() {},
      fault,
      noScene() {},
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
