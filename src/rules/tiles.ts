/** A face, spelled as in records: `low-high`, as `4-9` or `12-12`. */
export type Tile = `${number}-${number}`;

/** The face with these two halves, in either order, each from 0. */
export function tileOf(a: number, b: number): Tile {
  return a <= b ? `${a}-${b}` : `${b}-${a}`;
}

/** The halves of a tile, the lower one first. */
export function halves(tile: Tile): readonly [number, number] {
  const dash = tile.indexOf('-');
  return [Number(tile.slice(0, dash)), Number(tile.slice(dash + 1))];
}

/** The pips on a tile: the sum of its halves. */
export function pipCount(tile: Tile): number {
  const [low, high] = halves(tile);
  return low + high;
}

/** 5.2: the heavier tile has the larger sum; if sums are equal, the higher half decides. */
export const weightOf = (tile: Tile): number => pipCount(tile) * 100 + halves(tile)[1];

/** The rank of a tile by its numbers: 0-0 before 0-1, 0-12 before 1-1. */
export function rankOf(tile: Tile): number {
  const [low, high] = halves(tile);
  return low * 100 + high;
}

export function isDouble(tile: Tile): boolean {
  const [low, high] = halves(tile);
  return low === high;
}

/** All faces of double-`highest`, in canonical order: 0-0, 0-1 … N-N. */
export function tilesOf(highest: number): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let low = 0; low <= highest; low++) {
    for (let high = low; high <= highest; high++) tiles.push(tileOf(low, high));
  }
  return tiles;
}
