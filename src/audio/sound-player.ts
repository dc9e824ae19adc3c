/** The player of the sprite: Howler, or a test's own. */
import type { Bus } from './cues.ts';
import type { SoundName } from './sprite.ts';

/** The levels, 0 to 1 each; the evening has a level of its own, and is silent at 0. */
export type Levels = Readonly<Record<Bus | 'evening', number>>;

export interface Sounding {
  readonly sound: SoundName;
  /** The index of the sound's variation, from 0. */
  readonly variation: number;
  readonly bus: Bus;
  /** 0…1, before the level of its bus. */
  readonly gain: number;
  /** The playback rate: 1 as recorded, 2 an octave up. */
  readonly rate: number;
  /** −1 left … 1 right. */
  readonly pan: number;
}

/** The port of a player. Its methods don't throw and are not awaited. */
export interface Player {
  /** False while the device has locked its audio. */
  readonly ready: boolean;
  play(sounding: Sounding, levels: Levels): void;
  /** Changes the level of present sounds; the evening starts and stops with its own. */
  level(levels: Levels): void;
  /** Ends all sounds of the table, softly, within a few hundredths of a second. */
  hush(): void;
  /** Resumes the audio; call it while a touch, click or key is handled. */
  wake(): void;
  /** Suspends the audio, which costs the device a little even while nothing sounds. */
  sleep(): void;
  close(): void;
}

/** Resolves when the first sound can be played; rejects if none ever can. */
export type OpenPlayer = () => Promise<Player>;
