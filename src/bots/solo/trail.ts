/**
 * How many tiles must stay over whatever happens. Numbers are points, tiles the ways between them, and a line is a trail
 * that uses each way once; the line that lies is a way from one of its ends to the other. All can be laid where everything
 * hangs together and no more than two points have an odd number of ways (Euler).
 */

/** The halves of a tile, or the numbers at the two ends of a line. */
export type Pair = readonly [number, number];

/** More numbers than any set has. */
const NUMBERS = 10;
const SINGLES = Array.from({ length: NUMBERS }, (_, n) => 1 << n);

/** A lower bound of how many of these tiles stay over where a line has these ends. */
export function leastLeft(tiles: readonly Pair[], [one, other]: Pair): number {
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
  // A tile that stays over mends two points at most; one can still begin and end at odd ones.
  return apart + Math.max(0, (odds - 2) / 2);
}

/** Whether a line with these ends can take these tiles so that no more than `most` stay over, whichever those are. */
export function canLay(tiles: readonly Pair[], ends: Pair, most: number, from = 0): boolean {
  const least = leastLeft(tiles, ends);
  if (least > most) return false;
  if (least === 0) return true;
  for (let at = from; at < tiles.length; at++)
    if (canLay([...tiles.slice(0, at), ...tiles.slice(at + 1)], ends, most - 1, at)) return true;
  return false;
}
