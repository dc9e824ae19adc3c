import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Beat, Move, Place, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';

/** What the DOM table needs to know to be drawn; the drawing keeps nothing. */
export interface TableState {
  readonly texts: Texts;
  readonly desk: Desk;
  readonly now: Situation | null;
  /** The seat whose hand is shown; `null` while nobody's may be. */
  readonly viewer: Seat | null;
  readonly log: readonly LogLine[];
  readonly logOpen: boolean;
  readonly visible: boolean;
  readonly numerals: boolean;
  /** A short line that answers the last touch, over the standing one. */
  readonly said: string | null;
  /** What each seat did last, since its turn began. */
  readonly badges: ReadonlyMap<Seat, string>;
  /** The seat whose badge is the newest thing that happened. */
  readonly latestBadge: Seat | null;
  readonly lastLaid: number | null;
  /** The control of each group that Tab enters. */
  readonly stops: Stops;
}

export interface Stops {
  readonly seats: string;
  readonly hand: string;
  readonly places: string;
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
  lay(arm: Place): void;
  offer(move: Move): void;
  /** Draws, or says why nothing is drawn. */
  draw(): void;
  /** Says how a seat stands. */
  tell(seat: Seat): void;
  focused(group: Group, id: string): void;
  blurred(): void;
  openLog(open: boolean): void;
  menu(): void;
  hurry(): void;
}

/** The question to the seat whose hand is shown, if there is one. */
export function questionOf(state: Pick<TableState, 'desk' | 'viewer'>) {
  const { question } = state.desk;
  return question && question.seat === state.viewer ? question : null;
}

/** A badge for what a seat did, or `null` where the tile on the table says it. */
export function badgeOf(beat: Beat, texts: Texts): { seat: Seat; text: string | null } | null {
  if (beat.beat === 'drew') return { seat: beat.seat, text: texts.scene.drewFor(beat.suits) };
  if (beat.beat === 'passed') return { seat: beat.seat, text: texts.scene.passes(beat.suits) };
  if (beat.beat === 'laid') return { seat: beat.seat, text: null };
  return null;
}
