import { expect, it, vi } from 'vitest';
import type { Audio } from '../../src/audio/audio.ts';
import { createLateAudio } from '../../src/audio/late-audio.ts';

function late(comes = true) {
  const listeners = new Map<string, () => void>();
  const page = {
    hidden: false,
    touched: true,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  };
  const table = { play: vi.fn(), pick: vi.fn(), clatter: vi.fn() };
  const real = { forTable: vi.fn(() => table), applyVolumes: vi.fn(), mute: vi.fn(), tick: vi.fn(), destroy: vi.fn() };
  const createAudio = vi.fn(() => real as unknown as Audio);
  const fetch = vi.fn(() => (comes ? Promise.resolve({ createAudio }) : Promise.reject(new Error('not there'))));
  const audio = createLateAudio({ sources: [], volumes: () => ({}) as never, chance: () => 0.5 }, { page, fetch });
  const touch = async () => {
    listeners.get('pointerdown')?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { audio, fetch, real, table, touch, createAudio, listeners };
}

const beat = { beat: 'starred' } as const;

it('is not fetched before the first touch, and once', async () => {
  const { audio, fetch, touch, real, table } = late();
  const heard = audio.forTable();
  heard.play(beat);
  expect(fetch).not.toHaveBeenCalled();
  await touch();
  await touch();
  expect(fetch).toHaveBeenCalledOnce();
  expect(real.applyVolumes).toHaveBeenCalledOnce();
  heard.play(beat);
  heard.pick();
  audio.tick();
  expect(table.pick).toHaveBeenCalledOnce();
  expect(table.play.mock.calls).toEqual([[beat]]);
  expect(real.forTable).toHaveBeenCalledOnce();
  expect(real.tick).toHaveBeenCalledOnce();
});

it('knows the match that began before it came, so that buttons tick', async () => {
  const { audio, touch, real } = late();
  const table = {};
  audio.forTable(table);
  await touch();
  expect(real.forTable).toHaveBeenCalledExactlyOnceWith(table);
  const next = {};
  audio.forTable(next);
  expect(real.forTable).toHaveBeenLastCalledWith(next);
});

it('is muted as the page was before it came', async () => {
  const { audio, touch, real } = late();
  audio.mute(true);
  await touch();
  expect(real.mute).toHaveBeenLastCalledWith(true);
});

it('is asked for again with the next touch where it did not come', async () => {
  const { fetch, touch } = late(false);
  await touch();
  await touch();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([true, false])('never begins, nor listens, once the page is done with it (it comes: %s)', async (comes) => {
  const { audio, touch, createAudio, listeners } = late(comes);
  const coming = touch();
  audio.destroy();
  await coming;
  expect(createAudio).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
