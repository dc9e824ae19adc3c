import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAudio } from '../../src/audio/audio.ts';
import { laid, led, listen, names, passed } from './ears.ts';

afterEach(() => vi.useRealTimers());

/** Lets time go by, for the audio and for its timers. */
const passing = (state: { now: number }) => (ms: number) => {
  state.now += ms;
  vi.advanceTimersByTime(ms);
};

describe('a page', () => {
  it('that is hidden is silent, at once and until it is seen again', async () => {
    const { audio, heard, log, page } = await listen();
    page.hide(true);
    expect(log).toEqual(['hush', 'sleep']);
    audio.play(led);
    audio.clatter([{ x: 0, impulse: 30 }]);
    audio.tick();
    page.dispatchEvent(new Event('keydown'));
    expect(heard).toEqual([]);
    expect(log).toEqual(['hush', 'sleep']);
    page.hide(false);
    expect(log).toEqual(['hush', 'sleep', 'level 1', 'wake']);
    audio.play(led);
    expect(names(heard)).toEqual(['lay']);
  });

  it('whose device keeps the audio locked drops sounds, and wakes it when a touch ends', async () => {
    const { audio, heard, page, state } = await listen({ locked: true });
    for (let index = 0; index < 30; index++) audio.play(index ? laid(index, index) : led);
    state.gesture = true;
    page.dispatchEvent(new Event('touchend'));
    expect(heard).toEqual([]);
    audio.play(passed);
    expect(names(heard)).toEqual(['knock']);
  });

  it('in which nothing sounds for ten seconds gives the audio back until somebody touches it', async () => {
    vi.useFakeTimers();
    const { audio, heard, log, page, state } = await listen();
    const pass = passing(state);
    page.dispatchEvent(new Event('click'));
    pass(6000);
    audio.play(led);
    pass(6000);
    expect(log).toEqual(['wake']);
    pass(6000);
    expect(log).toEqual(['wake', 'sleep']);
    expect(vi.getTimerCount()).toBe(0);
    page.dispatchEvent(new Event('pointerdown'));
    audio.play(passed);
    expect(names(heard)).toEqual(['lay', 'knock']);
  });

  it('on which somebody listens to the evening keeps the audio, and gives it back when that is turned down', async () => {
    vi.useFakeTimers();
    const { audio, log, state, volumes } = await listen();
    const pass = passing(state);
    volumes.evening = 0.35;
    audio.applyVolumes();
    pass(30_000);
    expect([log, vi.getTimerCount()]).toEqual([['level 1', 'wake'], 0]);
    volumes.evening = 0;
    audio.applyVolumes();
    pass(12_000);
    expect(log).toEqual(['level 1', 'wake', 'level 1', 'wake', 'sleep']);
  });

  it('at which nobody has sat down loads nothing, whatever is pressed', async () => {
    let opened = 0;
    const page = Object.assign(new EventTarget(), { hidden: false, touched: true });
    const volumes = () => ({ effects: 1, music: 1, interface: 1, evening: 0, muted: false });
    const audio = createAudio(
      { sources: [], volumes, chance: () => 0 },
      { page, open: () => Promise.reject(new Error(String(++opened))) },
    );
    audio.tick();
    page.dispatchEvent(new Event('click'));
    expect(opened).toBe(0);
    audio.forTable();
    page.dispatchEvent(new Event('click'));
    expect(opened).toBe(1);
    audio.destroy();
  });

  it('at which nobody has sat down, but somebody asked for the evening, loads the sounds', async () => {
    let opened = 0;
    const page = Object.assign(new EventTarget(), { hidden: false, touched: true });
    const volumes = { effects: 1, music: 1, interface: 1, evening: 0, muted: false };
    const audio = createAudio(
      { sources: [], volumes: () => volumes, chance: () => 0 },
      { page, open: () => Promise.reject(new Error(String(++opened))) },
    );
    page.dispatchEvent(new Event('click'));
    expect(opened).toBe(0);
    volumes.evening = 0.35;
    audio.applyVolumes();
    expect(opened).toBe(1);
    audio.destroy();
  });

  it('that nobody has touched yet does not load the player, nor does one that is muted', async () => {
    for (const table of [await listen({ untouched: true }), await listen({ muted: true })]) {
      expect(table.state.opened).toBe(0);
      table.page.touched = true;
      table.volumes.muted = false;
      table.audio.tick();
      await table.rest();
      table.audio.tick();
      expect(names(table.heard)).toEqual(['tick']);
    }
  });

  it('is left without a listener', async () => {
    const { audio, heard, log, page } = await listen();
    expect(page.listening.get('touchend')).toBe(1);
    audio.destroy();
    expect([...page.listening.values()].every((count) => count === 0)).toBe(true);
    audio.play(led);
    expect(log).toEqual(['hush', 'sleep', 'close']);
    expect(heard).toEqual([]);
  });
});
