/** The beats of an outline (23): the tiles of a square that has become full rise for a moment, one after the other. */
import type { Situation } from '../../match/ports.ts';
import type { Beat, Position } from '../../rules/game.ts';
import { areasUnder, filledBy, isFull } from '../../rules/outline/filled.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import { playBeat } from './beat-player.ts';
import type { BeatStage, PlayBeat } from './beat-stage.ts';

/** Milliseconds at normal speed, the share of them between two tiles, and the greatest height in half-tile sides. */
const RISING = 260;
const LATER = 0.12;
const HIGH = 0.42;

export const playInOutline: PlayBeat = async (stage, beat, after, signal) => {
  const isLaid = beat.beat === 'laid';
  // 32.2: a field changes once its tile lies.
  if (!isLaid && beat.beat !== 'ended') stage.ornament?.settle(after.seen);
  await playBeat(stage, beat, after, signal);
  if (isLaid) stage.ornament?.settle(after.seen, !signal.aborted);
  if (isLaid && beat.full) await rise(stage, fullAround(beat, after), after, signal);
};

/** Returns the tiles of the full squares that hold this tile, which comes first. */
function fullAround({ arm, at }: Extract<Beat, { beat: 'laid' }>, { seen }: Situation): readonly Position[] {
  const { tiles } = filledBy(seen);
  const outline = outlineOf(seen);
  const full = areasUnder(outline, arm).filter((area) => isFull(outline, tiles, area));
  const lying = outline.places.flatMap(({ area }, place) =>
    full.includes(area) ? [seen.laid[tiles[place] ?? -1]?.at ?? at] : [],
  );
  return [...new Set([at, ...lying])];
}

async function rise(stage: BeatStage, all: readonly Position[], after: Situation, signal: AbortSignal): Promise<void> {
  const { tiles, time } = stage;
  const ms = time.motion(RISING);
  if (ms === 0 || signal.aborted) return;
  const lying = stage.arrange(after);
  const each = 1 - LATER * (all.length - 1);
  await time.tween(ms, (progress) => {
    if (signal.aborted) return;
    for (const [k, at] of all.entries()) {
      const placed = lying.tiles[at];
      const gone = Math.max(0, Math.min(1, (progress - k * LATER) / each));
      if (!placed) continue;
      const [x, y, z] = placed.at;
      tiles.put(at, { ...placed, at: [x, y, z + Math.sin(Math.PI * gone) * HIGH * placed.scale] });
    }
  });
  // Everything lies where it belongs again, and moves with the cloth.
  await tiles.glide(stage.arrange(after), 0, { signal });
}
