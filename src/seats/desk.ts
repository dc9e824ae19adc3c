/**
 * Where a person's choice is made. The match asks at the desk, and whatever the person touches (scene, chips, DOM
 * table) offers a move there; so all ways of playing are one way, and each shows what another has picked.
 */
import { type Move, type Seat, type Seen, sameMove, type Tile } from '../rules/game.ts';

/** A question to the person on a seat. */
export interface Question {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly moves: readonly Move[];
}

export interface Desk {
  /** `null` while no person is asked. */
  readonly question: Question | null;
  /** The tile that the person took up and has not laid. */
  readonly picked: Tile | null;
  /** Takes up a tile, or puts it back with `null`. A tile that has no legal play is not taken up: false. */
  pick(tile: Tile | null): boolean;
  /** Answers the question; false, and nothing changes, when that move is not legal now. */
  offer(move: Move): boolean;
  /** Calls back after every change of `question` or `picked`; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** A desk and its match side: `ask` is what the port `choose` does for persons. */
export function createDesk(): Desk & { ask(question: Question, signal: AbortSignal): Promise<Move> } {
  let question: Question | null = null;
  let picked: Tile | null = null;
  let answer: ((move: Move) => void) | null = null;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const clear = () => {
    question = null;
    picked = null;
    answer = null;
  };
  return {
    get question() {
      return question;
    },
    get picked() {
      return picked;
    },
    pick(tile) {
      const playable = tile === null || question?.moves.some((m) => 'tile' in m && m.tile === tile);
      if (!playable) return false;
      if (picked !== tile) {
        picked = tile;
        changed();
      }
      return true;
    },
    offer(move) {
      if (!question?.moves.some((legal) => sameMove(legal, move))) return false;
      const done = answer;
      clear();
      done?.(move);
      changed();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(asked, signal) {
      return new Promise((resolve, reject) => {
        const end = () => {
          if (question === asked) {
            clear();
            changed();
          }
          reject(signal.reason);
        };
        if (signal.aborted) return reject(signal.reason);
        signal.addEventListener('abort', end, { once: true });
        question = asked;
        picked = null;
        answer = (move) => {
          signal.removeEventListener('abort', end);
          resolve(move);
        };
        changed();
      });
    },
  };
}
