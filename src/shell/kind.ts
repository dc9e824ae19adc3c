/** Everything that differs by kind of table on the pages about games. */
import type { PlayWellTexts, RulesTexts, SetUpTexts, Topic } from '../i18n/index.ts';
import type { Move, Table } from '../rules/game.ts';
import type { DealRecord } from '../rules/record.ts';
import type { Bodies, ToldTable } from './rules/section.ts';

/** A group of games on the shelf. */
export type GameKind = keyof SetUpTexts['setup']['kinds'];

/** A kind of table on the pages: `kinds/` has one file for each. */
export interface PageKind {
  /** The group of its games, unless they are for one player, for partners, or about points during the deal. */
  readonly group: GameKind;
  /** The number of tiles in the small picture of a game: enough to show the kind, few enough to be recognizable. */
  readonly telling: number;
  /** Returns the moves of the deals in pictures, in order; empty if they are played at random. */
  course(): readonly Move[];
  /** Returns the sections of the rules page of a table; `null` for a game without one. */
  bodies(told: ToldTable, texts: RulesTexts): Bodies | null;
  /** Returns the advice on how to play well at a table, topic by topic. */
  advice(told: ToldTable, words: PlayWellTexts): readonly Topic[];
  /** True if the deal has tiles on every arm of a star. */
  isStarWhole(deal: DealRecord, table: Table): boolean;
  /** False if all tiles lie open. A search then knows no more than the player. */
  readonly hidesTiles: boolean;
  /** Returns the words for a lost deal for one. `left` tiles remain, `held` of them in the hand. */
  lost(texts: SetUpTexts, held: number, left: number): string;
  /** Returns a note for several people who share one device. */
  shared(words: SetUpTexts['setup']): string;
}
