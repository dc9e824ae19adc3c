/** Howler behind the player's port. It is loaded when the first sound is asked for, not with the title. */
import type { Howl } from 'howler';
import type { OpenPlayer, Player } from './player.ts';
import { SPRITE } from './sprite.ts';

/** One way to get the sprite: an address, or everything in a `data:` address. */
export interface Source {
  readonly url: string;
  readonly format: 'ogg' | 'mp3';
}

/** Idle sounds that Howler keeps for the next ones. */
const POOL = 24;

const keyOf = (sound: string, variation: number) => `${sound} ${variation}`;

const spans = Object.fromEntries(
  Object.entries(SPRITE).flatMap(([sound, all]) =>
    all.map(([at, lasts], variation): [string, [number, number]] => [keyOf(sound, variation), [at, lasts]]),
  ),
);

/** The files as the hosted build serves them, from the folder `base` (ends with a slash). */
export const servedFrom = (base: string) => async (): Promise<readonly Source[]> => [
  { url: `${base}sounds/table.ogg`, format: 'ogg' },
  { url: `${base}sounds/table.mp3`, format: 'mp3' },
];

/**
 * The whole file as a `data:` address. Howler is given nothing else: what it cannot fetch by itself it would hand, sound
 * by sound, to media elements, each of which loads the sprite again.
 */
async function carried({ url, format }: Source): Promise<string> {
  if (url.startsWith('data:')) return url;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const file = new Blob([await answer.arrayBuffer()], { type: `audio/${format}` });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The sprite, decoded. Rejects when the file is missing, or when the browser cannot decode what it promised to. */
async function load(howler: typeof import('howler'), source: Source): Promise<Howl> {
  const src = await carried(source);
  return new Promise((resolve, reject) => {
    const howl = new howler.Howl({
      src: [src],
      format: [source.format],
      sprite: spans,
      pool: POOL,
      onload: () => resolve(howl),
      onloaderror: (_, fault) => {
        howl.unload();
        reject(fault);
      },
    });
  });
}

/** A player with the first source that the browser can decode; rejects when there is none. */
export function openHowler(sources: () => Promise<readonly Source[]>): OpenPlayer {
  return async () => {
    const [howler, offered] = await Promise.all([import('howler'), sources()]);
    const { Howler } = howler;
    // Whoever puts the audio to sleep must know when to wake it, and Howler does not look at touches or hidden pages.
    Howler.autoSuspend = false;
    let fault: unknown = new Error('No source that this browser knows');
    let howl: Howl | null = null;
    for (const source of offered) {
      if (howl || !Howler.codecs(source.format)) continue;
      howl = await load(howler, source).catch((why) => {
        fault = why;
        return null;
      });
    }
    if (!howl) throw fault;
    return playing(howler, howl);
  };
}

function playing({ Howler }: typeof import('howler'), howl: Howl): Player {
  const running = () => !Howler.ctx || Howler.ctx.state === 'running';
  const sleep = () => {
    if (running()) Howler.ctx?.suspend().catch(() => {});
  };
  return {
    get ready() {
      // A sound that is played while the audio is locked would be kept, and all of them burst out with the first touch.
      return running();
    },
    play({ sound, variation, gain, rate, pan }) {
      const id = howl.play(keyOf(sound, variation));
      howl.volume(gain, id);
      howl.rate(rate, id);
      howl.stereo(pan, id);
    },
    hush() {
      howl.stop();
    },
    wake() {
      if (!running()) Howler.ctx?.resume().catch(() => {});
    },
    sleep,
    close() {
      howl.unload();
      sleep();
    },
  };
}
