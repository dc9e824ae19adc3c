/** The differences between kinds of table in text and buttons. */
import type { TemplateResult } from 'lit-html';
import type { LogTexts, PlaceWords, Who } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Beat, Place, Seat, Seen, Tile } from '../rules/game.ts';
import type { TableActions, TableState } from './table-state.ts';

/** A kind of table in words: `kinds/` has one file for each. */
export interface WordKind {
  /** Returns the tiles on the table, with the places to play as buttons. */
  layout(state: TableState, now: Situation, act: TableActions): TemplateResult;
  /** Returns the own tiles as buttons, in a named group. */
  hand(state: TableState, now: Situation, viewer: Seat, act: TableActions): TemplateResult;
  /** Returns the reminders for this deal (17); `nothing` if there are none. */
  memory(state: TableState, now: Situation): unknown;
  /**
   * Returns the place of the button `id`, as the drawn table names it; null if it has none. `open`: the ends and the
   * places of moves.
   */
  placeAt(id: string, open: readonly Place[]): Place | null;
  readonly log: LogKind;
}

/** The sentences of the log that differ by kind. */
export interface LogKind {
  dealt(now: Situation, who: (seat: Seat) => Who, words: BeatWords): readonly string[];
  led(who: Who, face: Tile, words: BeatWords): string;
  laid(play: LoggedPlay): string;
  /** @param sum the number that the table showed then. */
  scored(who: Who, points: number, sum: number, words: BeatWords): string;
  /** Returns the words for a beat that only this kind of table has. */
  own(beat: OwnBeat, who: Who, words: BeatWords): readonly string[];
}

type BeatWords = LogTexts['beats'];

/** Beats of face-down rows (21), of outlines (23.2), and of trains (29.5). */
type OwnBeat = Beat & { readonly beat: 'turnedUp' | 'cut' | 'putBack' | 'lifted' | 'marked' | 'unmarked' };

/** A tile that was played. */
export interface LoggedPlay {
  readonly beat: Beat & { readonly beat: 'laid' };
  readonly seen: Seen;
  readonly who: Who;
  readonly place: PlaceWords;
  readonly words: BeatWords;
}
