/** What the page does with the browser's audio: counted where it is asked for, in the page itself. */
import type { GamePage } from './probe.ts';

export interface Heard {
  /** Audio contexts that were made, and that are not closed. */
  readonly made: number;
  readonly open: number;
  /**
   * Sounds that were begun: where in the sprite and how long, in seconds, when they began, and when they were over or
   * broken off, in milliseconds of the page.
   */
  readonly starts: readonly {
    readonly from: number;
    readonly lasts: number;
    readonly at: number;
    readonly to: number;
  }[];
  /** The state of the last context. */
  readonly state: string | null;
  /** For each sprite that was decoded, when it begins to be heard; seconds. */
  readonly begins: readonly number[];
}

/** What a device does to the audio of a page. */
export type Device = 'takes' | 'gives';

declare global {
  interface Window {
    heardSounds?: () => Heard;
    deviceAudio?: (does: Device) => Promise<void>;
  }
}

/** To be run in the page before anything else. */
export function wrapAudio(): void {
  const contexts: AudioContext[] = [];
  const starts: { from: number; lasts: number; at: number; to: number }[] = [];
  const begins: number[] = [];
  let isTaken = false;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.push(this);
    }
    override resume(): Promise<void> {
      // A device that keeps the audio for a call does not answer, or refuses.
      return isTaken ? Promise.reject(new DOMException('The audio is taken.', 'InvalidStateError')) : super.resume();
    }
  };
  const { start, stop } = AudioBufferSourceNode.prototype;
  const sounding = new Map<AudioScheduledSourceNode, (typeof starts)[number]>();
  /** Begun in this very task. The time of the context will not do: it may go on within a task. */
  const begunNow = new Set<AudioScheduledSourceNode>();
  AudioBufferSourceNode.prototype.start = function (when = 0, from = 0, lasts = Number.POSITIVE_INFINITY) {
    const at = performance.now();
    const started = { from, lasts, at, to: at + 1000 * lasts };
    starts.push(started);
    sounding.set(this, started);
    begunNow.add(this);
    queueMicrotask(() => begunNow.delete(this));
    this.addEventListener('ended', () => sounding.delete(this));
    return start.call(this, when, from, lasts);
  };
  AudioBufferSourceNode.prototype.stop = function (when = 0) {
    const stopped = sounding.get(this);
    // Howler begins a sound anew when it learns where it comes from: nobody hears of the first in no time.
    if (stopped && begunNow.has(this)) starts.splice(starts.indexOf(stopped), 1);
    else if (stopped) stopped.to = Math.min(stopped.to, performance.now());
    return stop.call(this, when);
  };
  const { decodeAudioData } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.decodeAudioData = function (...given) {
    const decoding = decodeAudioData.apply(this, given);
    decoding.then(
      (decoded) => {
        const loud = decoded.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.1);
        begins.push(loud / decoded.sampleRate);
      },
      () => {},
    );
    return decoding;
  };
  window.heardSounds = () => ({
    made: contexts.length,
    open: contexts.filter(({ state }) => state !== 'closed').length,
    starts,
    state: contexts.at(-1)?.state ?? null,
    begins,
  });
  window.deviceAudio = async (does) => {
    isTaken = does === 'takes';
    // Given back, it stays silent until the page asks again.
    if (isTaken) for (const context of contexts) await context.suspend();
  };
}

export const heardIn = (page: GamePage): Promise<Heard> =>
  page.evaluate(() => {
    if (!window.heardSounds) throw new Error('The page is not listened to.');
    return window.heardSounds();
  });

/** The device takes the audio from the page, for a call, or lets it have it again. */
export const device = (page: GamePage, does: Device): Promise<void> =>
  page.evaluate((now) => window.deviceAudio?.(now), does);

/** The most sounds that sounded together. */
export const mostTogether = ({ starts }: Heard): number =>
  Math.max(0, ...starts.map(({ at }) => starts.filter((other) => other.at <= at && other.to > at).length));
