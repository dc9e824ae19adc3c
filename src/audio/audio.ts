/**
 * The sound of the page. Matches play beats on it and never wait: a sound that is missing, locked, hidden or muted only
 * stays silent.
 */
import { byTimer } from '../motion/later.ts';
import type { Beat } from '../rules/game.ts';
import { browserPage, type Page, UNLOCKING } from './audio-page.ts';
import { createClatter, type Impact } from './clatter.ts';
import { type Cue, cuesOf, onStar, PICKED, REFUSED, type WhereIs } from './cues.ts';
import type { Source } from './howler.ts';
import { createScale } from './scale.ts';
import type { Levels, OpenPlayer, Player } from './sound-player.ts';
import { createVoices } from './voices.ts';

export interface Volumes extends Levels {
  readonly muted: boolean;
}

export interface AudioOptions {
  /** The formats of the sprite, best first. */
  readonly sources: readonly Source[];
  /** Called at every sound. */
  readonly volumes: () => Volumes;
  /** Returns a number from 0 to 1. */
  readonly chance: () => number;
}

/** The outside dependencies of sound; tests supply their own. */
export interface AudioPorts {
  readonly open?: OpenPlayer;
  readonly page?: Page;
  /** Returns milliseconds of any clock. */
  readonly now?: () => number;
}

export interface TableOptions {
  /** The positions of arms and seats on the screen; by default eight arms, clockwise from the top. */
  readonly whereIs?: WhereIs;
  /** True if the first tile of an arm sounds the note of a blade; true by default. */
  readonly hasBlades?: boolean;
  /** Returns true if a played tile, by its index in the deal, lies on others and not on the cloth (13.1). */
  readonly liesOnTiles?: (index: number) => boolean;
  /** Returns true if the match is paused and therefore silent; called at every sound. */
  readonly isStill?: () => boolean;
}

/** The sound of one match. */
export interface TableAudio {
  /** Plays the sounds of a beat that a view shows. */
  play(beat: Beat): void;
  /** Plays the sound of an own tile that is picked up. */
  pick(): void;
  /** Plays the sound of a touch that makes no move. */
  refuse(): void;
  /** Plays the collisions of the shuffle since the last frame. */
  clatter(impacts: readonly Impact[]): void;
}

export interface Audio {
  /**
   * Returns the sound of a new match. Nothing is loaded and no button ticks before the first match, unless the evening
   * is on.
   */
  forTable(table?: TableOptions): TableAudio;
  /** Plays the tick of a button. */
  tick(): void;
  /** Plays the end of a match that somebody won. */
  win(): void;
  /** Ends all present sounds. */
  hush(): void;
  /** Applies changed volumes, also to present sounds. */
  applyVolumes(): void;
  /** Silences everything, present sounds too, whatever the settings are; `false` returns to the settings. */
  mute(muted: boolean): void;
  /** Ends all sound and removes all listeners. */
  destroy(): void;
}

/** Milliseconds without a sound after which the audio is suspended until the next touch. */
const IDLE = 10_000;

/** Loads the player at the first touch, since nothing can be heard before it. */
const howlerOf =
  (sources: readonly Source[]): OpenPlayer =>
  () =>
    import('./howler.ts').then(({ openHowler }) => openHowler(sources)());

