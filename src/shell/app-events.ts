/** What the app hears and tells, and what it knows. */
import type { OpenLesson } from '../lessons/open.ts';
import type { MatchContext, MatchEmitted } from '../match/match.machine.ts';
import type { Situation } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Reading } from './rules/reading.ts';
import type { MatchSetup } from './table.machine.ts';
import type { Watching } from './watching/watching.machine.ts';

/** A table at which a game is to be played for the first time. */
export interface IntroducedTable {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** Its match is one deal, which others play too. */
  readonly isOneDeal: boolean;
  /** Opens the match. */
  begin(): void;
}

export type AppEvent =
  /** What the table tells. */
  | MatchEmitted
  /** Another tab plays this match on: from here it is a match of its own. */
  | { readonly type: 'FORKED'; readonly id: string }
  /** Something of the game has failed, and nobody has caught it. */
  | { readonly type: 'FAULT'; readonly error: unknown }
  /** The table has failed: nothing is left to play on. */
  | { readonly type: 'BROKEN'; readonly error: unknown }
  /** A match. `may` is asked last of all; here only where other matches keep its room, and somebody is asked first. */
  | { readonly type: 'PLAY'; readonly setup: MatchSetup; readonly may?: () => boolean }
  /** What the game of that table is about, before its first match. */
  | { readonly type: 'INTRO'; readonly table: IntroducedTable }
  /** A lesson at the table. */
  | { readonly type: 'LESSON'; readonly lesson: OpenLesson }
  /** The matches that were left half-way. */
  | { readonly type: 'KEPT' }
  /** The deal of a day; `null`: of today. */
  | { readonly type: 'TODAY'; readonly day: string | null }
  /** A match is watched. */
  | { readonly type: 'WATCH'; readonly watching: Watching }
  /** The record book. */
  | { readonly type: 'BOOK' }
  /** All games, to choose one. */
  | { readonly type: 'SHELF' }
  | { readonly type: 'SETUP' }
  | { readonly type: 'SETTINGS' }
  /** The rules of a game; in the rules themselves: those of another one. */
  | { readonly type: 'RULES'; readonly reading: Reading }
  /** What the decisions of the deal cost that has just ended. */
  | { readonly type: 'REVIEW' }
  /** How the deals were fixed, and who saw what. */
  | { readonly type: 'FAIRNESS' }
  | { readonly type: 'BACK' }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  /** The portal stops the game for a while, and lets it go on. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'RELEASE' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'NEXT' };

/** What the game tells whoever listens with `actor.on`. */
export type AppEmitted =
  /** Everything is fetched, the first screen stands; `setup` is what is played there at once. */
  | { readonly type: 'loaded'; readonly setup: MatchSetup | null }
  /** People are playing, or they are not: a menu, a sheet, the title. Told when it changes. */
  | { readonly type: 'playing'; readonly playing: boolean }
  /** A lesson was played to its end. */
  | { readonly type: 'learned'; readonly lesson: string }
  | { readonly type: 'dealOver'; readonly now: Situation }
  | { readonly type: 'matchOver'; readonly now: Situation };

/** The screens of the game; `table` and `watched` are tables without one over them. */
export type ScreenName =
  | 'loading'
  | 'title'
  | 'kept'
  | 'room'
  | 'book'
  | 'shelf'
  | 'setup'
  | 'today'
  | 'intro'
  | 'teams'
  | 'rules'
  | 'settings'
  | 'table'
  | 'recess'
  | 'sheet'
  | 'pause'
  | 'lessonPause'
  | 'lessonOver'
  | 'leave'
  | 'review'
  | 'fairness'
  | 'watched'
  | 'watchMenu'
  | 'result'
  | 'crash';

/** Where a state stands among the screens. A state within another one says only what is different there. */
export interface ScreenMeta {
  readonly screen?: ScreenName;
  /**
   * How many screens lie over the title. A table lies over its menu: whoever goes back from it finds the entry there,
   * for browsers pass over entries that were made while nobody touched the page.
   */
  readonly depth?: number;
}

export interface AppContext {
  /** The match that is played, or was played last. */
  readonly setup: MatchSetup | null;
  /** Asked last of all before `setup` is played, where it waits for room. */
  readonly may: (() => boolean) | null;
  /** The lesson that is given. */
  readonly lesson: OpenLesson | null;
  /** The table whose game is introduced. */
  readonly intro: IntroducedTable | null;
  /** The end of a deal, while its sheet is to be read. */
  readonly sheet: Situation | null;
  readonly result: Situation | null;
  /** The table of this match, or of this lesson, has been laid out. */
  readonly hasBegun: boolean;
  /** The match of `setup` after its last move. */
  readonly match: MatchContext | null;
  readonly error: string | null;
  /** The causes of all faults that the player has seen in this visit. */
  readonly causes: readonly string[];
  /** The day whose deal is shown; `null`: today, whichever that is. */
  readonly day: string | null;
  /** What is watched, or was watched last. */
  readonly watching: Watching | null;
  /** What was read last. */
  readonly reading: Reading | null;
}
