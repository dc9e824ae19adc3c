/** The bots' thinking: one worker for all seats, and a legal move in bounded time even if the worker fails. */
import type { Mind } from '../../bots/messages.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { answered } from '../answered.ts';
import type { Thinkers } from './thinkers.machine.ts';
import { sourceOf, type WorkerSource } from './worker.machine.ts';

export interface Thinker {
  /** Where the bots think now: in a worker from a file, in one from a text, or on the main thread. */
  readonly where: WorkerSource['kind'] | 'here';
  /**
   * Returns a legal move of the seat whose turn it is. It comes within `DEADLINE` if the page is not busy; an unhurried
   * mind may take longer. Rejects if `signal` aborts.
   * @param seen the view of that seat.
   * @param moves its legal moves.
   * @param mind its settings for thinking.
   * @param seed 32 bits.
   */
  think(seen: Seen, moves: readonly Move[], mind: Mind, seed: number, signal: AbortSignal): Promise<Move>;
}

export function createThinker(thinkers: Thinkers): Thinker {
  let next = 0;
  return {
    get where() {
      return sourceOf(thinkers.getSnapshot().context.worker)?.kind ?? 'here';
    },
    think(seen, moves, mind, seed, signal) {
      const id = next++;
      return answered(
        signal,
        (take) => thinkers.send({ type: 'THINK', task: { id, seen, moves, mind, seed }, take }),
        () => thinkers.send({ type: 'FORGET', id }),
      );
    },
  };
}
