/** One picture of the table as it stands. */
import type { Bodies } from './bodies.ts';
import type { Sight } from './sight.ts';
import type { Stage } from './stage.ts';

/** How bright the inlay of a complete star stays. */
const COMPLETE = 0.3;

/** Draws the tiles with what glows and what is shut on the board; neither while the tiles are shuffled. */
export function drawTable(stage: Stage, sight: Sight, { tiles, view }: Bodies, isShuffling: boolean): void {
  const { meshes } = stage;
  const lit = isShuffling ? [] : sight.lit(view);
  for (const [i, place] of lit.entries()) meshes.place(i, place, place.glow, place.focused);
  meshes.cloth.glow(sight.isStarComplete() && !isShuffling ? COMPLETE : 0);
  const shut = isShuffling ? [] : sight.shut(view);
  for (const [i, end] of shut.entries()) meshes.shut(lit.length + i, end, end.why);
  meshes.flush(tiles.length, lit.length + shut.length);
  stage.render();
}
