/**
 * The number of tiles that are always left over. Numbers are points and tiles the edges between them. A line is a trail
 * that uses each edge once, and the present line is an edge between its ends. All tiles can be played if the graph is
 * connected and at most two points have an odd degree (Euler).
 */

/** The halves of a tile, or the numbers at the two ends of a line. */
export type NumberPair = readonly [number, number];

/** More than the numbers of any set. */
const NUMBERS = 10;
const SINGLES = Array.from({ length: NUMBERS }, (_, n) => 1 << n);

/** Returns a lower bound of how many of these tiles stay over if a line has these ends. */
export function leastLeft(tiles: readonly NumberPair[], [one, other]: NumberPair): number {
  let reached = (1 << one) | (1 << other);
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (const [low, high] of tiles) {
      const both = (1 << low) | (1 << high);
      if ((both & reached) !== 0) reached |= both;
    }
  }
  let odd = (1 << one) ^ (1 << other);
  let apart = 0;
  for (const [low, high] of tiles) {
    if ((reached & (1 << low)) === 0) apart++;
    else odd ^= (1 << low) ^ (1 << high);
  }
  const odds = SINGLES.reduce((sum, bit) => sum + ((odd & bit) === 0 ? 0 : 1), 0);
  // A tile left over mends two points at most; a trail can still begin and end at odd ones.
  return apart + Math.max(0, (odds - 2) / 2);
}

/** True if a line with these ends can take these tiles with at most `most` of them left over. */
export function canLay(tiles: readonly NumberPair[], ends: NumberPair, most: number, from = 0): boolean {
  const least = leastLeft(tiles, ends);
  if (least > most) return false;
  if (least === 0) return true;
  for (let at = from; at < tiles.length; at++)
    if (canLay([...tiles.slice(0, at), ...tiles.slice(at + 1)], ends, most - 1, at)) return true;
  return false;
}
