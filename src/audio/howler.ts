/** Howler behind the player's port. It is loaded when the first sound is asked for, not with the title. */
import type { Howl } from 'howler';
import type { OpenPlayer, Player } from './player.ts';
import { SPRITE } from './sprite.ts';

/** One form of the sprite. */
export interface Source {
  readonly format: 'ogg' | 'mp3';
  /**
   * The whole file as a `data:` address; rejects when it is missing. Howler is given nothing else: what it cannot fetch
   * by itself it would hand, sound by sound, to media elements, each of which loads the sprite again.
   */
  load(): Promise<string>;
}

/** Idle sounds that Howler keeps for the next ones. */
const POOL = 24;

const keyOf = (sound: string, variation: number) => `${sound} ${variation}`;

const spans = Object.fromEntries(
  Object.entries(SPRITE).flatMap(([sound, all]) =>
    all.map(([at, lasts], variation): [string, [number, number]] => [keyOf(sound, variation), [at, lasts]]),
  ),
);

/** The sprite, decoded. Rejects when the file is missing, or when the browser cannot decode what it promised to. */
async function load(howler: typeof import('howler'), source: Source): Promise<Howl> {
  const src = await source.load();
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
export function openHowler(sources: readonly Source[]): OpenPlayer {
  return async () => {
    const howler = await import('howler');
    const { Howler } = howler;
    // Whoever puts the audio to sleep must know when to wake it, and Howler does not look at touches or hidden pages.
    Howler.autoSuspend = false;
    let fault: unknown = new Error('No source that this browser knows');
    let howl: Howl | null = null;
    for (const source of sources) {
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
