/** Latin Partners: who scores a blocked deal and what is scored are agreed, and a capicúa scores more (33.3 to 33.5). */
import type { Over } from '../../chain-rules.ts';
import type { Deal, Ending, Line, Options, Seat, Side } from '../../game.ts';
import { halves, pipCount } from '../../tiles.ts';
import type { OwnLines } from './line-row.ts';

/** The reason for the points of a capicúa, and their number (33.5). */
const CAPICUA = 'capicua';
const FOR_CAPICUA = 25;

/** In a note: the bit of a capicúa, beside the side of the lowest hand. */
const CAPICUA_BIT = 4;
/** In a note: no side, since the lowest hands of both are level. */
const NOBODY = 2;

/** Returns the side with the lower of two counts; `NOBODY` if they are level. */
function lowerOf(first: number, second: number): number {
  if (first === second) return NOBODY;
  return first < second ? 0 : 1;
}

/** 33.3: returns the side of the lowest hand; `NOBODY` if the lowest hands of both sides are level. */
function sideOfLowest(counts: ArrayLike<number>): number {
  const lowest = (side: Side) => Math.min(counts[side] as number, counts[side + 2] as number);
  return lowerOf(lowest(0), lowest(1));
}

/** 33.5: true if a last tile with these halves fitted both ends: both then show the same number. No double counts. */
const fittedBoth = (low: number, high: number, one: number | undefined, other: number | undefined) =>
  low !== high && one !== undefined && one === other;

function noteOf({ counts, ends }: Pick<Over, 'counts' | 'ends'>, low: number, high: number): number {
  return sideOfLowest(counts) | (fittedBoth(low, high, ends[0], ends[1]) ? CAPICUA_BIT : 0);
}

/** Returns the halves of a last tile; two equal ones if nobody went out. */
function lastHalves({ log, outcome }: Deal): readonly [number, number] {
  const last = log.at(-1);
  return outcome?.how === 'domino' && last?.do === 'play' ? halves(last.tile) : [0, 0];
}

function noteIn(deal: Deal): number {
  const counts = deal.hands.map((hand) => hand.reduce((sum, at) => sum + pipCount(deal.heap[at] ?? '0-0'), 0));
  return noteOf({ counts, ends: deal.ends.map(({ shows }) => shows) }, ...lastHalves(deal));
}

/** The agreements of a table. */
interface Agreed {
  readonly bySide: boolean;
  readonly all: boolean;
  readonly capicua: boolean;
}

/** 33.3: returns the side that scores; `NOBODY` for neither. */
function winnerOf({ bySide }: Agreed, how: Ending, by: Side, counts: ArrayLike<number>, note: number): number {
  if (how === 'domino') return by;
  return bySide ? lowerOf(counts[0] as number, counts[1] as number) : note & ~CAPICUA_BIT;
}

/** Returns the score by these agreements. */
function scoreOf(agreed: Agreed): OwnLines {
  return {
    note: (over, tile) => noteOf(over, tile >> 4, tile & 15),
    noteIn,
    write(how, by, counts, note, points) {
      const winner = winnerOf(agreed, how, by, counts, note);
      if (winner === NOBODY) return;
      const own = agreed.all ? (counts[winner] as number) : 0;
      const more = agreed.capicua && (note & CAPICUA_BIT) !== 0 ? FOR_CAPICUA : 0;
      points[winner] = (counts[1 - winner] as number) + own + more;
    },
    lines: (_, counts, points) => linesOf(agreed, counts, points),
    reasons: ['hand', CAPICUA],
  };
}

/** Returns the lines behind the points: the hands of the other side, with `all` the own ones (33.4), and a capicúa. */
function linesOf({ all }: Agreed, counts: readonly number[], points: readonly number[]): readonly Line[] {
  const side = points.findIndex((made) => made > 0);
  if (side < 0) return [];
  const hands = [1 - side, ...(all ? [side] : [])].flatMap((from): Line[] => {
    const count = counts[from] ?? 0;
    return count === 0 ? [] : [{ side, from, points: count, why: 'hand' }];
  });
  const more = (points[side] ?? 0) - hands.reduce((sum, line) => sum + line.points, 0);
  return more === 0 ? hands : [...hands, { side, points: more, why: CAPICUA }];
}

/** 33.2: returns the seat of the side that scored whose count is lower; level: the first after the last leader. */
export function leaderOfSide(side: readonly Seat[], counts: readonly number[], leader: Seat, seats: number): Seat {
  const turnsAfter = (seat: Seat) => (seat - leader + seats - 1) % seats;
  const [best = leader] = [...side].sort(
    (one, other) => (counts[one] ?? 0) - (counts[other] ?? 0) || turnsAfter(one) - turnsAfter(other),
  );
  return best;
}

/** Returns the score by the options. */
export const partnersScore = ({ blockedBy, counts, capicua }: Options): OwnLines =>
  scoreOf({ bySide: blockedBy === 'side', all: counts === 'all', capicua: capicua === true });
