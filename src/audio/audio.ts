/**
 * The sound of the table. It listens to the beats that the views show and is never waited for: whatever is missing,
 * locked, hidden or muted only stays silent.
 */
import type { Beat } from '../rules/game.ts';
import { createClatter, type Impact } from './clatter.ts';
import { type Cue, cuesOf, onStar, type WhereIs } from './cues.ts';
import { openHowler, type Source } from './howler.ts';
import { browserPage, type Page } from './page.ts';
import type { OpenPlayer, Player } from './player.ts';
import { createScale } from './scale.ts';
import { SPRITE } from './sprite.ts';

export interface Volumes {
  /** 0…1 each. */
  readonly effects: number;
  readonly music: number;
  readonly interface: number;
  readonly muted: boolean;
}

export interface AudioOptions {
  /** The forms of the sprite, the best first. */
  readonly sources: readonly Source[];
  /** Asked at every sound. */
  readonly volumes: () => Volumes;
  /** 0…1. */
  readonly chance: () => number;
  /** Where arms and seats are on the screen; without it eight arms clockwise from the top. */
  readonly whereIs?: WhereIs;
}

/** What sound needs of the world; tests give their own. */
export interface AudioPorts {
  readonly open?: OpenPlayer;
  readonly page?: Page;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

export interface Audio {
  /** Sounds a beat that a view shows. */
  play(beat: Beat): void;
  /** Sounds what met in the shuffle since the last frame. */
  clatter(impacts: readonly Impact[]): void;
  /** Sounds a button. */
  tick(): void;
  /** Silences everything, also what sounds now, whatever the settings say; `false` leaves it to the settings again. */
  mute(muted: boolean): void;
  /** Ends all sound and listens to nothing any more. */
  destroy(): void;
}

/** Sounds at the same time, at most; more are dropped. */
const VOICES = 24;

/** After so many milliseconds without a sound the device gets its audio back until the next touch. */
const RESTS = 10_000;

/** What a device wants to see before it lets a page sound. Pressing comes early, but only letting go counts everywhere. */
const GESTURES = ['pointerdown', 'touchend', 'click', 'keydown'] as const;

export function createAudio(o: AudioOptions, ports: AudioPorts = {}): Audio {
  const { chance, whereIs = onStar } = o;
  const { open = openHowler(o.sources), page = browserPage(), now = () => performance.now() } = ports;
  const scale = createScale();
  const clatter = createClatter(chance);
  const lastOf = new Map<string, number>();
  let player: Player | null = null;
  let opened = false;
  let muted = false;
  let destroyed = false;
  let voices: number[] = [];
  /** When something sounded, or was about to. */
  let busy = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const silent = () => destroyed || muted || page.hidden || o.volumes().muted;
  const openOnce = () => {
    // Before the first touch nothing can sound, and a browser complains of audio that is started.
    if (opened || !page.touched) return;
    opened = true;
    open().then(
      (came) => {
        if (destroyed) return came.close();
        player = came;
        wake();
      },
      // It cannot be had: the game is played without sound.
      () => {},
    );
  };
  /** Any variation but the one that was heard last. */
  const another = (sound: Cue['sound'], wanted: number | undefined) => {
    const count = SPRITE[sound].length;
    let variation = wanted ?? Math.floor(chance() * count);
    if (count > 1 && sound !== 'blade' && variation === lastOf.get(sound)) variation = (variation + 1) % count;
    lastOf.set(sound, variation);
    return variation;
  };
  const sound = (cue: Cue) => {
    const volume = o.volumes()[cue.bus];
    if (silent() || !(volume > 0)) return;
    openOnce();
    if (!player?.ready) return wake();
    const time = now();
    busy = time;
    voices = voices.filter((until) => until > time);
    if (voices.length >= VOICES) return;
    const variation = another(cue.sound, cue.variation);
    const rate = cue.rate === undefined ? 1 : cue.rate * (0.94 + 0.12 * chance());
    const gain = Math.min(1, cue.gain * (0.75 + 0.25 * chance()) * volume);
    const pan = Math.max(-1, Math.min(1, cue.pan + 0.24 * (chance() - 0.5)));
    voices.push(time + (SPRITE[cue.sound][variation]?.[1] ?? 0) / rate);
    player.play({ sound: cue.sound, variation, gain, rate, pan });
  };
  const wake = () => {
    if (!player || silent()) return;
    player.wake();
    busy = now();
    timer ??= setTimeout(drowse, RESTS);
  };
  const drowse = () => {
    const left = busy + RESTS - now();
    timer = left > 0 ? setTimeout(drowse, left) : undefined;
    if (left <= 0) player?.sleep();
  };
  const sleep = () => {
    clearTimeout(timer);
    timer = undefined;
    voices = [];
    player?.hush();
    player?.sleep();
  };
  const seen = () => {
    if (page.hidden) sleep();
    else wake();
  };
  page.addEventListener('visibilitychange', seen, true);
  for (const gesture of GESTURES) page.addEventListener(gesture, wake, true);

  return {
    play(beat) {
      for (const cue of cuesOf(beat, scale.hear(beat), whereIs)) sound(cue);
    },
    clatter(impacts) {
      if (silent()) return;
      for (const cue of clatter.hear(impacts, now())) sound(cue);
    },
    tick: () => sound({ sound: 'tick', bus: 'interface', gain: 0.6, pan: 0, rate: 1 }),
    mute(on) {
      muted = on;
      if (on) sleep();
      else wake();
    },
    destroy() {
      destroyed = true;
      page.removeEventListener('visibilitychange', seen, true);
      for (const gesture of GESTURES) page.removeEventListener(gesture, wake, true);
      sleep();
      player?.close();
      player = null;
    },
  };
}
