/** The interface of the game for its screens. */
import type { TemplateResult } from 'lit-html';
import type { Symbols } from '../art/symbols.ts';
import type { Texts } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import type { LessonId } from '../lessons/lesson.ts';
import type { AskExpert } from '../match/expertise.ts';
import type { MatchContext } from '../match/match-setup.ts';
import type { Sitter, Situation } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Character } from '../seats/characters.ts';
import type { AppEvent } from './app-events.ts';
import type { HandOut } from './hand-out.ts';
import type { AskWay } from './last-chance.ts';
import type { LateSymbols } from './late-symbols.ts';
import type { Manners } from './portal/portal.ts';
import type { LastTable } from './store/last-table.ts';
import type { SettingsStore } from './store/settings.ts';
import type { Solved } from './store/solved-deals.ts';
import type { KeyValue } from './store/storage.ts';
import type { MatchSetup } from './table.machine.ts';
import type { Watched } from './watching/watched.ts';

/** A kept match that the rules can play again. */
export interface KeptMatch {
  readonly setup: MatchSetup;
  /** True if it is over and its result has not been seen. */
  readonly isOver: boolean;
  /** True if a person has made a move in it. */
  readonly isPlayed: boolean;
  /** The points so far, one entry per seat. */
  readonly totals: readonly number[];
  /** The time of the last move, in milliseconds since 1970. */
  readonly at: number;
}

/** The matches that can be played. */
interface Matches {
  /** The games that are loaded. */
  readonly games: readonly Game[];
  /** Loads all games. Rejects if they cannot be loaded. */
  fetchGames(): Promise<void>;
  /** Returns all characters, in the order in which they sit down next. */
  characters(): readonly Character[];
  /** Opens a new match, or the deal of the given number, which other players can play too. */
  play(game: Game, options: Options, sitters: readonly Sitter[], deal?: number): void;
  /** Does the same, but the table is not stored as the last one, as in a newcomer's first match. */
  playOnce(game: Game, options: Options, sitters: readonly Sitter[], deal?: number): void;
  /**
   * Opens a prepared match. Its table is not stored as the last one.
   * @param may called last; if it returns false the match is not opened.
   */
  begin(setup: MatchSetup, may: () => boolean): void;
  /** Returns the table of the last new match; `null` if there is none. */
  last(): LastTable | null;
  /** Returns the last match, until its result has been seen. */
  latest(): KeptMatch | null;
  /** Returns all kept matches, the latest first. */
  all(): readonly KeptMatch[];
  /** Returns the number of kept matches. */
  count(): number;
  /** Returns a kept match; `null` if it is not kept. */
  find(id: string): KeptMatch | null;
  /** Deletes a kept match. Resolves when it is gone, or when it stays because another tab has it open. */
  drop(id: string): Promise<void>;
  /** Returns the numbers of solved deals of a game for one. */
  solved(game: string): Solved;
  /** Continues a kept match. Shows a message if it is open in another tab. */
  goOn(match: KeptMatch): void;
  /** Continues a kept match at the plain table, which is then used for the rest of the visit. */
  goOnPlainly(match: KeptMatch): void;
}

/** The languages of the game. */
export interface Languages {
  readonly offered: readonly Language[];
  /** True if the player has chosen the current language since the page was opened. */
  readonly isChosen: boolean;
  /** Switches to a language, and continues from the title. */
  choose(language: Language): void;
}

/** The outcome of sharing a text. `left`: cancelled. `refused`: the text can only be displayed. */
export type Shared = 'shared' | 'copied' | 'left' | 'refused';
/** The lessons, each for a kind of table. */
export interface Lessons {
  state(lesson: LessonId): 'new' | 'begun' | 'done';
  /** True while the player seems to need the lesson of this game: it is then offered beside Play. */
  isNeeded(game: Game): boolean;
  /** Opens a lesson where it was left. Shows a message if it cannot be loaded. */
  open(lesson: LessonId): void;
}

/** The current match, or the last one. */
interface CurrentMatch {
  /** Returns the id under which it is kept; `null` if there has been no match. */
  id(): string | null;
  /** Returns the state of the match. It includes hidden tiles: show them only to players who may see them by now. */
  now(): MatchContext | null;
  /** Returns an expert's evaluation of a position, based only on what the seat to move may know. */
  readonly ask: AskExpert;
  /** Searches a position of a game for one for a way to win. */
  readonly solve: AskWay;
  /** Opens its rules at the paragraph for the current situation. */
  lookUp(): void;
  /** Offers its record as a file: only completed deals, and nothing still hidden. */
  saveRecord(): void;
}

/** `board`: the whole table, large enough to read. `card`: only the tiles, small. */
type PictureKind = 'board' | 'card';

interface Pictures {
  /** Draws the face of a tile, the same one as on the table. */
  face(low: number, high: number, symbols: Symbols): TemplateResult;
  /** Returns the symbols on the tiles of a game, by its id. */
  symbols(at: { readonly game: string; readonly options: Options }): Symbols;
  readonly sample: LateSymbols['sample'];
  /** Returns a picture of the table in the given situation; `null` if the browser cannot draw one. */
  table(now: Situation, kind: PictureKind): Promise<HTMLCanvasElement | null>;
}

export interface App {
  readonly texts: Texts;
  readonly languages: Languages;
  readonly settings: SettingsStore;
  readonly matches: Matches;
  readonly lessons: Lessons;
  readonly match: CurrentMatch;
  readonly pictures: Pictures;
  readonly watching: {
    /** Opens a match for watching. Shows a message if that fails. */
    open(watched: Watched): void;
    /** Opens a record file for watching. Shows a message if it is not a record. */
    openFile(file: Blob): void;
  };
  /** The permissions of the page in its current environment. */
  readonly manners: Manners;
  /** The storage on this device. */
  readonly store: KeyValue;
  /** Offers a text or a picture as a file, or for copying if files are not possible. */
  readonly handOut: HandOut;
  /** Shares a text, with a picture if possible. */
  share(text: string, picture: File | null): Promise<Shared>;
  /** Returns the game's address with this search part. `null` if the page's address is of no use to others. */
  address(search: string): string | null;
  send(event: AppEvent): void;
  /** Resolves with a function that reloads the page. `null` if the page could not be loaded or data would be lost. */
  mayReload(): Promise<(() => void) | null>;
  /** Offers to reload the page if a newer version of the game exists. */
  seekNewer(): void;
  /** Redraws the screen after a change of its own state. */
  redraw(): void;
}
