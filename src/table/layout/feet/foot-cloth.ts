/** The cloth under a tree with feet: how much of it is free, and which growing point is nearest to each part of it. */
import type { Point } from '../../../ui/rect.ts';
import type { Bounds } from '../free-area.ts';
import type { Slab } from './slab.ts';

/** Cells per half, and the reach of the grid from the middle, in halves. */
const FINE = 2;
const REACH = 48;
const SIDE = 2 * REACH * FINE + 1;
/** A cell counts as free if a tile of usual width can pass with its middle there: half of it, and a gap. */
const PASS = 0.62;
/** The reach of a point's first cells around the middle of its next half. */
const START = 1.1;
/** The value of a cell that is barred. */
const FENCE = 255;

/** The parts of the cloth that belong to the points. */
interface Shares {
  /** Square halves. */
  readonly areas: Float64Array;
  /** 1 if its part reaches the bounds. */
  readonly out: Uint8Array;
}

export interface FootCloth {
  /** Counts a tile in (`by` 1) or out (−1). */
  mark(tile: Slab, by: 1 | -1): void;
  /** Returns the free area within `bounds` that is nearest to each point, in square halves. */
  share(starts: readonly Point[], bounds: Bounds): Shares;
}

const cell = (length: number) => Math.round((length + REACH) * FINE);
const within = (index: number) => Math.max(1, Math.min(SIDE - 2, index));

export function footCloth(): FootCloth {
  /** Number of tiles in the way of something that passes at the cell. */
  const taken = new Uint8Array(SIDE * SIDE);
  /** The owner of each cell, from 1; barred cells are above 0 too. */
  const owner = new Uint8Array(SIDE * SIDE);
  const queue = new Int32Array(SIDE * SIDE);

  return {
    mark({ x, y, ux, uy, ex, ey, long, wide }, by) {
      const first = within(cell(x - ex - PASS));
      const lastX = within(cell(x + ex + PASS));
      const lastY = within(cell(y + ey + PASS));
      for (let j = within(cell(y - ey - PASS)); j <= lastY; j++) {
        const dy = j / FINE - REACH - y;
        for (let i = first; i <= lastX; i++) {
          const dx = i / FINE - REACH - x;
          const along = Math.max(0, Math.abs(dx * ux + dy * uy) - long);
          const beside = Math.max(0, Math.abs(dx * uy - dy * ux) - wide);
          if (along * along + beside * beside < PASS * PASS) taken[j * SIDE + i] = (taken[j * SIDE + i] ?? 0) + by;
        }
      }
    },
    share(starts, bounds) {
      const left = within(cell(bounds.left + 0.5));
      const right = within(cell(bounds.right - 0.5));
      const bottom = within(cell(bounds.bottom + 0.5));
      const top = within(cell(bounds.top - 0.5));
      // A fence around the bounds spares the search their test.
      owner.fill(FENCE, (bottom - 1) * SIDE + left, (bottom - 1) * SIDE + right + 1);
      owner.fill(FENCE, (top + 1) * SIDE + left, (top + 1) * SIDE + right + 1);
      for (let j = bottom; j <= top; j++) {
        owner.set(taken.subarray(j * SIDE + left, j * SIDE + right + 1), j * SIDE + left);
        owner[j * SIDE + left - 1] = FENCE;
        owner[j * SIDE + right + 1] = FENCE;
      }
      let end = 0;
      for (let at = 0; at < starts.length; at++) {
        const { x, y } = starts[at] as Point;
        const lastY = Math.min(top, cell(y + START));
        const lastX = Math.min(right, cell(x + START));
        for (let j = Math.max(bottom, cell(y - START)); j <= lastY; j++) {
          for (let i = Math.max(left, cell(x - START)); i <= lastX; i++) {
            if (owner[j * SIDE + i] !== 0) continue;
            owner[j * SIDE + i] = at + 1;
            queue[end++] = j * SIDE + i;
          }
        }
      }
      const areas = new Float64Array(starts.length);
      const out = new Uint8Array(starts.length);
      // One search for all points: each cell goes to the nearest one.
      for (let next = 0; next < end; next++) {
        const at = queue[next] as number;
        const by = owner[at] as number;
        areas[by - 1] = (areas[by - 1] as number) + 1 / (FINE * FINE);
        const west = owner[at - 1];
        if (west === 0) {
          owner[at - 1] = by;
          queue[end++] = at - 1;
        } else if (west === FENCE) out[by - 1] = 1;
        const east = owner[at + 1];
        if (east === 0) {
          owner[at + 1] = by;
          queue[end++] = at + 1;
        } else if (east === FENCE) out[by - 1] = 1;
        const south = owner[at - SIDE];
        if (south === 0) {
          owner[at - SIDE] = by;
          queue[end++] = at - SIDE;
        } else if (south === FENCE) out[by - 1] = 1;
        const north = owner[at + SIDE];
        if (north === 0) {
          owner[at + SIDE] = by;
          queue[end++] = at + SIDE;
        } else if (north === FENCE) out[by - 1] = 1;
      }
      return { areas, out };
    },
  };
}
