import type { Tile } from '../../../src/rules/game.ts';
import type { DealEnd } from '../../../src/rules/record/format.ts';
import { pipCount } from '../../../src/rules/tiles.ts';
import { demand } from '../fault.ts';
import type { Play } from './judged-play.ts';
import { type Scores, scoresOf } from './star-scores.ts';
import type { Course, Terms } from './terms.ts';

/** What the sheet needs of a deal that was played to its end. */
type Played = Pick<Play, 'hands' | 'last' | 'began'>;

const equal = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((x, i) => x === b[i]);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function judgeLeft({ left }: DealEnd, hands: readonly (readonly Tile[])[]) {
  demand(left.length === hands.length, 'records', `${left.length} hands are left, not ${hands.length}`);
  for (const [seat, hand] of hands.entries()) {
    const same = equal([...(left[seat] ?? [])].sort(), [...hand].sort());
    demand(same, 'records', `seat ${seat} is left with ${hand.join(' ') || 'no tile'}`);
  }
}

/** What a hand counts, after special values. */
export function countOf(hand: readonly Tile[], { alone }: Terms): number {
  const [only, ...others] = hand;
  const special = only !== undefined && others.length === 0 ? alone[only] : undefined;
  return special ?? sum(hand.map(pipCount));
}

function judgeScores(record: DealEnd, { points, remembered, rule }: Scores) {
  demand(equal(record.points, points), rule, `the points are ${points.join(' ')}`);
  if (rule === '5.7') {
    demand(equal(record.remembered ?? [], remembered), rule, `remembered are ${remembered.join(' ')}`);
  } else demand(record.remembered === undefined, 'records', 'nothing is remembered in this game');
}

/**
 * Judges what a finished deal writes down.
 * @returns how the match stands after it.
 */
export function judgeSheet(record: DealEnd, play: Played, terms: Terms, course: Course): Course {
  const { hands, last, began } = play;
  judgeLeft(record, hands);
  const counts = hands.map((hand) => countOf(hand, terms));
  const rule = counts.some((count, seat) => count !== sum((hands[seat] ?? []).map(pipCount))) ? '4.3' : '1.10';
  demand(equal(record.counts, counts), rule, `the counts are ${counts.join(' ')}`);
  const scores = scoresOf({ counts, dominoed: record.end === 'domino' ? last : null }, terms, course);
  judgeScores(record, scores);
  const totals = course.totals.map((total, seat) => total + (scores.points[seat] ?? 0));
  demand(equal(record.totals, totals), '1.11', `the totals are ${totals.join(' ')}`);
  return { deals: course.deals + 1, totals, remembered: scores.remembered, began, last };
}