export function createAudio(o: AudioOptions, ports: AudioPorts = {}): Audio {
  const { chance } = o;
  const { open = howlerOf(o.sources), page = browserPage(), now = () => performance.now() } = ports;
  const voices = createVoices(chance);
  /** True once a match has begun, so that sounds are worth loading. */
  let isWanted = false;
  let muted = false;
  const late = createLatePlayer(open, () => applyVolumes());
  const idle = createIdle(now, () => {
    if (!isEvening()) late.player?.sleep();
  });

  const silent = () => late.isClosed || muted || page.hidden || o.volumes().muted;
  const isEvening = () => o.volumes().evening > 0;
  const openOnce = () => {
    // Before the first touch nothing can sound, and starting audio would log a warning.
    if ((isWanted || isEvening()) && page.touched && !silent()) late.open();
  };
  const sound = (cue: Cue) => {
    const volumes = o.volumes();
    if (silent() || !(volumes[cue.bus] > 0)) return;
    openOnce();
    const { player } = late;
    if (!player?.ready) return wake();
    const time = now();
    idle.soundsAt(time);
    const rate = cue.rate === undefined ? 1 : cue.rate * (0.94 + 0.12 * chance());
    const variation = voices.begin(cue, time, rate);
    if (variation === null) return;
    try {
      player.play({ sound: cue.sound, variation, bus: cue.bus, rate, ...varied(cue, chance) }, volumes);
    } catch {
      // A sound that fails must not end a match.
    }
  };
  const wake = () => {
    openOnce();
    if (!late.player || silent()) return;
    late.player.wake();
    idle.soundsAt(now());
    idle.wait();
  };
  const hush = () => {
    voices.clear();
    late.player?.hush();
  };
  const sleep = () => {
    idle.stop();
    hush();
    late.player?.sleep();
  };
  const applyVolumes = () => {
    if (silent()) return sleep();
    late.player?.level(o.volumes());
    wake();
  };
  const deafen = hear(page, applyVolumes, wake);

  return {
    forTable(table = {}) {
      isWanted = true;
      return createTableAudio(table, { chance, now, silent, sound });
    },
    win: () => sound({ sound: 'win', bus: 'music', gain: 0.85, pan: 0 }),
    tick: () => sound({ sound: 'tick', bus: 'interface', gain: 0.9, pan: 0, rate: 1 }),
    hush,
    applyVolumes,
    mute(on) {
      if (muted === on) return;
      muted = on;
      applyVolumes();
    },
    destroy() {
      deafen();
      sleep();
      late.close();
    },
  };
}

/** The player, which is opened at most once. `came` is called when it is there; without one the game is silent. */
function createLatePlayer(open: OpenPlayer, came: () => void) {
  let isOpened = false;
  const late = {
    /** Null before it has been opened, after it was closed, and if it can't be opened. */
    player: null as Player | null,
    isClosed: false,
    open() {
      if (isOpened) return;
      isOpened = true;
      open().then(
        (player) => {
          if (late.isClosed) return player.close();
          late.player = player;
          came();
        },
        () => {},
      );
    },
    close() {
      late.isClosed = true;
      late.player?.close();
      late.player = null;
    },
  };
  return late;
}

/** Calls back when the page is hidden or shown, and when it is touched. Returns a function that stops it. */
function hear(page: Page, onShown: () => void, onTouch: () => void): () => void {
  page.addEventListener('visibilitychange', onShown, true);
  for (const gesture of UNLOCKING) page.addEventListener(gesture, onTouch, true);
  return () => {
    page.removeEventListener('visibilitychange', onShown, true);
    for (const gesture of UNLOCKING) page.removeEventListener(gesture, onTouch, true);
  };
}

/** Calls `rest` once nothing has sounded for `IDLE` milliseconds. */
function createIdle(now: () => number, rest: () => void) {
  /** The time of the last sound or wake-up. */
  let busy = 0;
  let cancel: (() => void) | undefined;
  const look = () => {
    const left = busy + IDLE - now();
    cancel = left > 0 ? byTimer(left, look) : undefined;
    if (left <= 0) rest();
  };
  return {
    soundsAt(time: number) {
      busy = time;
    },
    wait() {
      cancel ??= byTimer(IDLE, look);
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
}

/** Returns the gain and pan of a cue, varied so that no two are quite the same. */
const varied = (cue: Cue, chance: () => number) => ({
  gain: Math.min(1, cue.gain * (0.75 + 0.25 * chance())),
  pan: Math.max(-1, Math.min(1, cue.pan + 0.24 * (chance() - 0.5))),
});

interface Sounding {
  readonly chance: () => number;
  readonly now: () => number;
  readonly silent: () => boolean;
  readonly sound: (cue: Cue) => void;
}

function createTableAudio(
  { whereIs = onStar, hasBlades = true, liesOnTiles = () => false, isStill = () => false }: TableOptions,
  { chance, now, silent, sound }: Sounding,
): TableAudio {
  const scale = createScale();
  const clatter = createClatter(chance);
  return {
    play(beat) {
      const note = hasBlades ? scale.hear(beat) : null;
      const cues = cuesOf(beat, { note, whereIs, liesOnTiles });
      if (!isStill()) for (const cue of cues) sound(cue);
    },
    pick() {
      if (!isStill()) sound(PICKED);
    },
    refuse() {
      if (!isStill()) sound(REFUSED);
    },
    clatter(impacts) {
      if (silent() || isStill()) return;
      for (const cue of clatter.hear(impacts, now())) sound(cue);
    },
  };
}
