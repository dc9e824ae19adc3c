/** The rows that describe the games of a line or a stack. */
import type {
  Bars,
  BlockedRule,
  DominoRule,
  OnTheWay,
  OwnScore,
  Rounding,
  Stuck,
  TilesInTurn,
} from '../../chain-rules.ts';
import type { Deal, Game, Line, OptionSpec, Options, Outcome, Reason } from '../../game.ts';
import type { Alone } from '../scores.ts';

/**
 * The turn of a seat that cannot play in a line game: a line has no opening in which a drawn tile could be kept (2.4).
 */
type LineStuck = Exclude<Stuck, 'draw 1, may keep'>;

/** The tile that leads the first deal and the later ones, in the words of the rules page (6.5, 33.2). */
export type LineLead =
  | 'highest double'
  | 'highest double, then winning side: any tile'
  | 'lowest double'
  | '2-3, then winner: any tile'
  | '1-1 first'
  | '1-1 first, then winner: any tile'
  | 'lot, then next seat: any tile';

/**
 * The length of a match. `to`: the points that win, in parallel to `sets`. `limit`: a fixed number of points. `deals`:
 * a number of deals. `offered`: the values that a setup screen offers.
 */
export type LineLength =
  | {
      readonly to: readonly [number, ...number[]];
      readonly offered: readonly number[];
      /** The target with two seats, if it differs (24). */
      readonly ofTwo?: number;
      /** Smallest and largest target, if not those of 1.11. */
      readonly from?: readonly [min: number, max: number];
      /** The target that a setup screen chooses with these options (33.6). */
      readonly usual?: { readonly with: Options; readonly is: number };
      /** Set if all sides win that are there after the same deal (19.7), and not only the highest (1.11). */
      readonly together?: 'all win';
      /** Set if a match may also go to a number of deals (6.13). */
      readonly orDeals?: true;
      /** Set if no source gives the length (7.3, 10.4). */
      readonly isOurs?: true;
    }
  | { readonly limit: number }
  | {
      readonly deals: number;
      readonly offered: readonly number[];
      readonly isOurs?: true;
      /** Set if a match may also go by time: the minutes that are offered, the usual ones first (20.7). */
      readonly orMinutes?: readonly [number, ...number[]];
    };

/** A game's own way of scoring, with the lines behind its points; by sides. */
export interface OwnLines extends OwnScore {
  /** Returns the note of `OwnScore` for a deal that has ended. */
  noteIn(deal: Deal): number;
  lines(outcome: Outcome, counts: readonly number[], points: readonly number[]): readonly Line[];
  /** The reasons that its lines give. */
  readonly reasons: readonly Reason[];
  /** Points on the way that are not those of the column `onTheWay`. */
  readonly onTheWay?: OnTheWay;
}

/** One row of the tables. */
export interface LineRow {
  readonly id: string;
  readonly seats: readonly number[];
  /** The partnerships (6.7). `two, drawn`: 7.4. `two, three, four; two play`: four seats play, the others wait (20.8). */
  readonly sides: 'none' | 'two' | 'two, drawn' | 'two with four seats' | 'two, three, four; two play';
  /** The highest double of each set that the game can be played with, the default first. */
  readonly sets: readonly [number, ...number[]];
  /** The number of tiles that each seat is dealt, in parallel to `seats`. */
  readonly hands: readonly number[];
  /** The same with a set for which it differs, by its highest double (33.1). */
  readonly handsWith?: Readonly<Record<number, readonly number[]>>;
  /** Set if tiles left over after the deal are dead (1.1). */
  readonly restDead?: true;
  readonly lead: LineLead;
  /** The numbers that join (6.4); `equal, or sum 6`: by option (8.5). */
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
  /** The doubles that a seat may bar with, if the option `barricade`, which such a row has, allows it (9.1). */
  readonly bars: Bars;
  readonly domino: DominoRule;
  readonly blocked: Exclude<BlockedRule, 'ten each' | 'last takes'>;
  readonly rounding: Rounding;
  /** The events that score during the deal (6.10). */
  readonly onTheWay: 'none' | 'sum of the ends' | 'equal ends, doubles';
  /** Returns the game's own scoring of a deal's end; absent if the words of the columns say it all. */
  readonly own?: (options: Options) => OwnLines;
  readonly alone?: Alone;
  readonly points: 'won' | 'lost';
  /** 16.5: the loss in one deal that opens an account; where points are won, the count of the losing side (17.4). */
  readonly opensAt?: number;
  readonly length: LineLength;
  /** Options that no other column gives, in their order (24). */
  readonly options?: readonly OptionSpec[];
  readonly table: 'line' | 'stack';
  /** The double at which the line crosses (6.3, 19.2); absent if it never does. */
  readonly crosses?: 'first double' | 'covered double';
  /** Adds to the game what only it needs. */
  readonly whole?: (game: Game, row: LineRow) => Game;
}
