/** Everything that differs by kind of table on the pages about games. */
import type { RulesTexts, SetUpTexts } from '../i18n/index.ts';
import type { Game, Move, Options, Table } from '../rules/game.ts';
import type { DealRecord } from '../rules/record.ts';
import type { Bodies } from './rules/section.ts';

/** A group of games on the shelf. */
export type GameKind = keyof SetUpTexts['setup']['kinds'];

/** A kind of table on the pages: `kinds/` has one file for each. */
export interface PageKind {
  /** The group of its games, unless they are for one player, for partners, or about points during the deal. */
  readonly group: GameKind;
  /** How many tiles lie in the small picture of a game: enough to tell the kind, few enough to be made out. */
  readonly telling: number;
  /** The moves of the deals in pictures, in order; none where they are played by chance. */
  course(): readonly Move[];
  /** The sections of a game's rules page; `null` for a game without one. */
  bodies(game: Game, options: Options, texts: RulesTexts): Bodies | null;
  /** Whether a deal laid a tile on every arm of a star. */
  isStarWhole(deal: DealRecord, table: Table): boolean;
  /** False where all tiles lie open, so that a search knows no more than the player did. */
  readonly hidesTiles: boolean;
  /** A deal for one was lost: says how many tiles are left, of which the player still held some. */
  lost(texts: SetUpTexts, held: number, left: number): string;
  /** A note for several people who share one device. */
  shared(words: SetUpTexts['setup']): string;
}
