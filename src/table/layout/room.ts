/** How much free room each end of an arm has: the cells of the cloth that a tile can reach from it before any other. */
import { apart, type Body, body, moved } from './body.ts';
import { GAP, type Tip } from './tip.ts';

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Cells to a half, and how far the grid reaches from the middle, in halves. */
const FINE = 4;
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

const cell = (length: number) => Math.round((length + REACH) * FINE);
const within = (index: number) => Math.max(0, Math.min(SIDE - 1, index));

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
          const half = body({ x: i / FINE - REACH, y: j / FINE - REACH }, 0, 0.5, 0.5);
          if (!apart(tile, half, GAP)) taken[j * SIDE + i] = (taken[j * SIDE + i] ?? 0) + by;
        }
      }
    },
    share(tips, bounds) {
      round++;
      const left = within(cell(bounds.left + 0.5));
      const right = within(cell(bounds.right - 0.5));
      const bottom = within(cell(bounds.bottom + 0.5));
      const top = within(cell(bounds.top - 0.5));
      const areas = tips.map(() => 0);
      let end = 0;
      const visit = (at: number, by: number) => {
        if (visited[at] === round || taken[at] !== 0) return;
        visited[at] = round;
        owner[at] = by;
        queue[end++] = at;
      };
      tips.forEach((tip, by) => {
        const start = moved(tip.at, tip.way, 0.5);
        for (let j = Math.max(bottom, cell(start.y - START)); j <= Math.min(top, cell(start.y + START)); j++) {
          for (let i = Math.max(left, cell(start.x - START)); i <= Math.min(right, cell(start.x + START)); i++) {
            visit(j * SIDE + i, by);
          }
        }
      });
      for (let next = 0; next < end; next++) {
        const at = queue[next] ?? 0;
        const by = owner[at] ?? 0;
        areas[by] = (areas[by] ?? 0) + 1;
        const i = at % SIDE;
        const j = (at - i) / SIDE;
        if (i > left) visit(at - 1, by);
        if (i < right) visit(at + 1, by);
        if (j > bottom) visit(at - SIDE, by);
        if (j < top) visit(at + SIDE, by);
      }
      return areas.map((cells) => cells / (FINE * FINE));
    },
  };
}
