/**
 * Where a person's choice is made. The match asks at the desk, and whatever the person touches (scene, chips, DOM
 * table) offers a move there; so every view plays in the same way, and shows what another view has picked.
 */
import { LATE } from '../motion/durations.ts';
import type { Move, Place, Seat, Seen, Tile } from '../rules/game.ts';
import { isAsked, isLayable, sameMove, waysAt } from '../rules/moves.ts';
import type { Task } from '../rules/task.ts';

/** A question to the person on a seat. */
export interface Question {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly moves: readonly Move[];
  /** In a lesson: what is said to a legal move that is not the one asked for; `null` for one that is taken. */
  readonly refuse?: (move: Move) => Advised | null;
}

/** What a person was advised to do. */
export interface Advised {
  /** Moves that come to the same; none where no move is advised. */
  readonly moves: readonly Move[];
  /** Which, and why. */
  readonly words: string;
  /** What part (0 to 1) of a long search has been done, while it goes on. */
  readonly done?: number;
  /** Half-places on which nothing can come any more (23.2). */
  readonly shut?: readonly Place[];
  /** What is said to whoever asks once more. */
  readonly next?: Advised;
  /** What the button is called that asks once more, where it shows no step. */
  readonly ask?: string;
}

export interface DeskState {
  /** `null` while no person is asked. */
  readonly question: Question | null;
  /** The tile that the person took up and has not laid. */
  readonly picked: Tile | null;
  /** The ways to lay the picked tile where the person has put it; empty while it is put nowhere. */
  readonly ways: readonly Move[];
  /** The advice on the question that is asked, or what is told while none is; `null`: nothing. */
  readonly advised: Advised | null;
  /** What is asked, where the person is to be told in words. */
  readonly asks: Task | null;
}

export interface Desk extends DeskState {
  /** How a tile is turned that is laid on two places (25.6): in which direction its high half lies, quarters of a turn clockwise from the right. */
  readonly turned: number;
  /** Turns it by a quarter; by -1 the other way round. */
  turn(by?: number): void;
  /** Whether the question, or the choice of a way, came so lately that a press was meant for what was there before. */
  isEarly(): boolean;
  /**
   * Gives advice on a question; ignored when another is asked by now. With `null` it is something to be told while nobody
   * is asked, and until somebody is.
   */
  advise(on: Question | null, advised: Advised): void;
  /** Tells in words what is asked; with `null` no more. */
  guide(asks: Task | null): void;
  /** Takes up a tile, or puts it back with `null`. A tile that has no legal play is not taken up: false. */
  pick(tile: Tile | null): boolean;
  /**
   * Puts a tile in a place (`null`: the middle). Where there is one way to lay it there it is laid; where there are
   * several, or it can only bar (9.2), the tile waits for one of `ways` to be offered. False, and nothing changes, when it may not be laid there. A
   * move that the question refuses is answered with advice, and the tile goes back.
   */
  lay(tile: Tile, place: Place | null): boolean;
  /** Takes the tile from the place where it was put: it stays picked. False when it was put nowhere. */
  unlay(): boolean;
  /** Answers the question, or is refused by it; false, and nothing changes, when that move is not legal now. */
  offer(move: Move): boolean;
  /** Calls back after every change of the state; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** The side of the desk that the match sits at. */
export interface AskingDesk extends Desk {
  /** Resolves with one of the question's moves. Rejects, and asks no more, when `signal` aborts. */
  ask(question: Question, signal: AbortSignal): Promise<Move>;
}

/** Nobody is asked. */
export const NOTHING: DeskState = { question: null, picked: null, ways: [], advised: null, asks: null };

export function createDesk(): AskingDesk {
  let state = NOTHING;
  let answer: ((move: Move) => void) | null = null;
  let turned = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const change = (next: Partial<DeskState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const movesNow = () => state.question?.moves ?? [];
  const offer = (move: Move) => {
    if (!movesNow().some((legal) => sameMove(legal, move))) return false;
    const refused = state.question?.refuse?.(move) ?? null;
    if (refused) change({ picked: null, ways: [], advised: refused });
    else {
      answer?.(move);
      answer = null;
      change(NOTHING);
    }
    return true;
  };
  return {
    get question() {
      return state.question;
    },
    get picked() {
      return state.picked;
    },
    get ways() {
      return state.ways;
    },
    get advised() {
      return state.advised;
    },
    get asks() {
      return state.asks;
    },
    get turned() {
      return turned;
    },
    turn(by = 1) {
      turned = (turned + by + 4) % 4;
      change({});
    },
    isEarly: () => state.question !== null && performance.now() - changedAt < LATE,
    guide: (asks) => change({ asks }),
    advise(on, advised) {
      if (on === state.question) change({ advised });
    },
    pick(tile) {
      if (tile !== null && !isLayable(movesNow(), tile)) return false;
      if (state.picked !== tile || state.ways.length > 0) change({ picked: tile, ways: [] });
      return true;
    },
    lay(tile, place) {
      const ways = waysAt(movesNow(), tile, place);
      const [only] = ways;
      if (!only) return false;
      if (!isAsked(ways)) return offer(only);
      // Who taps a place twice has not read what came under the finger.
      changedAt = performance.now();
      change({ picked: tile, ways });
      return true;
    },
    unlay() {
      if (state.ways.length === 0) return false;
      change({ ways: [] });
      return true;
    },
    offer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(question, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const end = () => {
          if (state.question === question) change(NOTHING);
          reject(signal.reason);
        };
        signal.addEventListener('abort', end, { once: true });
        answer = (move) => {
          signal.removeEventListener('abort', end);
          resolve(move);
        };
        changedAt = performance.now();
        change({ ...NOTHING, question });
      });
    },
  };
}
