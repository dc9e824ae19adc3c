/** What a row of the games of a line or a stack says. */
import type { Bars, BlockedRule, DominoRule, OwnScore, Rounding, Stuck, TilesInTurn } from '../../chain-rules.ts';
import type { Deal, Game, Line, OptionSpec, Options, Outcome } from '../../game.ts';
import type { Alone } from '../scores.ts';

/** What a seat does in a line game that cannot play: a line has no opening in which a drawn tile could be kept (2.4). */
type LineStuck = Exclude<Stuck, 'draw 1, may keep'>;

/** Which tile leads, of the first deal and of the later ones, by the words of the rules page (6.5). */
export type LineLead =
  | 'highest double'
  | 'lowest double'
  | '2-3, then winner: any tile'
  | '1-1 first'
  | '1-1 first, then winner: any tile'
  | 'lot, then next seat: any tile';

/**
 * How long a match is: to a number of points that a side has won (in parallel to `sets`), to one that cannot be changed, or so many deals. What
 * stands in `offered` is proposed to whoever sets up a table.
 */
export type LineLength =
  | {
      readonly to: readonly [number, ...number[]];
      readonly offered: readonly number[];
      /** With two seats, where that is another number (24). */
      readonly ofTwo?: number;
      /** Other bounds than those of 1.11. */
      readonly from?: readonly [min: number, max: number];
    }
  | { readonly limit: number }
  | { readonly deals: number; readonly offered: readonly number[] };

/** A score of its own, and how its points come about; by sides. */
export interface OwnLines extends OwnScore {
  /** The note of `OwnScore` for a deal that is over and lies open. */
  noteIn(deal: Deal): number;
  lines(outcome: Outcome, counts: readonly number[], points: readonly number[]): readonly Line[];
}

/** One line of the tables. */
export interface LineRow {
  readonly id: string;
  readonly seats: readonly number[];
  /** Who plays together (6.7). `two, drawn`: 7.4. */
  readonly sides: 'none' | 'two' | 'two, drawn' | 'two with four seats';
  /** The highest double of each set that the game can be played with, the default first. */
  readonly sets: readonly [number, ...number[]];
  /** How many tiles each seat is dealt, in parallel to `seats`. */
  readonly hands: readonly number[];
  /** Whether what is left over is dead (1.1). */
  readonly restDead?: true;
  readonly lead: LineLead;
  /** How halves join (6.4); `equal, or sum 6`: by option (8.5). */
  readonly match: 'equal' | 'equal, or sum 6' | 'sum 7, jokers' | 'sum 10, jokers';
  readonly stuck: LineStuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  /** `1, or two doubles`, `1, by option two doubles`: 8.6; `several doubles`: 19.5. */
  readonly tilesInTurn:
    | Exclude<TilesInTurn, 'two doubles' | 'several doubles'>
    | '1, or two doubles'
    | '1, by option two doubles'
    | '1, by option several doubles';
  /** With which doubles a seat may bar, where the option `barricade` allows it (9.1). */
  readonly bars: Bars;
  readonly domino: DominoRule;
  readonly blocked: Exclude<BlockedRule, 'ten each'>;
  readonly rounding: Rounding;
  /** What scores during the deal (6.10). */
  readonly onTheWay: 'none' | 'sum of the ends' | 'equal ends, doubles';
  /** 19.8: all that is written is a fifth of what it would be. */
  readonly byFive?: true;
  /** How the end of a deal is scored, where the words of the columns do not say all. */
  readonly own?: (options: Options) => OwnLines;
  readonly alone?: Alone;
  readonly points: 'won' | 'lost';
  /** 16.5: the loss in one deal that opens an account; where points are won, the count of the side that loses (17.4). */
  readonly opensAt?: number;
  readonly length: LineLength;
  /** The options that no other column gives, in their order (24). */
  readonly options?: readonly OptionSpec[];
  readonly table: 'line' | 'stack';
  /** At which double the line crosses (6.3, 19.2), where it does. */
  readonly crosses?: 'first double' | 'covered double';
  /** Makes the game whole with what it alone needs. */
  readonly whole?: (game: Game, row: LineRow) => Game;
}
