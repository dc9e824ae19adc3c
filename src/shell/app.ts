/** The game as its screens know it. */
import type { TemplateResult } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import type { LessonId } from '../lessons/lesson.ts';
import type { MatchContext } from '../match/match.machine.ts';
import type { Sitter, Situation } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Character } from '../seats/characters.ts';
import type { AppEvent } from './app-events.ts';
import type { HandOut } from './hand-out.ts';
import type { AskWay } from './last-chance.ts';
import type { Manners } from './portal/portal.ts';
import type { AskExpert } from './result/decision-costs.ts';
import type { LastTable } from './store/last-table.ts';
import type { SettingsStore } from './store/settings.ts';
import type { Solved } from './store/solved-deals.ts';
import type { KeyValue } from './store/storage.ts';
import type { MatchSetup } from './table.machine.ts';
import type { Watched } from './watching/watched.ts';

/** A kept match that the rules can play again. */
export interface KeptMatch {
  readonly setup: MatchSetup;
  /** It was played to its end, and nobody has seen the result. */
  readonly isOver: boolean;
  /** A person has made a move in it. */
  readonly isPlayed: boolean;
  /** Points so far, one entry a seat. */
  readonly totals: readonly number[];
  /** When it was played last, milliseconds since 1970. */
  readonly at: number;
}

/** The matches that can be played. */
export interface Matches {
  readonly games: readonly Game[];
  /** All characters, in the order in which they sit down next. */
  characters(): readonly Character[];
  /** Opens a new match; or the deal of that number, which others play too. */
  play(game: Game, options: Options, sitters: readonly Sitter[], deal?: number): void;
  /**
   * Opens a match that is set up; the table at which it is played is not the last one.
   * @param may is asked last of all: where it says no the match is not opened.
   */
  begin(setup: MatchSetup, may: () => boolean): void;
  /** The table at which a match was opened last; `null` where none was. */
  last(): LastTable | null;
  /** The match that was played last, until its result has been seen. */
  latest(): KeptMatch | null;
  /** Every match that is kept, the latest first. */
  all(): readonly KeptMatch[];
  /** How many are kept. */
  count(): number;
  /** One of them; `null` where it is not kept. */
  find(id: string): KeptMatch | null;
  /** Throws a kept match away; resolves when it is gone, or stays since it is open in another tab. */
  drop(id: string): Promise<void>;
  /** How often deals of a game for one were solved. */
  solved(game: string): Solved;
  /** Goes on with a kept match; says so when it is open in another tab. */
  goOn(match: KeptMatch): void;
  /** The same at the plain table; so are the matches after it in this visit. */
  goOnPlainly(match: KeptMatch): void;
}

/** The languages of the game. */
export interface Languages {
  readonly offered: readonly Language[];
  /** Whether the player has chosen the one that is spoken since the page was opened. */
  readonly isChosen: boolean;
  /** Goes on in that language, from the title. */
  choose(language: Language): void;
}

/** What became of a text that was to be shared; `refused`: it can only be shown. */
export type Shared = 'shared' | 'copied' | 'left' | 'refused';
/** The lessons, each about a kind of table. */
export interface Lessons {
  state(lesson: LessonId): 'new' | 'begun' | 'done';
  /** Whether the player seems to need the one about this game: it is offered beside Play until then. */
  isNeeded(game: Game): boolean;
  /** Opens it where it was left; says so where it cannot be had. */
  open(lesson: LessonId): void;
}

/** The match that is played, or was played last. */
interface CurrentMatch {
  /** Under which it is kept; `null` where none has been played. */
  id(): string | null;
  /** What its deals hid is for the eyes of those who may see it by now. */
  now(): MatchContext | null;
  /** What an expert thinks of a position, from what the seat may know whose turn it is. */
  readonly ask: AskExpert;
  /** Whether a game for one can be won from there, and how. */
  readonly solve: AskWay;
  /** Opens its rules, at the paragraph of the moment. */
  lookUp(): void;
  /** Hands its record out as a file: what has been played to an end, and nothing that is hidden still. */
  saveRecord(): void;
}

/** The whole board, to be read; or what lies on it, small. */
type PictureKind = 'board' | 'card';

interface Pictures {
  /** Draws a face; the tables and the screens show the same tiles. */
  face(low: number, high: number, numerals: boolean): TemplateResult;
  /** A picture of the table as it stands there, large or for a card; `null` where the browser cannot draw one. */
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
    /** Opens a match to be watched; says so where it cannot be. */
    open(watched: Watched): void;
    /** The same for a record file; says so where it is none. */
    openFile(file: Blob): void;
  };
  /** What the page may do where it is. */
  readonly manners: Manners;
  /** What is kept on this device. */
  readonly store: KeyValue;
  /** Hands a text or a picture out as a file; where no file may come of it, to be copied. */
  readonly handOut: HandOut;
  /** Hands a text to others, with a picture where that can be. */
  share(text: string, picture: File | null): Promise<Shared>;
  /** The address of the game with this search part; `null` where the page's own leads nobody here. */
  address(search: string): string | null;
  send(event: AppEvent): void;
  /** Resolves with what loads the page anew; `null` where the page would not come, or something would be lost with it. */
  mayReload(): Promise<(() => void) | null>;
  /** Tells the player if the game was renewed since the page was loaded, with the way to load it anew. */
  seekNewer(): void;
  /** Draws the screen again after something of its own changed. */
  redraw(): void;
}
