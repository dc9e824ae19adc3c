/** Measures of tiles that lie flat, written without the physics that moved them. */

export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What `Shuffle.bodies` holds, one by one. */
export function lying(bodies: Float32Array): Lying[] {
  return Array.from({ length: bodies.length / 3 }, (_, k) => ({
    x: bodies[3 * k] ?? Number.NaN,
    y: bodies[3 * k + 1] ?? Number.NaN,
    angle: bodies[3 * k + 2] ?? Number.NaN,
  }));
}

/** Half of what a tile covers along a direction. */
function reach({ angle }: Lying, [dx, dy]: readonly [number, number], w: number, h: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (Math.abs(c * dx + s * dy) * w + Math.abs(c * dy - s * dx) * h) / 2;
}

/** How far two tiles with sharp corners lie inside one another; not more than 0 when they do not. */
function overlap(a: Lying, b: Lying, w: number, h: number): number {
  const axes = [a.angle, a.angle + Math.PI / 2, b.angle, b.angle + Math.PI / 2];
  return Math.min(
    ...axes.map((angle) => {
      const axis = [Math.cos(angle), Math.sin(angle)] as const;
      const apart = Math.abs((b.x - a.x) * axis[0] + (b.y - a.y) * axis[1]);
      return reach(a, axis, w, h) + reach(b, axis, w, h) - apart;
    }),
  );
}

/** The deepest overlap of any two. */
export function deepest(all: readonly Lying[], w: number, h: number): number {
  return Math.max(...all.flatMap((a, k) => all.slice(0, k).map((b) => overlap(a, b, w, h))));
}

/** How far the furthest tile stands out of the region. */
export function outside(all: readonly Lying[], halfWidth: number, halfHeight: number, w: number, h: number): number {
  return Math.max(
    ...all.map((tile) =>
      Math.max(
        Math.abs(tile.x) + reach(tile, [1, 0], w, h) - halfWidth,
        Math.abs(tile.y) + reach(tile, [0, 1], w, h) - halfHeight,
      ),
    ),
  );
}
