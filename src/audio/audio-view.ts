/** What a match sounds like, as a view. No other view waits for it; a sound that is missing stays silent. */

import type { View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { DURATIONS, HITS } from '../motion/durations.ts';
import type { Beat, Seen, Table } from '../rules/game.ts';
import { bearingOf } from '../rules/kinds.ts';
import type { Audio, TableAudio } from './audio.ts';

/** What can be heard of a kind of table. */
export interface Surface {
  /** True if the first tiles of arms sound, each a note of its own. */
  readonly hasBlades: boolean;
  /** Whether a tile was laid on others, by its index in `laid`. */
  liesOnTiles(seen: Pick<Seen, 'laid'>, index: number): boolean;
}

export interface AudioViewOptions {
  readonly audio: Audio;
  readonly clock: Clock;
  /** Milliseconds at normal speed into milliseconds now; 0 where nothing moves. */
  readonly pace: (ms: number) => number;
  /** Whether the person has put the tile where it belongs by hand, so that it does not fly. */
  readonly isPutDown: () => boolean;
  readonly table: Table;
  readonly surface: Surface;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

export interface AudioView extends View, Pick<TableAudio, 'clatter'> {}

/** A tile flies so long before it hits the cloth; milliseconds at normal speed. */
const FLIES = DURATIONS.lay * HITS.flying;

export function createAudioView({ audio, clock, pace, isPutDown, table, surface, left }: AudioViewOptions): AudioView {
  let seen: Pick<Seen, 'laid'> = { laid: [] };
  const heard = audio.forTable({
    whereIs: (what) =>
      'arm' in what ? 0.7 * Math.sin(((bearingOf(what.arm, table, seen.laid) ?? 0) * Math.PI) / 180) : 0,
    hasBlades: surface.hasBlades,
    liesOnTiles: (index) => surface.liesOnTiles(seen, index),
    // What is hurried over as the table is left makes no sound any more.
    isStill: () => clock.paused || left.aborted,
  });
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
  };
}
