import type { Laid } from '../../../src/rules/game.ts';
import type { Layout } from '../../../src/table/layout/layout.ts';
import { distance, tileAt } from './rectangles.ts';

/** The least distance between tiles that are neither joined nor both joined to another one, in half-tile sides. */
export function leastGap({ laid }: { readonly laid: readonly Laid[] }, { poses }: Layout): number {
  const tiles = poses.map(tileAt);
  const joined = (at: number) => laid.flatMap(({ to }, other) => (to === at ? [other] : [])).concat(laid[at]?.to ?? []);
  const near = laid.map((_, at) => new Set([at, ...joined(at), ...joined(at).flatMap(joined)]));
  const gaps = tiles.flatMap((tile, i) =>
    tiles.slice(0, i).flatMap((other, j) => (near[i]?.has(j) ? [] : [distance(tile, other)])),
  );
  return Math.min(...gaps);
}
