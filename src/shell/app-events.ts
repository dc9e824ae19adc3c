/** The events, emitted events and context of the app's statechart. */
import type { OpenLesson } from '../lessons/open.ts';
import type { MatchContext, MatchEmitted } from '../match/match-setup.ts';
import type { Situation } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Reading } from './rules/reading.ts';
import type { DrawEvent, PartnersDraw } from './setup/partners-draw.machine.ts';
import type { MatchSetup } from './table.machine.ts';
import type { Watching } from './watching/watching.machine.ts';

/** A table at which a game is about to be played for the first time. */
export interface IntroducedTable {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** True if the match is one numbered deal, which other players can play too. */
  readonly isOneDeal: boolean;
  /** Opens the match. */
  begin(): void;
}

export type AppEvent =
  /** Emitted by the table. */
  | MatchEmitted
  /** Another tab continues this match: from here on it is kept as a new match with this id. */
  | { readonly type: 'FORKED'; readonly id: string }
  /** An uncaught error of the game. */
  | { readonly type: 'FAULT'; readonly error: unknown }
  /** The table has failed and cannot continue. */
  | { readonly type: 'BROKEN'; readonly error: unknown }
  /** Opens a match. `may` is set only if the player must first make room; it is called last and can refuse. */
  | { readonly type: 'PLAY'; readonly setup: MatchSetup; readonly may?: () => boolean }
  /** Introduces the game of a table before its first match. */
  | { readonly type: 'INTRO'; readonly table: IntroducedTable }
  /** Opens a lesson at the table. */
  | { readonly type: 'LESSON'; readonly lesson: OpenLesson }
  /** Shows the unfinished matches. */
  | { readonly type: 'KEPT' }
  /** Shows the deal of a day; `null` for today. */
  | { readonly type: 'TODAY'; readonly day: string | null }
  /** Replays a match for watching. */
  | { readonly type: 'WATCH'; readonly watching: Watching }
  /** Shows the record book. */
  | { readonly type: 'BOOK' }
  /** Shows all games, to choose one. */
  | { readonly type: 'SHELF' }
  /** Shows the puzzle room, with the games for one. */
  | { readonly type: 'PUZZLES' }
  | { readonly type: 'SETUP' }
  | { readonly type: 'SETTINGS' }
  /** Shows the rules of a game; on the rules screen, those of another game. */
  | { readonly type: 'RULES'; readonly reading: Reading }
  /** Shows the score pads, for matches with real tiles. */
  | { readonly type: 'PADS' }
  /** Opens a score pad. */
  | { readonly type: 'PAD'; readonly pad: string }
  /** Shows the page about dominoes, from the rules. */
  | { readonly type: 'ABOUT' }
  /** Shows the cost of each decision in the deal that has just ended. */
  | { readonly type: 'REVIEW' }
  /** Shows how the deals were fixed and which player saw what. */
  | { readonly type: 'FAIRNESS' }
  /** A person draws a tile for partners, or lets the rest be drawn (7.4). */
  | DrawEvent
  | { readonly type: 'BACK' }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  /** The portal pauses the game, and releases it again. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'RELEASE' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'NEXT' };

/** The events that listeners receive through `actor.on`. */
export type AppEmitted =
  /** Everything is loaded and the first screen is shown. `setup`: the match that opens immediately. */
  | { readonly type: 'loaded'; readonly setup: MatchSetup | null }
  /** Play has begun or stopped, for example at a menu, a sheet or the title. Emitted on change only. */
  | { readonly type: 'playing'; readonly playing: boolean }
  /** A lesson has been completed. */
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
  | 'puzzles'
  | 'setup'
  | 'pads'
  | 'pad'
  | 'today'
  | 'intro'
  | 'teams'
  | 'rules'
  | 'about'
  | 'settings'
  | 'table'
  | 'recess'
  | 'sheet'
  | 'pause'
  | 'lessonPause'
  | 'lessonOver'
  | 'review'
  | 'fairness'
  | 'watched'
  | 'watchMenu'
  | 'result'
  | 'crash';

/** The place of a state among the screens. A nested state gives only the differences. */
export interface ScreenMeta {
  readonly screen?: ScreenName;
  /**
   * The number of screens above the title. A table lies above its menu, so that Back from the table reaches the menu's
   * history entry. Browsers skip entries created without a touch of the page.
   */
  readonly depth?: number;
}

export interface AppContext {
  /** The current match, or the last one. */
  readonly setup: MatchSetup | null;
  /** Called just before `setup` is played, after the player has made room; can refuse. */
  readonly may: (() => boolean) | null;
  /** The current lesson. */
  readonly lesson: OpenLesson | null;
  /** The table whose game is being introduced. */
  readonly intro: IntroducedTable | null;
  /** The end of a deal, while its score sheet is shown. */
  readonly sheet: Situation | null;
  readonly result: Situation | null;
  /** True once the table of this match or lesson has been laid out. */
  readonly hasBegun: boolean;
  /** The state of the match in `setup` after its last move. */
  readonly match: MatchContext | null;
  readonly error: string | null;
  /** The causes of all errors shown to the player in this visit. */
  readonly causes: readonly string[];
  /** The day whose deal is shown; `null` for the current day. */
  readonly day: string | null;
  /** The match that is being watched, or was watched last. */
  readonly watching: Watching | null;
  /** The id of the score pad opened last. */
  readonly pad: string | null;
  /** The draw for partners by hand (7.4), while it is made or shown. */
  readonly draw: PartnersDraw | null;
  /** The rules page read last. */
  readonly reading: Reading | null;
}
