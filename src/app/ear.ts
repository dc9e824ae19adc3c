/** The table for the ear. Nothing waits for it, and what is missing only stays silent. */
import type { Audio, TableAudio } from '../audio/audio.ts';
import type { View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { LAYING } from '../motion/pace.ts';
import type { Beat } from '../rules/game.ts';

export interface EarOptions {
  readonly audio: Audio;
  readonly clock: Clock;
  /** Milliseconds at normal speed into milliseconds now; 0 where nothing moves. */
  readonly pace: (ms: number) => number;
  /** Whether the person has put the tile where it belongs, so that nobody sees it fly. */
  readonly isPutDown: () => boolean;
  /** How many arms the table has, clockwise from the top. */
  readonly arms: number;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

export interface Ear extends View, Pick<TableAudio, 'clatter'> {}

/** A tile that is laid flies so long before it clacks down; milliseconds at normal speed. */
const FLIES = LAYING.ms * LAYING.hits;

/** Takes a seat at the table for the ear. */
export function createEar({ audio, clock, pace, isPutDown, arms, left }: EarOptions): Ear {
  const turn = (2 * Math.PI) / arms;
  const heard = audio.sit({
    whereIs: (what) => ('arm' in what && typeof what.arm === 'number' ? 0.7 * Math.sin(what.arm * turn) : 0),
    // A hurry that comes with the end of the match makes nothing sound any more.
    isStill: () => clock.paused || left.aborted,
  });
  const flies = (beat: Beat) => (beat.beat === 'laid' || beat.beat === 'led') && !isPutDown();
  return {
    show() {},
    async shuffle() {},
    async play(beat, _, signal) {
      if (!flies(beat)) return heard.play(beat);
      void clock.wait(pace(FLIES), signal).then(() => heard.play(beat));
    },
    clatter: heard.clatter,
  };
}
