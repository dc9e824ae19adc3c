/** One picture of the table at this moment: writes tiles and lights into the meshes and renders them. */
import type { DrawnKind } from './kinds/drawn-kind.ts';
import type { TableLights } from './lights/table-lights.ts';
import type { TableModel } from './model/table-model.ts';
import { ON_CLOTH } from './places/board-view.ts';
import { FLASH, type Light, THREAD } from './places/look.ts';
import type { TableRenderer } from './renderer/renderer.ts';
import type { MovingTiles } from './tiles/moving-tiles.ts';

/** Brightness of the inlay of a complete star. */
const COMPLETE = 0.3;
/** Share by which waiting blades brighten while something moves, and the greatest brightness. */
const BREATH = 0.35;
const BRIGHTEST = 1.3;

/** The thread to the point where a line goes on. */
const LEADING: Light = { shape: THREAD, glow: 0.32, focused: 0, above: 0, below: 0 };

/** Draws the table; while the tiles are shuffled nothing glows and no end is marked. */
export function drawScene(
  renderer: TableRenderer,
  model: TableModel,
  tiles: MovingTiles,
  lights: TableLights,
  { drawMore }: Pick<DrawnKind, 'drawMore'>,
): void {
  const { meshes } = renderer;
  const { wholeView } = tiles;
  meshes.cloth.inlay(model.board.inlay, model.kind.bands);
  meshes.cloth.star(...model.board.inlaidAt(wholeView), wholeView.scale);
  meshes.cloth.zoom(tiles.zoom);
  meshes.cloth.glow(model.board.isStarComplete() && !model.isShuffling ? COMPLETE : 0);
  meshes.cloth.run(...lights.run);
  drawMore?.(meshes, model, wholeView);
  for (const [at, tile] of tiles.tiles.entries()) meshes.tiles.write(at, tile, tile, tiles.cutOf(at));
  meshes.tiles.flush(tiles.tiles.length);
  for (const glow of [meshes.glow, meshes.glowAbove]) glow.clear();
  if (!model.isShuffling) drawGlow(renderer, model, tiles, lights);
  for (const glow of [meshes.glow, meshes.glowAbove]) glow.flush();
  renderer.render();
}

function drawGlow(
  { meshes: { glow, glowAbove } }: TableRenderer,
  model: TableModel,
  tiles: MovingTiles,
  lights: TableLights,
) {
  for (const place of lights.glows.shown(model.places(tiles.view))) {
    // Some places wait unseen.
    if (place.glow + place.focused === 0) continue;
    const breath = place.waits ? 1 : 1 + BREATH * tiles.stir;
    const on = place.level === 1 || place.aside ? glowAbove : glow;
    const light = { ...place, glow: Math.min(BRIGHTEST, place.glow * breath) };
    on.light(place, light);
    if (place.aside) on.light(place.aside.thread, { ...light, shape: THREAD });
  }
  for (const { recalled } of model.memory ? tiles.tiles : [])
    if (recalled) glowAbove.light(recalled, { ...recalled, glow: recalled.glow * (1 - tiles.stir) });
  for (const [at, gone] of lights.flashes) {
    const tile = tiles.tiles[at];
    if (tile?.where !== 'laid') continue;
    const [x, y] = tile.at;
    const flash: Light = { shape: FLASH + gone, glow: 1, focused: 0, above: 0, below: 0 };
    glow.light({ ...tile, at: [x, y, ON_CLOTH] }, flash);
  }
  for (const end of model.shutEnds(tiles.view)) glow.mark(end, end.why);
  for (const thread of model.board.threads(tiles.view)) glow.light(thread, LEADING);
}
