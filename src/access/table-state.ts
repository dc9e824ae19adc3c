import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Presented } from '../present/presented.ts';
import type { Game, Move, Place, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';

/** All that the DOM table is drawn from: the views keep no state of their own. */
export interface TableState {
  readonly texts: Texts;
  readonly desk: Desk;
  readonly rack: Rack;
  readonly now: Situation | null;
  /** The game that is played there. */
  readonly gameOf: (now: Situation) => Game;
  /** The seat whose hand is shown; `null` while nobody's may be. */
  readonly viewer: Seat | null;
  readonly log: readonly LogLine[];
  readonly logOpen: boolean;
  readonly visible: boolean;
  /** The sound is off. */
  readonly muted: boolean;
  /** Letters and digits are keys without a modifier. */
  readonly letters: boolean;
  /** Somebody plays here; else the match is watched. */
  readonly isPlayed: boolean;
  /** Advice may be asked for. */
  readonly hints: boolean;
  /** Places say what they would make of the number of the table. */
  readonly makes: boolean;
  readonly numerals: boolean;
  /** What was turned up once is told of rows that lie face down (21.3). */
  readonly memory: boolean;
  /** A short line that answers the last touch, in place of the status line. */
  readonly said: string | null;
  /** What each seat did last, since its turn began. */
  readonly badges: ReadonlyMap<Seat, string>;
  /** The seat whose badge is the newest thing that happened. */
  readonly latestBadge: Seat | null;
  /** The control of each group that Tab enters. */
  readonly stops: Stops;
}

/** The state without the answer to the last touch, which is made from it. */
export type Facts = Omit<TableState, 'said'>;

export interface Stops {
  readonly seats: string;
  readonly hand: string;
  readonly places: string;
  readonly ways: string;
  readonly actions: string;
}

export type Group = keyof Stops;

export interface LogLine {
  readonly id: number;
  readonly text: string;
  /** The first line of a deal stands apart. */
  readonly head: boolean;
}

/** What the buttons do. */
export interface TableActions {
  take(tile: Tile, byKeyboard: boolean): void;
  /** Takes the tile from its place, or puts back the one that is taken up; false when there is none. */
  putBack(): boolean;
  lay(arm: Place): void;
  /** Turns the tile that is taken up; false where none is turned. */
  turn(): boolean;
  /** Chooses one of the ways to lay the tile that was put in a place, from 0. */
  layAs(way: number): void;
  offer(move: Move): void;
  /** Draws, or says why nothing is drawn. */
  draw(): void;
  /** Takes the last move back, or says that none can be. */
  takeBack(): void;
  /** Leaves a dead end as it is. */
  next(): void;
  /** Asks for advice, or says that it is no time for it. */
  hint(): void;
  /** Sorts the own tiles another way. */
  sort(): void;
  mute(): void;
  /** Says how a seat stands. */
  tell(seat: Seat): void;
  focused(group: Group, id: string): void;
  blurred(): void;
  /** Shows on the table where the keyboard stands, or nothing of it. */
  showFocus(isShown: boolean): void;
  openLog(open: boolean): void;
  menu(): void;
  /** Opens the rules at what is to be done now. */
  rules(): void;
  hurry(): void;
  /** Shows the whole table, where it is looked at closely. */
  whole(): void;
}

/** The question to the seat whose hand is shown, if there is one. */
export function questionOf(state: Pick<TableState, 'desk' | 'viewer'>) {
  const { question } = state.desk;
  return question && question.seat === state.viewer ? question : null;
}

/** What is presented; `null` before anything is shown. */
export function presentedOf(state: Facts): Presented | null {
  const { now, gameOf, viewer, desk } = state;
  return now && { now, game: gameOf(now), viewer, desk, question: questionOf(state) };
}

/** The own tiles that are seen, in the order in which they stand. */
export function handOf(state: Pick<TableState, 'desk' | 'rack' | 'now' | 'viewer'>): readonly Tile[] {
  const { rack, now, viewer } = state;
  return now && viewer !== null ? rack.order(now.seen, viewer, questionOf(state)?.moves ?? null) : [];
}
