/** Where bots think: one worker for all seats, and a legal move in bounded time whatever it does. */
import type { Mind } from '../../bots/messages.ts';
import type { Move, Seen } from '../../rules/game.ts';
import type { Thinkers } from './thinkers.machine.ts';
import { sourceOf, type WorkerSource } from './worker.machine.ts';

export interface Thinker {
  /** Where the bots think now: in a worker from a file, in one from a text, or on the main thread. */
  readonly where: WorkerSource['kind'] | 'here';
  /**
   * A legal move of the seat whose turn it is, once, in at most `DEADLINE` of a page that is not busy, or as late as it takes an
   * unhurried mind. Rejects when `signal` aborts.
   * @param seen what that seat sees.
   * @param moves its legal moves.
   * @param mind with what mind it plays.
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
    think: (seen, moves, mind, seed, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const id = next++;
        const abort = () => {
          thinkers.send({ type: 'FORGET', id });
          reject(signal.reason);
        };
        const take = (move: Move) => {
          signal.removeEventListener('abort', abort);
          resolve(move);
        };
        signal.addEventListener('abort', abort, { once: true });
        thinkers.send({ type: 'THINK', task: { id, seen, moves, mind, seed }, take });
      }),
  };
}
