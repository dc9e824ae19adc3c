/** What a person at the table is asked to do, by kinds of things. */
import type { Move, Seen } from './game.ts';
import { mayBar, mayDo, playableTiles } from './moves.ts';

/**
 * A kind of thing that is asked. `squares`: an outline is to be filled (23). `star`: the star is a duty. `ends`: any open end may be matched. `any`: there is
 * nothing to match (15.1). `place`: a tile is taken
 * up, and has to be put somewhere. `starDraw`: the star is a duty, and nothing in hand serves it. `drawn`: the tile that
 * was drawn is the only one that fits. `drawOrBar`, `passOrBar`: nothing fits, and a double may be laid as a barricade
 * (9.2).
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
  'squares',
] as const;
export type Task = (typeof TASKS)[number];

/** What a question asks for. */
export function taskOf({
  seen,
  moves,
}: {
  readonly seen: Pick<Seen, 'phase' | 'turn' | 'heap' | 'ends'>;
  readonly moves: readonly Move[];
}): Task {
  if (mayDo(moves, 'lead')) return 'lead';
  if (!mayDo(moves, 'play')) {
    const bars = mayBar(moves);
    if (mayDo(moves, 'pass')) return bars && !mayDo(moves, 'draw') ? 'passOrBar' : 'drawOrPass';
    if (bars) return 'drawOrBar';
    return seen.phase === 'opening' ? 'starDraw' : 'draw';
  }
  if (mayDo(moves, 'draw')) return 'playOrDraw';
  if (mayDo(moves, 'pass')) return 'playOrKeep';
  const drawn = seen.heap[seen.turn?.drew.at(-1) ?? -1];
  const [only, another] = playableTiles(moves);
  if (only === drawn && !another) return 'drawn';
  if (seen.phase === 'opening') return 'star';
  if (seen.ends.length === 0) return 'squares';
  return seen.ends.some(({ accepts }) => accepts.length > 1) ? 'any' : 'ends';
}
