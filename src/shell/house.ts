/** What every screen is given. */
import type { TemplateResult } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { MatchContext } from '../match/match.machine.ts';
import type { Sitter, Situation } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Character } from '../seats/characters.ts';
import type { AppEvent, Plan } from './app.machine.ts';
import type { AskExpert } from './review.ts';
import type { SettingsStore } from './store/settings.ts';

/** A kept match that the rules can play again. */
export interface KeptMatch {
  readonly plan: Plan;
  /** It was played to its end, and nobody has seen the result. */
  readonly isOver: boolean;
}

export interface House {
  readonly texts: Texts;
  readonly games: readonly Game[];
  readonly settings: SettingsStore;
  /** The company, who sits down next first. */
  company(): readonly Character[];
  send(event: AppEvent): void;
  /** Draws a face; the tables and the screens show the same tiles. */
  face(low: number, high: number, numerals: boolean): TemplateResult;
  /** A picture of the table as it stands there; `null` where the browser cannot draw one. */
  picture(now: Situation): Promise<HTMLCanvasElement | null>;
  /** Opens the rules of the match that is being played, at the paragraph of the moment. */
  lookUp(): void;
  /** The match under way or just over; what its deals hid is for the eyes of those who may see it by now. */
  match(): MatchContext | null;
  /** What an expert thinks of a position, from what the seat may know whose turn it is. */
  readonly ask: AskExpert;
  /** Opens a new match. */
  play(game: Game, options: Options, sitters: readonly Sitter[]): void;
  /** The match that was played last, until its result has been seen. */
  latest(): KeptMatch | null;
  /** Goes on with a kept match; says so when it is open in another tab. */
  goOn(match: KeptMatch): void;
  /** Hands the record of the match out as a file. */
  saveRecord(): void;
  /** Resolves with what loads the page anew; `null` where the page would not come, or something would be lost with it. */
  mayReload(): Promise<(() => void) | null>;
  /** Draws the screen again after something of its own changed. */
  redraw(): void;
}
