/** Two lines while a tile lies across them that cuts, and nothing has been taken away yet (21.7). */
import type { Laid, Position, Seen } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';

/**
 * The deal as it is seen then, made of how the cut leaves it: the old start, line 0 and line 1 whole, and the tile that
 * cuts, laid to the tile of line 0 before its joint. The tiles that go are the first ones of the row that gets them.
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

/** The first tiles of a line, of which the last one shows that number. */
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
