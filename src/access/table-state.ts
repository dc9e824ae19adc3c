import type { Symbols } from '../art/symbols.ts';
import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Presented } from '../present/presented.ts';
import type { Game, Move, Place, Position, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';

/** The input of the DOM table's drawing: the views have no state of their own. */
export interface TableState {
  readonly texts: Texts;
  readonly desk: Desk;
  readonly rack: Rack;
  readonly now: Situation | null;
  /** The game that is played. */
  readonly game: Game;
  /** The seat whose hand is shown; null while none may be shown. */
  readonly viewer: Seat | null;
  readonly log: readonly LogLine[];
  readonly logOpen: boolean;
  readonly visible: boolean;
  /** True if the sound is off. */
  readonly muted: boolean;
  /** True if letters and digits are keys without a modifier. */
  readonly letters: boolean;
  /** True if somebody plays here; false if the match is watched. */
  readonly isPlayed: boolean;
  /** True if hints are enabled. */
  readonly hints: boolean;
  /** True if places show the table number that a play there would give. */
  readonly makes: boolean;
  readonly symbols: Symbols;
  /** True if face-down rows show the tiles that were once turned up (21.3). */
  readonly memory: boolean;
  /** 20.7: the minutes that are left; null if the match is not by time. */
  readonly minutes: number | null;
  /** A short line that answers the last touch, in place of the status line. */
  readonly said: string | null;
  /** The badge of each seat: its last action that no tile on the table shows. */
  readonly badges: ReadonlyMap<Seat, SeatBadge>;
  /** The seat whose badge is the latest event. */
  readonly latestBadge: Seat | null;
  /** The control of each group at which Tab stops. */
  readonly stops: Stops;
}

/** A seat's last action, for the eye and for the ear. */
export interface SeatBadge {
  readonly seen: string;
  readonly heard: string;
}

/** The state without the answer to the last touch, which is computed from it. */
export type Facts = Omit<TableState, 'said'>;

export interface Stops {
  readonly seats: string;
  readonly hand: string;
  readonly places: string;
  readonly ways: string;
  readonly actions: string;
}

export type ControlGroup = keyof Stops;

export interface LogLine {
  readonly id: number;
  readonly text: string;
  /** True for the first line of a deal, which stands apart. */
  readonly head: boolean;
  /** True if it tells again what has happened before: it can be read, but is not read aloud. */
  readonly recalled: boolean;
}

/** The actions of the buttons. */
export interface TableActions {
  take(tile: Tile, byKeyboard: boolean): void;
  /** Takes the tile from its place, or puts the picked one back; returns false if there is none. */
  putBack(): boolean;
  lay(arm: Place): void;
  /** Takes the tile at this position as one of the own (1.13). */
  takeOwn(at: Position): void;
  /** Turns the picked tile; returns false if it can't be turned. */
  turn(): boolean;
  /** Chooses one of the ways to play the tile that was put in a place, from 0. */
  layAs(way: number): void;
  offer(move: Move): void;
  /** Draws, or explains why no tile can be drawn. */
  draw(): void;
  /** Takes the last move back, or explains that none can be. */
  takeBack(): void;
  /** Accepts a dead end, which ends the deal. */
  next(): void;
  /** Requests a hint, or explains that there is none now. */
  hint(): void;
  /** Sorts the own tiles in the next mode. */
  sort(): void;
  mute(): void;
  /** Says why a press makes no move, also at the drawn table. */
  refuse(words: string): void;
  /** Shows a seat's state in words. */
  tell(seat: Seat): void;
  focused(group: ControlGroup, id: string): void;
  blurred(): void;
  /** Marks the keyboard's position on the table, or removes the mark. */
  showFocus(isShown: boolean): void;
  openLog(open: boolean): void;
  menu(): void;
  /** Opens the rules at the section for the present situation. */
  rules(): void;
  hurry(): void;
  /** Shows the whole table if it is zoomed in. */
  whole(): void;
}

/**
 * Returns the question to the seat whose hand is shown; null if there is none. 1.13: a seat takes its own tiles though
 * no hand is shown.
 */
export function questionOf(state: Pick<TableState, 'desk' | 'viewer'>) {
  const { question } = state.desk;
  return question && (question.seat === state.viewer || question.task === 'take') ? question : null;
}

/** Returns the presented situation; null before anything is shown. */
export function presentedOf(state: Facts): Presented | null {
  const { now, game, viewer, desk } = state;
  return now && { now, game, viewer, desk, question: questionOf(state) };
}

/** Returns the visible own tiles in their order. */
export function handOf(state: Pick<TableState, 'desk' | 'rack' | 'now' | 'viewer' | 'game'>): readonly Tile[] {
  const { rack, now, viewer, game } = state;
  return now && viewer !== null ? rack.order(now.seen, viewer, questionOf(state)?.moves ?? null, game.table) : [];
}
