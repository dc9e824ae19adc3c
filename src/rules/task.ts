/** What a person at the table is asked to do, by kinds of things. */
import { gameById } from './catalogue.ts';
import type { Move, Seen } from './game.ts';
import { mayBar, mayDo, playableTiles } from './moves.ts';

/**
 * A kind of thing that is asked. `star`: the star is a duty. `ends`: any open end may be matched. `any`: there is
 * nothing to match (15.1). `place`: a tile is taken
 * up, and has to be put somewhere. `starDraw`: the star is a duty, and nothing in hand serves it. `drawn`: the tile that
 * was drawn is the only one that fits. `drawOrBar`, `passOrBar`: nothing fits, and a double may be laid as a barricade
 * (9.2). `turnedUp`, `insert`, `cut`: the tile that a row shows is to be laid, and may also come between tiles, or cut (21.2).
 */
export const TASKS = [
  'lead',
  'star',
  'ends',
  'any',
  'drawn',
  'playOrDraw',
  'playOrKeep',
  'draw',
  'starDraw',
  'drawOrPass',
  'drawOrBar',
  'passOrBar',
  'place',
  'turnedUp',
  'insert',
  'cut',
] as const;
export type Task = (typeof TASKS)[number];

/** What a question asks for. */
export function taskOf({
  seen,
  moves,
}: {
  readonly seen: Pick<Seen, 'game' | 'phase' | 'turn' | 'heap' | 'ends'>;
  readonly moves: readonly Move[];
}): Task {
  if (mayDo(moves, 'lead')) return 'lead';
  if (!mayDo(moves, 'play')) {
    const bars = mayBar(moves);
    if (mayDo(moves, 'pass')) return bars && !mayDo(moves, 'draw') ? 'passOrBar' : 'drawOrPass';
    if (bars) return 'drawOrBar';
    return seen.phase === 'opening' ? 'starDraw' : 'draw';
  }
  if (gameById(seen.game)?.table.hands) return turnedUpTask(moves);
  if (mayDo(moves, 'draw')) return 'playOrDraw';
  if (mayDo(moves, 'pass')) return 'playOrKeep';
  const drawn = seen.heap[seen.turn?.drew.at(-1) ?? -1];
  const [only, another] = playableTiles(moves);
  if (only === drawn && !another) return 'drawn';
  if (seen.phase === 'opening') return 'star';
  return seen.ends.some(({ accepts }) => accepts.length > 1) ? 'any' : 'ends';
}

/** What may be done with the tile that a row shows (21.2). */
function turnedUpTask(moves: readonly Move[]): Task {
  const atJoints = moves.flatMap((move) => (move.do === 'play' && move.joint !== undefined ? [move.arm] : []));
  return atJoints.includes('across') ? 'cut' : atJoints.length > 0 ? 'insert' : 'turnedUp';
}
