/**
 * The end of a deal of Sea Goat as the fast core writes it. The real points depend on the accounts, which a core does
 * not have. So its points encode the way the deal ended, and `overOf` decodes them.
 */
import type { OwnLines } from '../line-row.ts';
import { type SeaGoatOver, sideOf } from './outcome.ts';

const ENDS = ['domino', 'blank', 'sixes', 'blocked'] as const;
/** 6-6 as the core's byte; 0-0 is 0. */
const SIXES = 0x66;

// A side's points are its count. The side that went out, or fished, adds the end plus one, from this bit on; and the
// side that staked plus one.
const END = 8;
const STAKED = 11;
const COUNT = (1 << END) - 1;

/** The reason for which an account is struck out (17.4). */
export const WIPED = 'wiped';

/** The score that a core writes for sides. */
export const seaGoatScore: OwnLines = {
  // The settlement uses the accounts instead (`settle.ts`).
  noteIn: () => 0,
  lines: () => [],
  reasons: ['hand', WIPED, 'closed'],
  // Holds the kind of last tile, the fisher, and the seat that staked, from 1.
  note({ fisher, staked }, tile) {
    const last = tile === 0 ? 1 : tile === SIXES ? 2 : 0;
    return last | (fisher << 2) | (staked << 4);
  },
  write(how, by, counts, note, points) {
    const sides = counts.length;
    const end = how === 'domino' ? note & 3 : 3;
    const side = how === 'domino' ? by : sideOf((note >> 2) & 3, sides);
    const staker = note >> 4;
    const staked = staker === 0 ? 0 : 1 + sideOf(staker - 1, sides);
    for (let each = 0; each < sides; each++) points[each] = counts[each] as number;
    points[side] = (counts[side] as number) | ((end + 1) << END) | (staked << STAKED);
  },
};

/** Returns the way a deal ended, from the points that a core wrote at a table with so many sides. */
export function overOf(points: ArrayLike<number>, sides: number): SeaGoatOver {
  const written = Array.from({ length: sides }, (_, side) => points[side] as number);
  const seat = written.findIndex((each) => each > COUNT);
  const said = written[seat] ?? 0;
  const staked = said >> STAKED;
  return {
    seats: sides,
    counts: written.map((each) => each & COUNT),
    end: ENDS[((said >> END) & 7) - 1] ?? 'domino',
    seat,
    staked: staked === 0 ? null : staked - 1,
  };
}
