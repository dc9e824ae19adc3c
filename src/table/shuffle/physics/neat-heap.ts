/** The set before it is stirred: two by two like parquet, a little out of true, in a round heap. */

export interface Resting {
  readonly x: number;
  readonly y: number;
  /** Radians; 0 is a tile that stands on its short side. */
  readonly angle: number;
}

export interface HeapOptions {
  readonly count: number;
  /** Half the size of the region, in the unit of `tile`. The heap lies around its middle. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly tile: { readonly w: number; readonly h: number };
}

/** The widest gap between two blocks, in tile widths. */
const LOOSE = 0.5;
/** The narrowest gap: tiles never start inside one another. */
const TIGHT = 0.03;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

/** Returns the loosest grid of square blocks that holds the heap inside the region. */
function grid({ count, halfWidth, halfHeight, tile }: HeapOptions): Grid {
  const blocks = Math.ceil(count / 2);
  const block = Math.max(tile.h, 2 * tile.w);
  let best: Grid | null = null;
  for (let columns = 1; columns <= blocks; columns++) {
    const rows = Math.ceil(blocks / columns);
    const room = Math.min((2 * halfWidth) / columns, (2 * halfHeight) / rows) - block;
    const cell = block + Math.min(room, LOOSE * tile.w);
    if (room < TIGHT * tile.w || (best && cell < best.cell)) continue;
    const lopsided = (g: Grid) => Math.abs(Math.log(((g.columns / g.rows) * halfHeight) / halfWidth));
    const candidate = { columns, rows, cell };
    if (!best || cell > best.cell || lopsided(candidate) < lopsided(best)) best = candidate;
  }
  if (!best) throw new RangeError(`${count} tiles do not lie side by side in the region of the shuffle`);
  return best;
}

/**
 * Returns the middles of the blocks, nearest to the middle of the region first. So the first ones make a round heap.
 */
function middles({ halfWidth, halfHeight }: HeapOptions, { columns, rows, cell }: Grid): { x: number; y: number }[] {
  const wide = Math.min(columns + 2, Math.floor((2 * halfWidth) / cell));
  const high = Math.min(rows + 2, Math.floor((2 * halfHeight) / cell));
  const all: { x: number; y: number }[] = [];
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      all.push({ x: (column - (wide - 1) / 2) * cell, y: (row - (high - 1) / 2) * cell });
    }
  }
  const far = (at: { x: number; y: number }) => Math.hypot(at.x / halfWidth, at.y / halfHeight);
  return all.sort((a, b) => far(a) - far(b));
}

/**
 * Returns each tile's place in the heap before the shuffle, in the unit of `tile`, around 0, 0. `chance` gives 0…1.
 * Throws if the region is too small for the tiles to lie side by side.
 */
export function neatHeap(options: HeapOptions, chance: () => number): Resting[] {
  const { count, tile } = options;
  const laid = grid(options);
  const slack = laid.cell - Math.max(tile.h, 2 * tile.w);
  // The gap between two tiles is half the slack: the slides and turns of both must fit into it.
  const slide = 0.1 * slack;
  const turn = (0.28 * slack) / tile.h;
  const either = (reach: number) => (2 * chance() - 1) * reach;
  const places = middles(options, laid).flatMap((middle) => {
    const upright = chance() < 0.5;
    const beside = (tile.w + slack / 2) / 2;
    return [-beside, beside].map((off) => ({
      x: middle.x + (upright ? off : 0) + either(slide),
      y: middle.y + (upright ? 0 : off) + either(slide),
      angle: (upright ? 0 : Math.PI / 2) + (chance() < 0.5 ? Math.PI : 0) + either(turn),
    }));
  });
  const used = places.slice(0, count);
  for (let k = used.length - 1; k > 0; k--) {
    const other = Math.floor(chance() * (k + 1));
    const [a, b] = [used[k], used[other]];
    if (a && b) [used[k], used[other]] = [b, a];
  }
  return used;
}
