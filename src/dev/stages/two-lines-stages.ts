/** Two lines from one tile that lies across (21): a beginning, a middle, a cut and an end. */
import type { Situation } from '../../match/ports.ts';
import { halves, isDouble } from '../../rules/tiles.ts';
import type { Stages } from './stage-spec.ts';

/** Returns the tile that is turned up in that situation; null if none. */
const turnedUp = ({ seen: { turn, hands, heap } }: Situation) =>
  turn ? (heap[hands[turn.seat]?.at(-1) ?? -1] ?? null) : null;

const lengths = ({ seen }: Situation) => [0, 1].map((line) => seen.laid.filter(({ arm }) => arm === line).length);

/** True if the tile that is turned up can be played across both lines at a joint. */
function canCut(now: Situation): boolean {
  const tile = turnedUp(now);
  const lines = [0, 1].map((line) => now.seen.laid.filter(({ arm }) => arm === line).map(({ outer }) => outer));
  const [one = [], other = []] = lines;
  if (now.seen.turn?.seat !== 0 || !tile) return false;
  const [low, high] = halves(tile);
  return one.some((number, k) => k > 0 && [`${low} ${high}`, `${high} ${low}`].includes(`${number} ${other[k]}`));
}

function canInsert(now: Situation): boolean {
  const tile = turnedUp(now);
  const inner = now.seen.laid.filter(({ arm }, k) => arm !== null && now.seen.laid[k + 1]?.arm === arm);
  if (now.seen.turn?.seat !== 0 || !tile || !isDouble(tile)) return false;
  return inner.filter(({ outer }) => outer === halves(tile)[0]).length > 0;
}

export const twoLines: Stages = {
  sausageBegins: {
    shows: 'Sausage: two rows of fourteen, and the first tile that is turned up',
    spec: { game: 'sausage', seats: 2, seed: 'b', moves: 0 },
  },
  sausage: {
    shows: 'Sausage: both lines side by side, and where the tile that is turned up can go',
    spec: { game: 'sausage', seats: 2, seed: 'b', moves: 9, ask: true },
  },
  sausageCuts: {
    shows: 'Sausage: the tile that is turned up can cut',
    spec: { game: 'sausage', seats: 2, seed: 'i', moves: 9, until: canCut },
  },
  sausageInserts: {
    shows: 'Sausage: a double can come between',
    spec: { game: 'sausage', seats: 2, seed: 'c', moves: 9, until: canInsert },
  },
  sausageLong: {
    shows: 'Sausage: lines that go on in a second pair',
    spec: { game: 'sausage', seats: 2, seed: 'd', moves: 9, until: (now) => Math.max(...lengths(now)) > 12 },
  },
  sausageRecalled: {
    shows: 'Sausage: what was turned up once, on the backs of the rows',
    spec: { game: 'sausage', seats: 2, seed: 'b', moves: 26, ask: true },
    dress: { memory: true },
  },
  sausageCut: {
    shows: 'Sausage: what was cut off walks over to the other row',
    spec: { game: 'sausage', seats: 2, seed: 'b', moves: 6 },
    film: 'cut',
    ms: 1500,
  },
  sausageEnds: { shows: 'Sausage: both rows turned up', spec: { game: 'sausage', seats: 2, seed: 'b', moves: 999 } },
};
