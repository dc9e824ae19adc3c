/** Measures the free room of each arm's end: the cells of the cloth that a tile can reach from it before any other. */
import { moved, type RectangleBody, TINY } from './rectangle.ts';
import { GAP, type Tip } from './tip.ts';

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The part of a body that its bounds depend on. */
type Extent = Pick<RectangleBody, 'x' | 'y' | 'ex' | 'ey'>;

export function boundsOf(tile: Extent): Bounds {
  return { left: tile.x - tile.ex, right: tile.x + tile.ex, bottom: tile.y - tile.ey, top: tile.y + tile.ey };
}

/** Returns the smallest bounds around both. */
export function boundsAround(bounds: Bounds, tile: Extent): Bounds {
  const more = boundsOf(tile);
  return {
    left: Math.min(bounds.left, more.left),
    right: Math.max(bounds.right, more.right),
    bottom: Math.min(bounds.bottom, more.bottom),
    top: Math.max(bounds.top, more.top),
  };
}

/** Cells per half, and the reach of the grid from the middle, in halves. */
const FINE = 2;
const REACH = 24;
const SIDE = 2 * REACH * FINE + 1;
/** The reach of an end's first cells around its outer half. The next tile starts within it. */
const START = 1.3;
/** The value of a cell that is barred. */
const FENCE = 255;

export interface FreeArea {
  /** Counts a tile in (`by` 1) or out (−1). */
  mark(tile: RectangleBody, by: 1 | -1): void;
  /** Returns the free area within `bounds` that is nearest to each tip, in square halves. */
  share(tips: readonly Tip[], bounds: Bounds): readonly number[];
}

/** Reach of an upright half and the gap around it, along the axes and along the diagonals. */
const UPRIGHT = 0.5 + GAP - TINY;
const ASLANT = Math.SQRT1_2 + GAP - TINY;

const cell = (length: number) => Math.round((length + REACH) * FINE);
const within = (index: number) => Math.max(1, Math.min(SIDE - 2, index));

export function createFreeArea(): FreeArea {
  /** Number of tiles in the way of a half that is centred on the cell. */
  const taken = new Uint8Array(SIDE * SIDE);
  /** The owner of each cell, from 1; barred cells are above 0 too. */
  const owner = new Uint8Array(SIDE * SIDE);
  const queue = new Int32Array(SIDE * SIDE);

  return {
    mark(tile, by) {
      const far = 0.5 + GAP;
      const first = within(cell(tile.x - tile.ex - far));
      const lastX = within(cell(tile.x + tile.ex + far));
      const lastY = within(cell(tile.y + tile.ey + far));
      // The same test as `apart`, without a body for each cell.
      for (let j = within(cell(tile.y - tile.ey - far)); j <= lastY; j++) {
        const dy = j / FINE - REACH - tile.y;
        if (Math.abs(dy) - tile.ey >= UPRIGHT) continue;
        for (let i = first; i <= lastX; i++) {
          const dx = i / FINE - REACH - tile.x;
          const isApart =
            Math.abs(dx) - tile.ex >= UPRIGHT ||
            Math.abs(dx + dy) * Math.SQRT1_2 - tile.eu >= ASLANT ||
            Math.abs(dy - dx) * Math.SQRT1_2 - tile.ev >= ASLANT;
          if (!isApart) taken[j * SIDE + i] = (taken[j * SIDE + i] ?? 0) + by;
        }
      }
    },
    share(tips, bounds) {
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
      for (const [tip, { at, direction }] of tips.entries()) {
        const start = moved(at, direction, 0.5);
        const lastY = Math.min(top, cell(start.y + START));
        const lastX = Math.min(right, cell(start.x + START));
        for (let j = Math.max(bottom, cell(start.y - START)); j <= lastY; j++) {
          for (let i = Math.max(left, cell(start.x - START)); i <= lastX; i++) {
            if (owner[j * SIDE + i] !== 0) continue;
            owner[j * SIDE + i] = tip + 1;
            queue[end++] = j * SIDE + i;
          }
        }
      }
      const areas = tips.map(() => 0);
      // One search for all tips: each cell goes to the nearest one.
      for (let next = 0; next < end; next++) {
        const at = queue[next] ?? 0;
        const by = owner[at] ?? 0;
        areas[by - 1] = (areas[by - 1] ?? 0) + 1;
        if (owner[at - 1] === 0) {
          owner[at - 1] = by;
          queue[end++] = at - 1;
        }
        if (owner[at + 1] === 0) {
          owner[at + 1] = by;
          queue[end++] = at + 1;
        }
        if (owner[at - SIDE] === 0) {
          owner[at - SIDE] = by;
          queue[end++] = at - SIDE;
        }
        if (owner[at + SIDE] === 0) {
          owner[at + SIDE] = by;
          queue[end++] = at + SIDE;
        }
      }
      return areas.map((cells) => cells / (FINE * FINE));
    },
  };
}
