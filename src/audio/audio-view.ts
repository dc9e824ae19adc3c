/** The sound of a match, as a view. No other view waits for it, and a missing sound stays silent. */

import type { View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { DURATIONS, HITS } from '../motion/durations.ts';
import type { Beat, Seen, Table, Tile } from '../rules/game.ts';
import { bearingOf, heardOf } from '../rules/kinds.ts';
import type { Audio, TableAudio } from './audio.ts';

export interface AudioViewOptions {
  readonly audio: Audio;
  readonly clock: Clock;
  /** Converts milliseconds at normal speed to the current speed; 0 if nothing moves. */
  readonly pace: (ms: number) => number;
  /** Returns true if the person put the tile in its place by hand, so that it does not fly. */
  readonly isPutDown: () => boolean;
  /** The person's choices; the tile that is picked is heard. */
  readonly desk: { readonly picked: Tile | null; subscribe(listener: () => void): () => void };
  readonly table: Table;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

export interface AudioView extends View, Pick<TableAudio, 'clatter' | 'refuse'> {}

/** Milliseconds at normal speed for which a tile flies before it hits the cloth. */
const FLIES = DURATIONS.lay * HITS.flying;

export function createAudioView({ audio, clock, pace, isPutDown, desk, table, left }: AudioViewOptions): AudioView {
  const { hasBlades, liesOnTiles } = heardOf(table);
  let seen: Pick<Seen, 'laid'> = { laid: [] };
  const heard = audio.forTable({
    whereIs: (what) =>
      'arm' in what ? 0.7 * Math.sin(((bearingOf(what.arm, table, seen.laid) ?? 0) * Math.PI) / 180) : 0,
    hasBlades,
    liesOnTiles: (index) => liesOnTiles(seen, index),
    // Beats that are skipped while the table is left make no sound.
    isStill: () => clock.paused || left.aborted,
  });
  let { picked } = desk;
  const forget = desk.subscribe(() => {
    if (desk.picked !== null && desk.picked !== picked) heard.pick();
    picked = desk.picked;
  });
  left.addEventListener('abort', forget, { once: true });
  const flies = (beat: Beat) => (beat.beat === 'laid' || beat.beat === 'led') && !isPutDown();
  return {
    show() {},
    async shuffle() {},
    async play(beat, after, signal) {
      seen = after.seen;
      if (!flies(beat)) return heard.play(beat);
      clock
        .wait(pace(FLIES), signal)
        .then(() => heard.play(beat))
        .catch(reportError);
    },
    clatter: heard.clatter,
    refuse: heard.refuse,
  };
}
