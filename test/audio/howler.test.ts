// @vitest-environment-options {"alone":"howler"}
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openHowler, type Source } from '../../src/audio/howler.ts';
import { served } from '../../src/audio/served-source.ts';

interface Given {
  readonly src: string[];
  readonly format: string[];
  readonly sprite: Record<string, readonly unknown[]>;
  readonly onload: () => void;
  readonly onloaderror: (id: number, fault: unknown) => void;
}

const fake = vi.hoisted(() => {
  const state = { context: 'running', resumed: 0, closed: 0, known: ['ogg', 'mp3'], spoilt: [] as string[] };
  const made: { given: unknown; unloaded: boolean; calls: string[] }[] = [];
  class Howl {
    readonly own = { given: {} as unknown, unloaded: false, calls: [] as string[] };
    constructor(given: Given) {
      this.own.given = given;
      made.push(this.own);
      const spoilt = state.spoilt.includes(given.format[0] ?? '');
      queueMicrotask(() => (spoilt ? given.onloaderror(0, 'Decoding audio data failed.') : given.onload()));
    }
    on = () => {};
    play = (key: string) => this.own.calls.push(`play ${key}`);
    volume = (gain: number, id: number) => this.own.calls.push(`volume ${gain} of ${id}`);
    rate = (rate: number, id: number) => this.own.calls.push(`rate ${rate} of ${id}`);
    stereo = (pan: number, id: number) => this.own.calls.push(`pan ${pan} of ${id}`);
    fade = (from: number, to: number, _: number, id: number) => this.own.calls.push(`fade ${from} to ${to} of ${id}`);
    stop = () => this.own.calls.push('stop');
    unload = () => {
      this.own.unloaded = true;
    };
  }
  /** What the room of each player goes to. */
  const rooms: string[] = [];
  /** The context: an event target with the state that a device would give it. */
  class Context extends EventTarget {
    get state() {
      return state.context;
    }
    currentTime = 0;
    sampleRate = 8000;
    destination = 'ears';
    createConvolver = () => ({ connect: (to: string) => rooms.push(to) });
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    become(now: string) {
      state.context = now;
      this.dispatchEvent(new Event('statechange'));
    }
    suspend() {
      this.become('suspended');
      return Promise.resolve();
    }
    resume() {
      state.resumed++;
      return Promise.reject(new Error('not now'));
    }
    close() {
      state.closed++;
      return Promise.resolve();
    }
  }
  const gain: string[] = [];
  const masterGain = {
    connect: <T>(to: T) => to,
    gain: {
      setTargetAtTime: (to: number) => gain.push(`fades to ${to}`),
      cancelScheduledValues: () => {},
      setValueAtTime: (to: number) => gain.push(`is ${to}`),
    },
  };
  const Howler = {
    autoSuspend: true,
    autoUnlock: true,
    usingWebAudio: true,
    state: 'suspended',
    masterGain,
    codecs: (format: string) => state.known.includes(format),
    ctx: new Context() as Context | null,
  };
  return { made, gain, rooms, state, Howl, Howler, Context };
});

vi.mock('howler', () => ({ Howl: fake.Howl, Howler: fake.Howler }));

const given = (k: number) => fake.made[k]?.given as Given;

const OGG: Source = { format: 'ogg', load: async () => 'data:audio/ogg;base64,AAAA' };
const MP3: Source = { format: 'mp3', load: async () => 'data:audio/mp3;base64,AAAA' };
const CLACK = { sound: 'lay', variation: 3, bus: 'effects', gain: 0.5, rate: 1.02, pan: -0.4 } as const;
const LEVELS = { effects: 0.5, music: 1, interface: 1, evening: 0 };
const open = (...sources: Source[]) => openHowler(sources)();

beforeEach(() => {
  fake.made.length = 0;
  fake.gain.length = 0;
  fake.rooms.length = 0;
  Object.assign(fake.state, { context: 'running', resumed: 0, closed: 0, known: ['ogg', 'mp3'], spoilt: [] });
  Object.assign(fake.Howler, { usingWebAudio: true, state: 'suspended', ctx: new fake.Context() });
});

