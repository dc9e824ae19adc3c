/** Sizes of own tiles and of tiles on the table, over a whole deal on a screen. */
import { dealOf } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import type { Game } from '../../../src/rules/game.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import type { Placed } from '../../../src/table/places/placement.ts';
import type { TableSurface } from '../../../src/table/places/surface.ts';
import { kindOf } from '../kinds.ts';

export interface HandSizes {
  /** The number of own tiles. */
  readonly count: number;
  /** Sides of half-tiles, CSS pixels: of the smallest own tile, and of the largest on the table. */
  readonly own: number;
  readonly table: number;
  /** Parts of the rack's width and height that the own tiles take. */
  readonly across: number;
  readonly down: number;
  /** True while tiles are played. */
  readonly isPlaying: boolean;
}

const sideOf = ({ pixelsAt }: TableSurface, { at, scale }: Placed) => scale * pixelsAt(at);

function sizesIn(model: TableModel, now: Situation): HandSizes {
  const { surface } = model;
  const { tiles } = model.arrange(now);
  const own = tiles.filter(({ where }) => where === 'own');
  const laid = tiles.filter(({ where }) => where === 'laid');
  const points = own.map(({ at }) => surface.camera.project(at));
  const span = (values: readonly number[]) => (own.length > 0 ? Math.max(...values) - Math.min(...values) : 0);
  const side = Math.min(...own.map((tile) => sideOf(surface, tile)));
  const { rack } = surface.regions;
  return {
    count: own.length,
    own: side,
    table: Math.max(0, ...laid.map((tile) => sideOf(surface, tile))),
    across: (span(points.map(({ x }) => x)) + side) / rack.width,
    down: (span(points.map(({ y }) => y)) + 2 * side) / rack.height,
    isPlaying: now.seen.turn !== null,
  };
}

/** Returns the sizes at each moment of a deal in which seat 0 holds tiles. */
export function sizesOver(
  game: Game,
  seats: number,
  [width, height]: readonly [number, number],
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
): readonly HandSizes[] {
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindOf(game.table), game);
  const found: HandSizes[] = [];
  for (const { now } of dealOf({ game: game.id, seats, seed, moves: 999, eye: 0, options })) {
    if (model.update(now) || found.length === 0) model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
    const sizes = sizesIn(model, now);
    if (sizes.count > 0) found.push(sizes);
  }
  return found;
}
