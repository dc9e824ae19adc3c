import type { Seat } from '../../../src/rules/game.ts';
import type { Blocked, Course, Terms } from './terms.ts';

/** How a deal came out. */
interface Result {
  readonly counts: readonly number[];
  /** `null`: blocked. */
  readonly dominoed: Seat | null;
}

export interface Scores {
  readonly points: readonly number[];
  readonly remembered: readonly number[];
  /** The paragraph that says so. */
  readonly rule: string;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** One seat takes the counts of all others, less so much for itself. */
function takes(counts: readonly number[], taker: Seat, less: number): number[] {
  return counts.map((count, seat) => (seat === taker ? sum(counts) - count - less : 0));
}

/** 1.10: the lowest takes; two or more that tie for lowest: nobody scores. */
function lowestTakes(counts: readonly number[], less: (own: number) => number): number[] {
  const lowest = Math.min(...counts);
  const [taker = 0, ...tied] = [...counts.keys()].filter((seat) => counts[seat] === lowest);
  return tied.length > 0 ? counts.map(() => 0) : takes(counts, taker, less(lowest));
}

const BLOCKED: Readonly<Record<Exclude<Blocked, 'losers write'>, (counts: readonly number[]) => number[]>> = {
  'lowest takes': (counts) => lowestTakes(counts, (own) => own),
  'lowest takes, gross': (counts) => lowestTakes(counts, () => 0),
  'ten each': (counts) => counts.map(() => 10),
};

/** 5.7: from how much on an account is opened. */
const OPENS = 13;

/** 5.7: the losers write, when their accounts are open or open now; less is remembered. */
function losersWrite({ counts, dominoed }: Result, { totals, remembered }: Course): Scores {
  const lowest = dominoed === null ? Math.min(...counts) : 0;
  const accounts = counts.map((count, seat) => {
    const loses = count === lowest ? 0 : count;
    const total = loses + (remembered[seat] ?? 0);
    // What has opened an account stands on it, so an account without points is not open.
    if ((totals[seat] ?? 0) > 0) return { points: loses, remembered: 0 };
    if (total >= OPENS) return { points: total, remembered: 0 };
    return { points: 0, remembered: loses === 0 ? 0 : total };
  });
  return {
    points: accounts.map(({ points }) => points),
    remembered: accounts.map((account) => account.remembered),
    rule: '5.7',
  };
}

/** 5.9: a side writes the sum of its hands' counts; both partners have the same points, and the same is remembered. */
function pairWrites({ counts, dominoed }: Result, course: Course): Scores {
  const [a = 0, b = 0, c = 0, d = 0] = counts;
  const sides = {
    counts: [a + c, b + d],
    dominoed: dominoed === null ? null : dominoed % 2,
  };
  const two = losersWrite(
    // The partner of the seat that dominoes writes nothing.
    { ...sides, counts: sides.counts.map((count, side) => (side === sides.dominoed ? 0 : count)) },
    { ...course, totals: course.totals.slice(0, 2), remembered: course.remembered.slice(0, 2) },
  );
  return { ...two, points: [...two.points, ...two.points], remembered: [...two.remembered, ...two.remembered] };
}

/** What a finished deal writes for each seat. */
export function scoresOf(result: Result, { blocked, pairs }: Terms, course: Course): Scores {
  if (blocked === 'losers write') return pairs ? pairWrites(result, course) : losersWrite(result, course);
  const { counts, dominoed } = result;
  const points = dominoed === null ? BLOCKED[blocked](counts) : takes(counts, dominoed, 0);
  return { points, remembered: course.remembered, rule: '1.10' };
}

/** Whether the match is over (1.11, 5.8). */
export function isOver({ length }: Terms, { deals, totals }: Course): boolean {
  if (length.by === 'deals') return deals >= length.deals;
  const highest = Math.max(...totals);
  if (highest < length.target) return false;
  // 1.11: several at once, the highest; still level: another deal. 5.8: level donkeys share it.
  return length.by === 'donkey' || totals.filter((total) => total === highest).length === 1;
}