describe('the player on Howler', () => {
  it('takes the first format the browser knows and never puts the audio to sleep', async () => {
    await open(OGG, MP3);
    expect(fake.made.length).toBe(1);
    expect(given(0).format).toEqual(['ogg']);
    expect(given(0).sprite['blade 7']).toHaveLength(2);
    expect(fake.Howler.autoSuspend).toBe(false);
    expect(fake.rooms).toEqual(['ears']);
    fake.state.known = ['mp3'];
    await open(OGG, MP3);
    expect(given(1).format).toEqual(['mp3']);
  });

  it('takes the other format when the first turns out spoilt or missing, and says when there is none', async () => {
    fake.state.spoilt = ['ogg'];
    await open(OGG, MP3);
    expect(fake.made.map(({ unloaded }) => unloaded)).toEqual([true, false]);
    await open(served('http://127.0.0.1:9/', 'ogg'), MP3);
    expect(given(2).format).toEqual(['mp3']);
    await expect(open(OGG)).rejects.toBe('Decoding audio data failed.');
    await expect(open()).rejects.toThrow('No source');
  });

  it('is none, and no context is left, where nothing can be decoded or there is no audio', async () => {
    fake.state.spoilt = ['ogg', 'mp3'];
    await expect(open(OGG, MP3)).rejects.toBeDefined();
    expect([fake.made.every(({ unloaded }) => unloaded), fake.state.closed, fake.Howler.ctx]).toEqual([true, 1, null]);
    fake.state.spoilt = [];
    fake.Howler.usingWebAudio = false;
    await expect(open(OGG)).rejects.toThrow('No');
    expect(fake.made.at(-1)?.unloaded).toBe(true);
  });

  it('plays a variation with its own force, pitch and place', async () => {
    const player = await open(OGG);
    player.play(CLACK, LEVELS);
    player.level({ ...LEVELS, effects: 0.2 });
    const [howl] = fake.made;
    const calls = ['play lay 3', 'volume 0.25 of 1', 'rate 1.02 of 1', 'pan -0.4 of 1', 'volume 0.1 of 1'];
    expect(howl?.calls).toEqual(calls);
    player.close();
    expect(howl?.unloaded).toBe(true);
    expect([fake.state.closed, fake.Howler.ctx]).toEqual([1, null]);
  });

  it('fades out before it stops, sleeps only then, and is heard in full again at once', async () => {
    vi.useFakeTimers();
    try {
      const player = await open(OGG);
      player.wake();
      player.play(CLACK, LEVELS);
      player.hush();
      player.sleep();
      const [howl] = fake.made;
      expect([fake.gain, howl?.calls.includes('stop'), fake.state.context]).toEqual([['fades to 0'], false, 'running']);
      vi.runAllTimers();
      expect([fake.gain, howl?.calls.at(-1), fake.state.context]).toEqual([
        ['fades to 0', 'is 1'],
        'stop',
        'suspended',
      ]);
      fake.Howler.ctx?.become('running');
      player.wake();
      player.play(CLACK, LEVELS);
      player.hush();
      player.play(CLACK, LEVELS);
      expect(fake.gain.slice(2)).toEqual(['fades to 0', 'is 1']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('asks for the audio again when a call took it, unless it is to sleep, and tells Howler that it runs', async () => {
    const player = await open(OGG);
    expect(fake.Howler.state).toBe('running');
    player.wake();
    fake.Howler.ctx?.become('interrupted');
    expect([player.ready, fake.state.resumed]).toEqual([false, 1]);
    fake.Howler.state = 'suspended';
    fake.Howler.ctx?.become('running');
    expect([player.ready, fake.Howler.state]).toEqual([true, 'running']);
    player.sleep();
    fake.Howler.ctx?.become('interrupted');
    expect(fake.state.resumed).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('is not ready while the device keeps its audio; asks for it without minding a refusal, and only then', async () => {
    const player = await open(OGG);
    player.wake();
    expect([player.ready, fake.state.resumed]).toEqual([true, 0]);
    fake.state.context = 'interrupted';
    player.wake();
    expect([player.ready, fake.state.resumed]).toEqual([false, 1]);
    // A rejection that nobody takes would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
  });
});

describe('the evening', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is not loaded before it is asked for; then it comes slowly, in a loop, and goes at nought', async () => {
    const asked: string[] = [];
    const load = async (strip: string) => {
      asked.push(strip);
      return 'data:audio/ogg;base64,AAAA';
    };
    const player = await open({ format: 'ogg', load });
    player.level(LEVELS);
    await settled();
    expect(asked).toEqual(['table']);
    player.level({ ...LEVELS, evening: 1 });
    await settled();
    expect(asked).toEqual(['table', 'evening']);
    const [at, lasts, loops] = given(1).sprite.evening ?? [];
    expect([at, lasts, loops]).toEqual([50, 12_000, true]);
    player.level({ ...LEVELS, evening: 1 });
    player.level({ ...LEVELS, evening: 0.5 });
    player.level(LEVELS);
    expect(fake.made[1]?.calls).toEqual(['play evening', 'fade 0 to 0.25 of 1', 'volume 0.125 of 1', 'stop']);
    player.close();
    expect(fake.made[1]?.unloaded).toBe(true);
  });

  it('fades with the rest, is stopped while the audio sleeps, and comes again', async () => {
    vi.useFakeTimers();
    try {
      const player = await open(OGG);
      player.wake();
      player.level({ ...LEVELS, evening: 1 });
      await vi.runAllTimersAsync();
      player.hush();
      expect(fake.gain).toEqual([]);
      player.sleep();
      expect(fake.gain).toEqual(['fades to 0']);
      vi.runAllTimers();
      expect([fake.made[1]?.calls.at(-1), fake.state.context]).toEqual(['stop', 'suspended']);
      fake.Howler.ctx?.become('running');
      expect(fake.made[1]?.calls.at(-2)).toBe('play evening');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is missing leaves the table its sounds', async () => {
    const player = await open({
      format: 'ogg',
      load: async (strip) => (strip === 'table' ? OGG.load('table') : Promise.reject(new Error('404'))),
    });
    player.level({ ...LEVELS, evening: 1 });
    await settled();
    player.play(CLACK, LEVELS);
    expect([fake.made.length, fake.made[0]?.calls[0]]).toEqual([1, 'play lay 3']);
  });
});

describe('the package', () => {
  it('does not hear of its context’s state; when it does, `tellRunning` may go (goldfire/howler.js#1355)', () => {
    expect(readFileSync('node_modules/howler/dist/howler.js', 'utf8')).not.toContain('statechange');
  });
});
