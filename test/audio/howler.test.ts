import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openHowler, type Source } from '../../src/audio/howler.ts';
import { served } from '../../src/audio/served.ts';

interface Given {
  readonly src: string[];
  readonly format: string[];
  readonly sprite: Record<string, [number, number]>;
  readonly onload: () => void;
  readonly onloaderror: (id: number, fault: unknown) => void;
}

const fake = vi.hoisted(() => {
  const state = { context: 'running', resumed: 0, known: ['ogg', 'mp3'], spoilt: [] as string[] };
  const made: { given: unknown; unloaded: boolean; calls: string[] }[] = [];
  class Howl {
    readonly own = { given: {} as unknown, unloaded: false, calls: [] as string[] };
    constructor(given: Given) {
      this.own.given = given;
      made.push(this.own);
      const spoilt = state.spoilt.includes(given.format[0] ?? '');
      queueMicrotask(() => (spoilt ? given.onloaderror(0, 'Decoding audio data failed.') : given.onload()));
    }
    play = (key: string) => this.own.calls.push(`play ${key}`);
    volume = (gain: number, id: number) => this.own.calls.push(`volume ${gain} of ${id}`);
    rate = (rate: number, id: number) => this.own.calls.push(`rate ${rate} of ${id}`);
    stereo = (pan: number, id: number) => this.own.calls.push(`pan ${pan} of ${id}`);
    stop = () => this.own.calls.push('stop');
    unload = () => {
      this.own.unloaded = true;
    };
  }
  const Howler = {
    autoSuspend: true,
    codecs: (format: string) => state.known.includes(format),
    ctx: {
      get state() {
        return state.context;
      },
      suspend: () => {
        state.context = 'suspended';
        return Promise.resolve();
      },
      resume: () => {
        state.resumed++;
        return Promise.reject(new Error('not now'));
      },
    },
  };
  return { made, state, Howl, Howler };
});

vi.mock('howler', () => ({ Howl: fake.Howl, Howler: fake.Howler }));

const given = (k: number) => fake.made[k]?.given as Given;

const OGG: Source = { format: 'ogg', load: async () => 'data:audio/ogg;base64,AAAA' };
const MP3: Source = { format: 'mp3', load: async () => 'data:audio/mp3;base64,AAAA' };
const open = (...sources: Source[]) => openHowler(sources)();

beforeEach(() => {
  fake.made.length = 0;
  Object.assign(fake.state, { context: 'running', resumed: 0, known: ['ogg', 'mp3'], spoilt: [] });
});

describe('the player on Howler', () => {
  it('takes the first format the browser knows and never puts the audio to sleep', async () => {
    await open(OGG, MP3);
    expect(fake.made.length).toBe(1);
    expect(given(0).format).toEqual(['ogg']);
    expect(given(0).sprite['blade 7']).toHaveLength(2);
    expect(fake.Howler.autoSuspend).toBe(false);
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

  it('plays a variation with its own force, pitch and place', async () => {
    const player = await open(OGG);
    player.play({ sound: 'lay', variation: 3, gain: 0.5, rate: 1.02, pan: -0.4 });
    player.hush();
    const [howl] = fake.made;
    expect(howl?.calls).toEqual(['play lay 3', 'volume 0.5 of 1', 'rate 1.02 of 1', 'pan -0.4 of 1', 'stop']);
    player.close();
    expect(howl?.unloaded).toBe(true);
    expect(fake.state.context).toBe('suspended');
  });

  it('is not ready while the device keeps its audio; asks for it without minding a refusal, and only then', async () => {
    const player = await open(OGG);
    player.wake();
    expect([player.ready, fake.state.resumed]).toEqual([true, 0]);
    fake.state.context = 'interrupted';
    player.wake();
    expect([player.ready, fake.state.resumed]).toEqual([false, 1]);
    // A rejection that nobody takes would fail this run.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
});
