/** How much free room each end of an arm has: the cells of the cloth that a tile can reach from it before any other. */
import { apart, type Body, body, moved } from './body.ts';
import { GAP, type Tip } from './tip.ts';

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export function boundsOf(tile: Body): Bounds {
  return { left: tile.x - tile.ex, right: tile.x + tile.ex, bottom: tile.y - tile.ey, top: tile.y + tile.ey };
}

/** The smallest bounds around both. */
export function around(bounds: Bounds, tile: Body): Bounds {
  const more = boundsOf(tile);
  return {
    left: Math.min(bounds.left, more.left),
    right: Math.max(bounds.right, more.right),
    bottom: Math.min(bounds.bottom, more.bottom),
    top: Math.max(bounds.top, more.top),
  };
}

/** Cells to a half, and how far the grid reaches from the middle, in halves. */
const FINE = 2;
const REACH = 24;
const SIDE = 2 * REACH * FINE + 1;
/** An end starts in the cells around its outer half, as far as the start of a next tile can lie. */
const START = 1.3;

export interface Room {
  /** Counts a tile in (`by` 1) or out (−1). */
  mark(tile: Body, by: 1 | -1): void;
  /** The free area within `bounds` that is nearest to each tip, in square halves. */
  share(tips: readonly Tip[], bounds: Bounds): readonly number[];
}

/** A half that lies upright, anywhere. */
const HALF = body({ x: 0, y: 0 }, 0, 0.5, 0.5);

const cell = (length: number) => Math.round((length + REACH) * FINE);
const within = (index: number) => Math.max(1, Math.min(SIDE - 2, index));

export function createRoom(): Room {
  /** How many tiles are in the way of a half that is centred on the cell. */
  const taken = new Uint8Array(SIDE * SIDE);
  const visited = new Int32Array(SIDE * SIDE);
  const queue = new Int32Array(SIDE * SIDE);
  const owner = new Uint8Array(SIDE * SIDE);
  let round = 0;

  return {
    mark(tile, by) {
      const far = 0.5 + GAP;
      const lastX = within(cell(tile.x + tile.ex + far));
      const lastY = within(cell(tile.y + tile.ey + far));
      for (let j = within(cell(tile.y - tile.ey - far)); j <= lastY; j++) {
        for (let i = within(cell(tile.x - tile.ex - far)); i <= lastX; i++) {
          if (!apart(tile, { ...HALF, x: i / FINE - REACH, y: j / FINE - REACH }, GAP))
            taken[j * SIDE + i] = (taken[j * SIDE + i] ?? 0) + by;
        }
      }
    },
    share(tips, bounds) {
      round++;
      const left = within(cell(bounds.left + 0.5));
      const right = within(cell(bounds.right - 0.5));
      const bottom = within(cell(bounds.bottom + 0.5));
      const top = within(cell(bounds.top - 0.5));
      // A fence around the bounds, so that the search need not know them.
      visited.fill(round, (bottom - 1) * SIDE + left, (bottom - 1) * SIDE + right + 1);
      visited.fill(round, (top + 1) * SIDE + left, (top + 1) * SIDE + right + 1);
      for (let j = bottom; j <= top; j++) {
        visited[j * SIDE + left - 1] = round;
        visited[j * SIDE + right + 1] = round;
      }
      const areas = tips.map(() => 0);
      let end = 0;
      const visit = (at: number, by: number) => {
        if (visited[at] === round || taken[at] !== 0) return;
        visited[at] = round;
        owner[at] = by;
        queue[end++] = at;
      };
      for (const [by, tip] of tips.entries()) {
        const start = moved(tip.at, tip.way, 0.5);
        for (let j = Math.max(bottom, cell(start.y - START)); j <= Math.min(top, cell(start.y + START)); j++) {
          for (let i = Math.max(left, cell(start.x - START)); i <= Math.min(right, cell(start.x + START)); i++) {
            visit(j * SIDE + i, by);
          }
        }
      }
      for (let next = 0; next < end; next++) {
        const at = queue[next] ?? 0;
        const by = owner[at] ?? 0;
        areas[by] = (areas[by] ?? 0) + 1;
        visit(at - 1, by);
        visit(at + 1, by);
        visit(at - SIDE, by);
        visit(at + SIDE, by);
      }
      return areas.map((cells) => cells / (FINE * FINE));
    },
  };
}
