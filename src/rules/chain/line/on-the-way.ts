/** Points during the deal, as the core counts them (6.9, 11, 14.1). */
import type { Ends, OnTheWay } from '../../chain-rules.ts';
import { BITS } from '../set-tables.ts';

/** The bits of the arms at the ends of the line, and of those at the sides of a double. */
const LINE = 3;
const SIDES = 12;
/** Stands for no number. */
const NOTHING = -1;

/** 6.9: the sum of the ends. */
function sumOfEnds({ ends, free, doubles, spinner, started }: Ends): number {
  const [low, high] = [ends[0] as number, ends[1] as number];
  // The two halves of a tile that lies alone count once each. If it is a double that crosses, all four arms grow from
  // it.
  if (started === 0) return low < 0 ? 2 * spinner : low + high;
  if (spinner < 0) return (low << (doubles & 1)) + (high << ((doubles >> 1) & 1));
  // A led double at which the line crosses, with one side covered.
  let sum = free & LINE && (BITS[free] as number) > 2 ? 2 * spinner : 0;
  // The crossing double counts nothing once two of its sides are covered: the inner one and another.
  const covered = (free & SIDES) === SIDES ? NOTHING : spinner;
  for (let arm = 0; arm < ends.length; arm++) {
    const end = ends[arm] as number;
    const isDouble = (doubles >> arm) & 1;
    if (end >= 0 && (isDouble === 0 || end !== covered)) sum += end << isDouble;
  }
  return sum;
}

/** 14.1, 19.1: a multiple of five scores itself (6.9: a sum of 0 scores 0). */
export const byFives = (sum: number): number => (sum % 5 === 0 ? sum : 0);

/** More than the largest sum of four ends, doubles of double-twelve included. */
const SUMS = 128;

/** Returns points for each sum, from a table: playouts ask for them millions of times a second. */
export function scoredBySum(points: (sum: number) => number): OnTheWay {
  const scored = Uint8Array.from({ length: SUMS }, (_, sum) => points(sum));
  return { made: (core) => scored[sumOfEnds(core)] as number, shown: sumOfEnds };
}

const fives = scoredBySum(byFives);

/** 11.1 to 11.3: the lead, equal ends, and each double higher than all before it. */
const bergen: OnTheWay = {
  made(core, tile) {
    const { ends, doubles, started } = core;
    const isHighest = tile >> 4 === (tile & 15) && (tile & 15) > core.highestDouble;
    if (isHighest) core.highestDouble = tile & 15;
    if (started === 0) return 2;
    const byEnds = ends[0] !== ends[1] ? 0 : doubles === 0 ? 2 : 3;
    return byEnds + (isHighest ? 2 : 0);
  },
  shown: () => null,
};

/** Returns the points on the way by the words of the rules page. */
export function onTheWay(how: 'none' | 'sum of the ends' | 'equal ends, doubles'): OnTheWay | null {
  if (how === 'none') return null;
  return how === 'equal ends, doubles' ? bergen : fives;
}
