/** The solid body of a tile, in half-tile sides: a box with rounded edges whose face looks along +z. */
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../../space/tile-size.ts';

const ROUND = 0.075;

export interface Solid {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint16Array;
}

/** Returns the box with `segments` steps around each quarter of an edge. */
export function roundedBox(segments: number): Solid {
  const half = [HALF_WIDTH, HALF_LENGTH, HALF_THICK] as const;
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const axis of [0, 1, 2] as const) {
    for (const side of [1, -1]) {
      const u = ((axis + 1) % 3) as 0 | 1 | 2;
      const v = ((axis + 2) % 3) as 0 | 1 | 2;
      const across = steps(half[u], segments);
      const along = steps(half[v], segments);
      const base = positions.length / 3;
      for (const pv of along) {
        for (const pu of across) {
          const point: [number, number, number] = [0, 0, 0];
          point[axis] = side * half[axis];
          point[u] = pu;
          point[v] = pv;
          pushRounded(point, half, positions, normals);
        }
      }
      const row = across.length;
      for (let j = 0; j < along.length - 1; j++) {
        for (let i = 0; i < row - 1; i++) {
          const a = base + j * row + i;
          const [b, c, d] = [a + 1, a + row, a + row + 1];
          if (side > 0) indices.push(a, b, d, a, d, c);
          else indices.push(a, d, b, a, c, d);
        }
      }
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint16Array(indices),
  };
}

/** Returns the lines of the mesh along one side: close together over the rounding, none in between. */
function steps(half: number, segments: number): number[] {
  const low = Array.from({ length: segments + 1 }, (_, i) => {
    const angle = (Math.PI / 4) * (1 - i / segments);
    return -(half - ROUND) - ROUND * Math.tan(angle);
  });
  return [...low, ...low.map((value) => -value).reverse()];
}

/** Pulls a point of the sharp box onto the rounded one. */
function pushRounded(
  point: readonly [number, number, number],
  half: readonly [number, number, number],
  positions: number[],
  normals: number[],
) {
  const core = point.map((value, i) => {
    const limit = (half[i as 0] ?? 0) - ROUND;
    return Math.max(-limit, Math.min(limit, value));
  });
  const out = point.map((value, i) => value - (core[i] ?? 0));
  const length = Math.hypot(...out) || 1;
  for (const [i, value] of out.entries()) {
    normals.push(value / length);
    positions.push((core[i] ?? 0) + (value / length) * ROUND);
  }
}
