/** What plays the sprite: Howler, or a test. */
import type { Bus } from './cues.ts';
import type { SoundName } from './sprite.ts';

/** 0…1 each; the evening outside has a level of its own, and is not heard at 0. */
export type Levels = Readonly<Record<Bus | 'evening', number>>;

export interface Sounding {
  readonly sound: SoundName;
  /** Which of the sound's variations, from 0. */
  readonly variation: number;
  readonly bus: Bus;
  /** 0…1, before the level of its bus. */
  readonly gain: number;
  /** How fast it is played: 1 as it was made, 2 an octave up. */
  readonly rate: number;
  /** −1 left … 1 right. */
  readonly pan: number;
}

/** None of these throws or is waited for. */
export interface Player {
  /** False while the device keeps its audio locked. */
  readonly ready: boolean;
  play(sounding: Sounding, levels: Levels): void;
  /** Changes the level of what sounds; the evening comes and goes with its own. */
  level(levels: Levels): void;
  /** Ends all that sounds at the table, softly, within a few hundredths of a second. */
  hush(): void;
  /** Resumes the audio; to be called while a touch, click or key is handled. */
  wake(): void;
  /** Suspends the audio: it costs the device a little even while nothing sounds. */
  sleep(): void;
  close(): void;
}

/** Resolves when the first sound can be played; rejects when none ever can. */
export type OpenPlayer = () => Promise<Player>;
