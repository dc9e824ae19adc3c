/** The beats of trains (29.5): a lantern is put on a train, or taken off, in a beat of its own. */
import { playBeat } from './beat-player.ts';
import type { PlayBeat } from './beat-stage.ts';
import { LANTERN } from './lantern.ts';

export const playTrainBeat: PlayBeat = async (stage, beat, after, signal) => {
  const isMark = beat.beat === 'marked' || beat.beat === 'unmarked';
  // The lantern of a move follows its tile, or its pass.
  if (beat.beat !== 'laid' && beat.beat !== 'passed') stage.ornament?.settle(after.seen, isMark);
  await playBeat(stage, beat, after, signal);
  if (isMark) await stage.time.wait(LANTERN, signal);
};
