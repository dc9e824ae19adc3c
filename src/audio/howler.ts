/** Howler behind the player's port. It loads at the first sound, not with the title. */

import type { Howl } from 'howler';
import { byTimer } from '../motion/later.ts';
import { BEFORE, createEvening, LOOP } from './evening.ts';
import { addReverb } from './reverb.ts';
import type { Levels, OpenPlayer, Player, Sounding } from './sound-player.ts';
import { SPRITE } from './sprite.ts';

/** The sprite of the table, and the loop of the evening. */
export type Strip = 'table' | 'evening';

/** The sounds in one format. */
export interface Source {
  readonly format: 'ogg' | 'mp3';
  /**
   * Loads the whole file of a strip as a `data:` address; rejects if it is missing. Howler gets only such addresses. It
   * would hand others, sound by sound, to media elements, each of which loads the sprite again.
   */
  load(strip: Strip): Promise<string>;
}

/** Idle sounds that Howler keeps for reuse. */
const POOL = 24;

const keyOf = (sound: string, variation: number) => `${sound} ${variation}`;

type Spans = Record<string, [number, number] | [number, number, boolean]>;

const TABLE: Spans = Object.fromEntries(
  Object.entries(SPRITE).flatMap(([sound, all]) =>
    all.map(([at, lasts], variation): [string, [number, number]] => [keyOf(sound, variation), [at, lasts]]),
  ),
);

const SPANS: Readonly<Record<Strip, Spans>> = { table: TABLE, evening: { evening: [BEFORE / 2, LOOP, true] } };

/** Loads and decodes a strip. Rejects if the file is missing, or if the browser can't decode it after all. */
async function load(howler: typeof import('howler'), source: Source, strip: Strip): Promise<Howl> {
  const src = await source.load(strip);
  return new Promise((resolve, reject) => {
    const howl = new howler.Howl({
      src: [src],
      format: [source.format],
      sprite: SPANS[strip],
      pool: POOL,
      onload: () => resolve(howl),
      onloaderror: (_, fault) => {
        howl.unload();
        reject(fault);
      },
    });
  });
}

/** Returns an opener of a player with the first source that the browser can decode; it rejects if there is none. */
export function openHowler(sources: readonly Source[]): OpenPlayer {
  return async () => {
    const howler = await import('howler');
    const { Howler } = howler;
    // The page suspends and resumes the audio itself: Howler must ignore touches and hidden pages.
    Howler.autoSuspend = false;
    // Howler must not unlock it either: on some devices it would replace the context.
    Howler.autoUnlock = false;
    let fault: unknown = new Error('No source that this browser knows');
    for (const source of sources) {
      if (!Howler.codecs(source.format)) continue;
      try {
        const howl = await load(howler, source, 'table');
        const evening = () => load(howler, source, 'evening');
        // Without a context it would load the sprite again for every sound.
        if (Howler.usingWebAudio) return playing(howler, howl, evening);
        howl.unload();
      } catch (why) {
        fault = why;
      }
    }
    close(Howler);
    throw fault;
  };
}

type Global = typeof import('howler')['Howler'];

/**
 * Sets Howler's own state, which does not follow its context when the page resumes it (goldfire/howler.js#1355).
 * Otherwise a sound played meanwhile would wait for ever.
 */
const tellRunning = (howler: Global) => Object.assign(howler, { state: 'running' });

/** Closes the context. The page's next player gets a new one. */
function close(howler: Global): void {
  const ctx: AudioContext | null = howler.ctx;
  ctx?.close().catch(() => {});
  Object.assign(howler, { ctx: null });
}

/** Seconds in which a fade falls to 1/e, and milliseconds until it ends. */
const FADE = 0.008;
const FADED = 40;

/** Fades everything out, then calls `faded`, which ends the fade. */
function createFade({ ctx, masterGain: { gain } }: Global, faded: () => void) {
  let cancel: (() => void) | undefined;
  return {
    get isOn() {
      return cancel !== undefined;
    },
    begin() {
      if (cancel !== undefined) return;
      gain.setTargetAtTime(0, ctx.currentTime, FADE);
      cancel = byTimer(FADED, faded);
    },
    /** Ends the fade; later sounds play at full volume. */
    end() {
      cancel?.();
      cancel = undefined;
      gain.cancelScheduledValues(0);
      gain.setValueAtTime(1, ctx.currentTime);
    },
  };
}

function playing({ Howler }: typeof import('howler'), howl: Howl, loadEvening: () => Promise<Howl>): Player {
  const { ctx, masterGain } = Howler;
  addReverb(masterGain, ctx);
  const sounding = new Map<number, Sounding>();
  let isWanted = false;
  const isRunning = () => ctx.state === 'running';
  const evening = createEvening(loadEvening, isRunning);
  const follow = () => {
    if (isRunning()) {
      tellRunning(Howler);
      evening.wake();
    }
    // A call or another app took the audio and released it.
    else if (isWanted) resume();
  };
  const resume = () => {
    ctx.resume().catch(() => {});
  };
  const silence = () => {
    howl.stop();
    sounding.clear();
    fade.end();
    if (!isWanted) suspend();
  };
  const fade = createFade(Howler, silence);
  const suspend = () => {
    evening.sleep();
    if (isRunning()) ctx.suspend().catch(() => {});
  };
  howl.on('end', (id) => void sounding.delete(id));
  ctx.addEventListener('statechange', follow);
  follow();

  return {
    get ready() {
      // Sounds played while the audio is locked would be kept, and all start together at the first touch.
      return isRunning();
    },
    play(each, levels) {
      if (fade.isOn) silence();
      const id = howl.play(keyOf(each.sound, each.variation));
      sounding.set(id, each);
      howl.volume(each.gain * levels[each.bus], id);
      howl.rate(each.rate, id);
      howl.stereo(each.pan, id);
    },
    level(levels: Levels) {
      for (const [id, { gain, bus }] of sounding) howl.volume(gain * levels[bus], id);
      evening.level(levels.evening);
    },
    hush() {
      if (sounding.size > 0) fade.begin();
    },
    wake() {
      isWanted = true;
      if (!isRunning()) resume();
    },
    sleep() {
      isWanted = false;
      if (evening.isHeard) fade.begin();
      if (!fade.isOn) suspend();
    },
    close() {
      isWanted = false;
      ctx.removeEventListener('statechange', follow);
      howl.unload();
      fade.end();
      evening.close();
      close(Howler);
    },
  };
}
