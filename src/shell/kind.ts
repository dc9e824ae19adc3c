/** Everything that differs by kind of table on the pages about games. */
import type { TemplateResult } from 'lit-html';
import type { PlayWellTexts, RulesTexts, SetUpTexts, Topic } from '../i18n/index.ts';
import type { Move, Table } from '../rules/game.ts';
import type { DealRecord } from '../rules/record.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import type { Bodies, ToldTable } from './rules/section.ts';
import type { Draft } from './setup/draft.ts';

/** A group of games on the shelf. */
export type GameKind = keyof SetUpTexts['setup']['kinds'];

/** The deals for one player: how they are chosen, named, and followed by others. */
export interface DealPages {
  /** Returns the fields in which a deal is chosen. `play` begins with a deal immediately. */
  fields(
    texts: SetUpTexts,
    draft: Draft,
    onChange: (draft: Draft) => void,
    play: (deal: number) => void,
  ): TemplateResult;
  /** Returns the number of the deal to begin with at that table; `null` for any. */
  chosen(draft: Draft): number | null;
  /** Returns the number of the deal to offer after another; `undefined` for any. */
  after(deal: number): number | undefined;
  /** True if a deal is of the grade that is chosen at that table. */
  isAlike(draft: Draft, deal: number): boolean;
  /** Returns the name of a deal of that game. */
  name(texts: SetUpTexts, game: string, deal: number): string;
  /** Returns the names of the buttons for another deal, and for the same deal again. */
  buttons(texts: SetUpTexts): { readonly next: string; readonly again: string };
  /** True if a lost deal can be searched for the last chance to win it. */
  readonly hasLastChance: boolean;
}

/** A kind of table on the pages: `kinds/` has one file for each. */
export interface PageKind {
  /** The group of its games, unless they are for one player, for partners, or about points during the deal. */
  readonly group: GameKind;
  /** The number of tiles in the small picture of a game: enough to show the kind, few enough to be recognizable. */
  readonly telling: number;
  /** Returns the moves of the deals in pictures, in order; empty if they are played at random. */
  course(): readonly Move[];
  /** The deals in pictures; absent if they are shuffled. */
  readonly dealt?: readonly GivenDeal[];
  /** Returns the sections of the rules page of a table; `null` for a game without one. */
  bodies(told: ToldTable, texts: RulesTexts): Bodies | null;
  /** Returns the advice on how to play well at a table, topic by topic. */
  advice(told: ToldTable, words: PlayWellTexts): readonly Topic[];
  /** True if the deal has tiles on every arm of a star. */
  isStarWhole(deal: DealRecord, table: Table): boolean;
  /** Its deals for one player; see also `kinds/deal-numbers.ts`. */
  readonly deals: DealPages;
  /** False if all tiles lie open. A search then knows no more than the player. */
  readonly hidesTiles: boolean;
  /** Returns the words for a lost deal for one. `left` tiles remain, `held` of them in the hand. */
  lost(texts: SetUpTexts, held: number, left: number): string;
  /** Returns a note for several people who share one device. */
  shared(words: SetUpTexts['setup']): string;
}
