/** The parameters of the fast core: the rules of one table, by game, options and seats. */
import type { SetTables } from './set-tables.ts';

/** What a blocked deal writes, by the words of the rules page; `losers write` holds for every deal (5.7). */
export type BlockedRule = 'lowest takes' | 'lowest takes, gross' | 'ten each' | 'losers write';

/** How the counts of hands are rounded before they are written (6.11, 14.3). */
export type Rounding = 'none' | 'each hand to the nearest 5';

/**
 * What a seat does that cannot play, by the words of the rules page (1.7). `, may keep`: what was drawn may be kept
 * though it fits (2.4). `draw 1 after every turn`: also after a tile was laid (7.1). `pass or draw 2`: 13.3.
 */
export type Stuck =
  | 'pass'
  | 'draw 1'
  | 'draw 1, may keep'
  | 'draw until able'
  | 'draw until able and willing'
  | 'draw 1 after every turn'
  | 'pass or draw 2';

/** How many tiles a seat may draw in one turn. */
export const MOST_DRAWN: Readonly<Record<Stuck, number>> = {
  pass: 0,
  'draw 1': 1,
  'draw 1, may keep': 1,
  'draw until able': 127,
  'draw until able and willing': 127,
  'draw 1 after every turn': 1,
  'pass or draw 2': 2,
};

/** Who lays the first tile (1.2, 2.6, 3.4, 4.1, 5.2). */
export interface LeadRule {
  /**
   * The doubles that lead, of deals 1, 2 … and round again: whoever holds the first of a deal's list that anybody
   * holds must lay it.
   */
  readonly orders: readonly (readonly number[])[];
  /** What happens when nobody holds one of them. */
  readonly nobody: 'thrown in' | 'drawn for' | 'turned up' | 'heaviest leads';
  /**
   * The deals in which the seat that starts (5.2: the winner of the one before; 6.5: a lot, then the seats in turn)
   * leads with any tile.
   */
  readonly any: 'never' | 'from the second deal' | 'always';
  /** 3.4: who leads takes the tile that is left over. */
  readonly takesLeftOver: boolean;
}

/**
 * Which doubles may be laid closed: none; any that is added to an arm (4.2); or, with several in one turn, once an
 * open one lies on the table, before that only two together (5.4–5.6).
 */
export type Closing = 'never' | 'each' | 'several';

export interface ChainRules {
  readonly tables: SetTables;
  readonly seats: number;
  readonly handSize: number;
  readonly lead: LeadRule;
  /** Whether what is left over may be drawn; else it is dead (1.1). */
  readonly isDead: boolean;
  readonly arms: number;
  /** Whether arms grow from the first tile, from the first open double (5.3), or never: a line has two ends (6.2). */
  readonly branching: 'star' | 'cross' | 'never';
  readonly duty: boolean;
  readonly stuckOpening: Stuck;
  readonly stuckFreePlay: Stuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  readonly closing: Closing;
  readonly blocked: BlockedRule;
  readonly rounding: Rounding;
  /** Whether a sum of the ends that is a multiple of five scores that sum (6.9, 14.1). */
  readonly sumsScore: boolean;
  /** What a hand of this one tile counts, by the tile's byte (4.3). */
  readonly alone: readonly (readonly [tile: number, count: number])[];
}
