/** One picture of the table as it stands. */

import type { Lights } from './lights/table-lights.ts';
import { FLASH } from './renderer/glow/glow-shapes.ts';
import type { Stage } from './renderer/renderer.ts';
import type { Sight } from './sight.ts';
import type { Bodies } from './tiles/moving-tiles.ts';

/** How bright the inlay of a complete star stays. */
const COMPLETE = 0.3;
/** How much brighter waiting blades become while something moves. */
const BREATH = 0.35;

/** Draws the tiles with what glows and what is shut on the board; neither while the tiles are shuffled. */
export function drawTable(
  stage: Stage,
  sight: Sight,
  { tiles, view, stir }: Bodies,
  isShuffling: boolean,
  { glows, flashes, run: [front, strength] }: Pick<Lights, 'glows' | 'flashes' | 'run'>,
): void {
  const { meshes } = stage;
  let lights = 0;
  if (!isShuffling) {
    for (const place of glows.shown(sight.lit(view))) {
      const breath = place.waits ? 1 : 1 + BREATH * stir;
      meshes.light(lights++, place, { ...place, glow: Math.min(1.3, place.glow * breath) });
    }
    for (const [at, gone] of flashes) {
      const tile = tiles[at];
      if (tile?.where !== 'laid') continue;
      const [x, y] = tile.at;
      const flash = { shape: FLASH + gone, glow: 1, focused: 0, above: 0, below: 0 };
      meshes.light(lights++, { ...tile, at: [x, y, 0.002] }, flash);
    }
    for (const end of sight.shut(view)) meshes.shut(lights++, end, end.why);
  }
  meshes.cloth.glow(sight.isStarComplete() && !isShuffling ? COMPLETE : 0);
  meshes.cloth.run(front, strength);
  meshes.flush(tiles.length, lights);
  stage.render();
}
