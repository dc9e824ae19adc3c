/** Everything that differs by kind of table where a table is told in text and buttons. */
import type { TemplateResult } from 'lit-html';
import type { LogTexts, Who } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Beat, Place, Seat, Seen, Tile } from '../rules/game.ts';
import type { TableActions, TableState } from './table-state.ts';

/** A kind of table in words: `kinds/` has one file for each. */
export interface WordKind {
  /** The tiles on the table, and the places to play as buttons. */
  layout(state: TableState, now: Situation, act: TableActions): TemplateResult;
  /** The own tiles as buttons, in a group with a name. */
  hand(state: TableState, now: Situation, viewer: Seat, act: TableActions): TemplateResult;
  /** The reminders of what the match carries into this deal (17), and `nothing` where there are none. */
  memory(state: TableState, now: Situation): unknown;
  /** The place of the button called `id`, as the drawn table knows it; `null` if it has none. `open`: the ends and the places of moves. */
  placeAt(id: string, open: readonly Place[]): Place | null;
  readonly log: LogKind;
}

/** The sentences of the log that differ by kind. */
export interface LogKind {
  dealt(now: Situation, who: (seat: Seat) => Who, words: BeatWords): readonly string[];
  led(who: Who, face: Tile, words: BeatWords): string;
  laid(play: Laying): string;
  /** @param sum what the table showed then. */
  scored(who: Who, points: number, sum: number, words: BeatWords): string;
  /** A beat that happens at this kind of table alone. */
  own(beat: OwnBeat, who: Who, words: BeatWords): readonly string[];
}

type BeatWords = LogTexts['beats'];

/** Beats of rows that nobody sees (21), and of outlines (23.2). */
type OwnBeat = Beat & { readonly beat: 'turnedUp' | 'cut' | 'putBack' | 'lifted' };

/** A tile that was laid. */
export interface Laying {
  readonly beat: Beat & { readonly beat: 'laid' };
  readonly seen: Seen;
  readonly who: Who;
  readonly place: ReturnType<LogTexts['place']>;
  readonly words: BeatWords;
}
