/**
 * The place of a person's choice. The match puts its question here, and all controls (scene, chips, DOM table) offer
 * moves here. So every view plays in the same way, and shows what is picked in another view.
 */
import { LATE } from '../motion/durations.ts';
import type { Move, Place, Seat, Seen, Tile } from '../rules/game.ts';
import { isAsked, isLayable, sameMove, waysAt } from '../rules/moves.ts';
import type { Task } from '../rules/task.ts';
import { answered } from './answered.ts';

/** A question to the person on a seat. */
export interface Question {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly moves: readonly Move[];
  /**
   * Set while the seat takes its own tiles (1.13). Its only move is a draw: of one tile or, without `from`, of all that
   * its hand still lacks, by chance.
   */
  readonly task?: 'take';
  /** In a lesson: returns the words for a legal move that is not the right one; null if it is accepted. */
  readonly refuse?: (move: Move) => Advised | null;
}

/** Advice to a person. */
export interface Advised {
  /** Equivalent moves; empty if no move is advised. */
  readonly moves: readonly Move[];
  /** The advised move and the reasons, in words. */
  readonly words: string;
  /** The share of a long search that is done, 0 to 1; only while it runs. */
  readonly done?: number;
  /** Half-places that no tile can cover any more (23.2). */
  readonly shut?: readonly Place[];
  /** The advice after another press on the button. */
  readonly next?: Advised;
  /** The label of the button for `next`, if that shows no move. */
  readonly ask?: string;
}

export interface DeskState {
  /** Null while no person is in turn. */
  readonly question: Question | null;
  /** The tile that is picked up and not played yet. */
  readonly picked: Tile | null;
  /** The ways to play the picked tile where it was put; empty while it is not put anywhere. */
  readonly ways: readonly Move[];
  /** The advice on the present question, or a message while there is none; null if neither. */
  readonly advised: Advised | null;
  /** The task to show in words; null if none. */
  readonly asks: Task | null;
}

export interface Desk extends DeskState {
  /**
   * The direction of the high half of a tile that is played on two places (25.6), in quarter turns clockwise from the
   * right.
   */
  readonly turned: number;
  /** Turns it by quarters; negative turns are anticlockwise. */
  turn(by?: number): void;
  /** True if the question, or the choice of a way, is too new to be meant by a press. */
  isEarly(): boolean;
  /** True if the last question was answered so recently that a press can't be meant for what follows. */
  hasJustAnswered(): boolean;
  /**
   * Puts advice on a question; ignored if the question has changed. With `null` it is a message that stays until the
   * next question.
   */
  advise(on: Question | null, advised: Advised): void;
  /** Shows a task in words; `null` hides it. */
  guide(asks: Task | null): void;
  /** Picks a tile, or puts it back with `null`. Returns false if the tile has no legal play. */
  pick(tile: Tile | null): boolean;
  /**
   * Puts a tile in a place (`null`: the middle). If there is one way, it is played. With several ways, or if it can
   * only bar (9.2), the tile waits until one of `ways` is offered. Returns false, with no change, if it can't be played
   * there. If the question refuses the move, advice appears and the tile goes back.
   */
  lay(tile: Tile, place: Place | null): boolean;
  /** Takes the tile back from where it was put; it stays picked. Returns false if it was not put anywhere. */
  unlay(): boolean;
  /** Answers the question, which may refuse the move. Returns false, with no change, if the move is not legal now. */
  offer(move: Move): boolean;
  /** Calls `listener` after every change of the state; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** The desk with the match's part of the interface. */
export interface AskingDesk extends Desk {
  /** Resolves with one of the question's moves. Rejects and withdraws the question if `signal` aborts. */
  ask(question: Question, signal: AbortSignal): Promise<Move>;
}

/** The state without a question. */
export const NOTHING: DeskState = { question: null, picked: null, ways: [], advised: null, asks: null };

export function createDesk(): AskingDesk {
  let answer: ((move: Move) => void) | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const change = (next: Partial<DeskState & Pick<Desk, 'turned'>>) => {
    Object.assign(desk, next);
    for (const listener of [...listeners]) listener();
  };
  const isRecent = () => performance.now() - changedAt < LATE;
  const movesNow = () => desk.question?.moves ?? [];
  const offer = (move: Move) => {
    if (!movesNow().some((legal) => sameMove(legal, move))) return false;
    const refused = desk.question?.refuse?.(move) ?? null;
    if (refused) change({ picked: null, ways: [], advised: refused });
    else {
      answer?.(move);
      answer = null;
      changedAt = performance.now();
      change(NOTHING);
    }
    return true;
  };
  const desk: AskingDesk = {
    ...NOTHING,
    turned: 0,
    turn(by = 1) {
      change({ turned: (desk.turned + by + 4) % 4 });
    },
    isEarly: () => desk.question !== null && isRecent(),
    hasJustAnswered: () => desk.question === null && isRecent(),
    guide: (asks) => change({ asks }),
    advise(on, advised) {
      if (on === desk.question) change({ advised });
    },
    pick(tile) {
      if (tile !== null && !isLayable(movesNow(), tile)) return false;
      if (desk.picked !== tile || desk.ways.length > 0) change({ picked: tile, ways: [] });
      return true;
    },
    lay(tile, place) {
      const ways = waysAt(movesNow(), tile, place);
      const [only] = ways;
      if (!only) return false;
      if (!isAsked(ways)) return offer(only);
      // A second tap on the place is too early to be meant for the ways that just appeared.
      changedAt = performance.now();
      change({ picked: tile, ways });
      return true;
    },
    unlay() {
      if (desk.ways.length === 0) return false;
      change({ ways: [] });
      return true;
    },
    offer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(question, signal) {
      const begin = (take: (move: Move) => void) => {
        answer = take;
        changedAt = performance.now();
        change({ ...NOTHING, question });
      };
      return answered(signal, begin, () => {
        if (desk.question === question) change(NOTHING);
      });
    },
  };
  return desk;
}
