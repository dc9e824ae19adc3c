/** What a person at the table is asked to do, by kinds of things. */
import type { Move, Seen } from './game.ts';
import { mayDo } from './moves.ts';

/**
 * A kind of thing that is asked. `star`: the star is a duty. `ends`: any open end may be matched. `place`: a tile is taken
 * up, and has to be put somewhere. `starDraw`: the star is a duty, and nothing in hand serves it.
 */
export const TASKS = [
  'lead',
  'star',
  'ends',
  'playOrDraw',
  'playOrKeep',
  'draw',
  'starDraw',
  'drawOrPass',
  'place',
] as const;
export type Task = (typeof TASKS)[number];

/** What a question asks for. */
export function taskOf({ seen, moves }: { readonly seen: Pick<Seen, 'phase'>; readonly moves: readonly Move[] }): Task {
  if (mayDo(moves, 'lead')) return 'lead';
  if (!mayDo(moves, 'play')) {
    if (mayDo(moves, 'pass')) return 'drawOrPass';
    return seen.phase === 'opening' ? 'starDraw' : 'draw';
  }
  if (mayDo(moves, 'draw')) return 'playOrDraw';
  if (mayDo(moves, 'pass')) return 'playOrKeep';
  return seen.phase === 'opening' ? 'star' : 'ends';
}
