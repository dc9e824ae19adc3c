/** The kinds of tasks that a person at the table can have. */
import { doublesDue, isWaiting } from './duty.ts';
import type { Move, Seen, Table, Tile } from './game.ts';
import { liesOnTwo, mayBar, mayDo, playableTiles } from './moves.ts';

/**
 * The kinds of tasks. `take`: one of the own tiles is taken (1.13). `squares`: an outline must be filled (23). `star`: the star is a duty. `ends`: any open end may
 * be matched. `fields`: the fields of a mosaic must be filled (32.1). `lift`: nothing can be played, but tiles can be lifted
 * (23.2, 32.2). `any`: there is nothing to match (15.1). `place`: a tile is taken up and needs a place. `turn`: it may also
 * be turned (23.2). `starDraw`: the star is a duty, and no tile in the hand serves it. `doubles`,
 * `doublesDraw`: the same with the doubles of the arms (28.3). `cover`, `coverDraw`: the same with a double that must be covered (29.6). `foot`, `footDraw`: the same with the toes of a foot (30.4). `drawn`: only the drawn tile fits. `drawOrBar`, `passOrBar`:
 * nothing fits, but a double may be laid as a barricade (9.2). `turnedUp`: the tile that a row shows must be laid
 * (21.2). `insert`, `cut`: it may also come between tiles, or cut (21.2).
 */
export const TASKS = [
  'take',
  'lead',
  'star',
  'doubles',
  'ends',
  'any',
  'drawn',
  'playOrDraw',
  'playOrKeep',
  'draw',
  'starDraw',
  'doublesDraw',
  'cover',
  'coverDraw',
  'foot',
  'footDraw',
  'drawOrPass',
  'drawOrBar',
  'passOrBar',
  'place',
  'turn',
  'squares',
  'fields',
  'lift',
  'turnedUp',
  'insert',
  'cut',
] as const;
export type Task = (typeof TASKS)[number];

/** The task of a question as it is asked, before a tile is taken up. */
export type QuestionTask = Exclude<Task, 'place' | 'turn'>;

/** The part of a question that its task depends on. `task`: set where the moves do not tell it (1.13). */
interface AskedTask {
  readonly seen: Pick<Seen, 'phase' | 'turn' | 'heap' | 'ends' | 'laid' | 'puzzle'>;
  readonly moves: readonly Move[];
  readonly task?: 'take';
}

/**
 * Returns the task of a question at that game's table. It decides the prompts (`present/what-to-do.ts`), and a learner
 * is guided by it.
 */
export function taskOf({ seen, moves, task }: AskedTask, table: Pick<Table, 'hands'>): QuestionTask {
  if (task) return task;
  if (mayDo(moves, 'lead')) return 'lead';
  if (!mayDo(moves, 'play')) {
    const bars = mayBar(moves);
    if (mayDo(moves, 'lift')) return 'lift';
    if (mayDo(moves, 'pass')) return bars && !mayDo(moves, 'draw') ? 'passOrBar' : 'drawOrPass';
    if (bars) return 'drawOrBar';
    if (doublesDue(seen).length > 0) return 'doublesDraw';
    if (isWaiting(seen.phase)) return `${seen.phase}Draw`;
    return seen.phase === 'opening' ? 'starDraw' : 'draw';
  }
  if (table.hands === 'unseen') return turnedUpTask(moves);
  if (mayDo(moves, 'draw')) return 'playOrDraw';
  if (mayDo(moves, 'pass')) return 'playOrKeep';
  const drawn = seen.heap[seen.turn?.drew.at(-1) ?? -1];
  const [only, another] = playableTiles(moves);
  if (only === drawn && !another) return 'drawn';
  if (doublesDue(seen).length > 0) return 'doubles';
  if (isWaiting(seen.phase)) return seen.phase;
  if (seen.phase === 'opening') return 'star';
  if (seen.ends.length === 0) return seen.puzzle ? 'fields' : 'squares';
  return seen.ends.some(({ accepts }) => accepts.length > 1) ? 'any' : 'ends';
}

/** Returns the task for a tile that is taken up. */
export const taskFor = (moves: readonly Move[], picked: Tile): Exclude<Task, QuestionTask> =>
  liesOnTwo(moves, picked) ? 'turn' : 'place';

/** Returns the task for the tile that a row shows (21.2). */
function turnedUpTask(moves: readonly Move[]): QuestionTask {
  const atJoints = moves.flatMap((move) => (move.do === 'play' && move.joint !== undefined ? [move.arm] : []));
  return atJoints.includes('across') ? 'cut' : atJoints.length > 0 ? 'insert' : 'turnedUp';
}
