/**
 * Where a person's choice is made. The match asks at the desk, and whatever the person touches (scene, chips, DOM
 * table) offers a move there; so all ways of playing are one way, and each shows what another has picked.
 */
import type { Move, Place, Seat, Seen, Tile } from '../rules/game.ts';
import { isPlayable, sameMove, waysAt } from '../rules/moves.ts';

/** A question to the person on a seat. */
export interface Question {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly moves: readonly Move[];
}

/** What a person was advised to do. */
export interface Advised {
  /** Moves that come to the same. */
  readonly moves: readonly Move[];
  /** Which, and why. */
  readonly words: string;
}

export interface Desk {
  /** `null` while no person is asked. */
  readonly question: Question | null;
  /** The tile that the person took up and has not laid. */
  readonly picked: Tile | null;
  /** How the picked tile may be laid where the person has put it; empty while it is put nowhere. */
  readonly ways: readonly Move[];
  /** The advice on the question that is asked; `null` while there is none. */
  readonly advised: Advised | null;
  /** Gives advice on a question; nothing where another is asked by now. */
  advise(on: Question, advised: Advised): void;
  /** Takes up a tile, or puts it back with `null`. A tile that has no legal play is not taken up: false. */
  pick(tile: Tile | null): boolean;
  /**
   * Puts a tile in a place (`null`: the middle). Where there is one way to lay it there it is laid; where there are
   * several the tile waits for one of `ways` to be offered. False, and nothing changes, when it may not be laid there.
   */
  lay(tile: Tile, place: Place | null): boolean;
  /** Takes the tile from the place where it was put: it is picked, and laid nowhere. False when it was put nowhere. */
  unlay(): boolean;
  /** Answers the question; false, and nothing changes, when that move is not legal now. */
  offer(move: Move): boolean;
  /** Calls back after every change of `question`, `picked`, `ways` or `advised`; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** A desk and its match side: `ask` is what the port `choose` does for persons. */
export function createDesk(): Desk & { ask(question: Question, signal: AbortSignal): Promise<Move> } {
  let question: Question | null = null;
  let picked: Tile | null = null;
  let ways: readonly Move[] = [];
  let advised: Advised | null = null;
  let answer: ((move: Move) => void) | null = null;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const clear = () => {
    question = null;
    picked = null;
    ways = [];
    advised = null;
    answer = null;
  };
  const offer = (move: Move) => {
    if (!question?.moves.some((legal) => sameMove(legal, move))) return false;
    const done = answer;
    clear();
    done?.(move);
    changed();
    return true;
  };
  return {
    get question() {
      return question;
    },
    get picked() {
      return picked;
    },
    get ways() {
      return ways;
    },
    get advised() {
      return advised;
    },
    advise(on, given) {
      if (on !== question) return;
      advised = given;
      changed();
    },
    pick(tile) {
      if (tile !== null && !isPlayable(question?.moves ?? [], tile)) return false;
      if (picked !== tile || ways.length > 0) {
        picked = tile;
        ways = [];
        changed();
      }
      return true;
    },
    lay(tile, place) {
      const [only, ...others] = waysAt(question?.moves ?? [], tile, place);
      if (!only) return false;
      if (others.length === 0) return offer(only);
      picked = tile;
      ways = [only, ...others];
      changed();
      return true;
    },
    unlay() {
      if (ways.length === 0) return false;
      ways = [];
      changed();
      return true;
    },
    offer,
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
        clear();
        question = asked;
        answer = (move) => {
          signal.removeEventListener('abort', end);
          resolve(move);
        };
        changed();
      });
    },
  };
}
