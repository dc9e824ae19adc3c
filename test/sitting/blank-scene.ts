import { vi } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import type { Beat } from '../../src/rules/game.ts';
import type { Scene } from '../../src/table/scene.ts';

/** A scene that shows nothing. */
export const blankScene = () =>
  ({
    element: document.createElement('canvas'),
    show: vi.fn((_: Situation) => {}),
    play: vi.fn(async (_: Beat) => {}),
    shuffle: vi.fn(async () => {}),
    setQuality: vi.fn(async () => {}),
    setTheme() {},
    setMuted() {},
    setHints() {},
    setMakes() {},
    setMemory() {},
    setWishes() {},
    setMinutes() {},
    tell() {},
    say() {},
    resize() {},
    focusTile() {},
    focusPlace() {},
    focusLying() {},
    focusWay() {},
    focusHud() {},
    touched: () => null,
    lookWhole() {},
    astray: () => [],
    faces: () => [],
    destroy: vi.fn(),
  }) satisfies Omit<Scene, 'hud'>;
