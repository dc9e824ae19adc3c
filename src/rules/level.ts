import type { Seen } from './deal.ts';

/** 13.1: true if a tile lies on the upper level. Levels alternate outward from the first tile, which lies below. */
export function isUpper({ laid }: Pick<Seen, 'laid'>, index: number): boolean {
  let upper = false;
  for (let to = laid[index]?.to ?? null; to !== null; to = laid[to]?.to ?? null) upper = !upper;
  return upper;
}
