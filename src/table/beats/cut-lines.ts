/** Two lines with a cutting tile across them, before any tile is taken away (21.7). */
import type { Laid, Position, Seen } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';

/**
 * Returns the deal at that moment, rebuilt from the situation after the cut: the old start, lines 0 and 1 whole, and
 * the cutter. The cutter is joined to the tile of line 0 before its joint. The tiles to be taken are the first ones of
 * the row that gets them.
 */
export function beforeTakenAway(seen: Seen, joint: number): Seen {
  const [cutter, ...beyond] = seen.laid;
  if (!cutter) throw new Error('nothing was cut');
  const receiver = seen.hands.findIndex((_, seat) => seat !== cutter.seat);
  const row = seen.hands[receiver] ?? [];
  // The last one lies leftmost: start, first of line 0, first of line 1, second of line 0 …
  const [start, ...others] = row.slice(0, 2 * joint + 1).reverse();
  if (start === undefined) throw new Error('nothing was taken away');
  const taken = [0, 1].map((line) => others.filter((_, k) => k % 2 === line));
  const lines = taken.map((positions, line) => joined(seen, positions, line, line === 0 ? cutter.inner : cutter.outer));
  const [low, high] = halves(seen.heap[start] ?? '0-0');
  const inner = lines[0]?.[0]?.inner ?? low;
  const first: Laid = {
    at: start,
    tile: seen.heap[start] ?? '0-0',
    ...PLAIN,
    inner,
    outer: inner === low ? high : low,
  };
  const [one = [], other = []] = lines.map((tiles, line) => [...tiles, ...beyond.filter(({ arm }) => arm === line)]);
  const laid = [first, ...one, ...other, { ...cutter, arm: 'across', to: joint }];
  const hands = seen.hands.map((hand, seat) => (seat === receiver ? row.slice(2 * joint + 1) : hand));
  return { ...seen, laid, hands, ends: [] };
}

const PLAIN = { to: null, arm: null, closed: false, seat: null } as const;

/** Returns the first tiles of a line, the last of which shows the number `last`. */
function joined({ heap }: Seen, positions: readonly Position[], line: number, last: number): readonly Laid[] {
  let outer = last;
  const found = [...positions].reverse().map((at): Laid => {
    const tile = heap[at] ?? '0-0';
    const [low, high] = halves(tile);
    const inner = outer === low ? high : low;
    const laid: Laid = { at, tile, ...PLAIN, arm: line, to: 0, inner, outer };
    outer = inner;
    return laid;
  });
  return found.reverse();
}
