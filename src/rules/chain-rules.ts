/** The parameters of the fast core: the rules of one table, by game, options and seats. */
import type { Ending, Side } from './deal.ts';
import type { Tile } from './tiles.ts';

/** The faces of one set and the core's bytes for them. */
export interface SetTables {
  readonly highest: number;
  /** The bytes of all tiles, in canonical order. */
  readonly codes: Uint8Array;
  /** The face of each byte. */
  readonly faces: readonly (Tile | undefined)[];
  /** The byte of each face. */
  readonly of: ReadonlyMap<Tile, number>;
  /** The number that an end takes, by the number that it shows (6.4). */
  readonly takes: Uint8Array;
  /**
   * 1 for each byte of a tile that fits any end, whichever half comes first (10.2); `null` if the set has no jokers.
   */
  readonly jokers: Uint8Array | null;
}

/**
 * The points that a blocked deal writes, in the words of the rules page. `last takes`: 8.4. `lowest hand takes, gross`:
 * the side of the lowest hand (33.3). `by accounts`: depends on the accounts (17.10).
 */
export type BlockedRule =
  | 'lowest takes'
  | 'lowest takes, gross'
  | 'lowest hand takes, gross'
  | 'last takes'
  | 'ten each'
  | 'losers write'
  | 'each its own, fourfold for the last to lay'
  | 'all write off'
  | 'does not count'
  | '2'
  | 'by accounts';

/**
 * The points that going out writes, in the words of the rules page. `makes a General`: a last 0-0 or 6-6 makes a
 * General of the next seat (20.4). `by accounts`: depends on the accounts, which only `settle` has (17.4).
 */
export type DominoRule =
  | 'others'
  | 'losers write'
  | 'losers write off'
  | 'each its own'
  | '2'
  | '10'
  | 'makes a General'
  | 'by accounts';

/**
 * The ways in which counts, or results made of them, are rounded before they are written (6.11, 14.3, 14.8, 19.6,
 * 19.8).
 */
export type Rounding =
  | 'none'
  | 'each hand to the nearest 5'
  | 'the result to the nearest 5'
  | 'each side down to 5'
  | 'the result up';

/** The part of a core that decides points on the way (6.10). */
export interface Ends {
  readonly ends: Int8Array;
  readonly free: number;
  readonly spinner: number;
  readonly started: number;
  readonly doubles: number;
  highestDouble: number;
}

/** A list of numbers that can be written to. */
export interface Writable {
  [seat: number]: number;
  readonly length: number;
}

/** The part of a core that decides the score when a deal is over. */
export interface Over {
  /** `hands[seat << 4 | suit]`: the other halves of that suit's tiles in the hand, as bits. */
  readonly hands: ArrayLike<number>;
  /** The count of each hand, after special values. */
  readonly counts: ArrayLike<number>;
  /** The number that each arm ends in. */
  readonly ends: ArrayLike<number>;
  /** The seat that laid the last tile that is not a double; if there was none, the seat that led (17.10). */
  readonly fisher: number;
  /** The seat that staked the match (17.7), counted from 1; 0 if nobody did. */
  readonly staked: number;
  /** The arms on which the last turn laid tiles before its last one, as bits (20.3). */
  readonly goesOn: number;
}

/** Scores the end of a deal in a game with its own way of scoring; counts and points are by sides. */
export interface OwnScore {
  /**
   * Returns a number for `write` that says what matters beside the counts. `tile`: the last tile of a seat that went
   * out.
   */
  note(over: Over, tile: number): number;
  write(how: Ending, by: Side, counts: ArrayLike<number>, note: number, points: Writable): void;
}

/** Points that are made during a deal (6.10). */
export interface OnTheWay {
  /** Returns the points of a turn that ends with this tile. Call it once a turn: it may update the table. */
  made(table: Ends, tile: number): number;
  /** The number that the table shows; `null` if it shows none. */
  shown(table: Ends): number | null;
}

/**
 * The turn of a seat that cannot play, in the words of the rules page (1.7). `, may keep`: a drawn tile that fits may
 * be kept (2.4). `, 1 at will`: a seat that can play may draw one tile first (10.3). `draw 1 after every turn`: also
 * after a tile was played (7.1). `pass or draw 2`: 13.3.
 */
export type Stuck =
  | 'pass'
  | 'draw 1'
  | 'draw 1, may keep'
  | 'draw until able'
  | 'draw until able and willing'
  | 'draw until able, 1 at will'
  | 'draw 1 after every turn'
  | 'pass or draw 2';

/** The most tiles that a seat may draw in one turn; 127 stands for no limit. */
export const MOST_DRAWN: Readonly<Record<Stuck, number>> = {
  pass: 0,
  'draw 1': 1,
  'draw 1, may keep': 1,
  'draw until able': 127,
  'draw until able and willing': 127,
  'draw until able, 1 at will': 127,
  'draw 1 after every turn': 1,
  'pass or draw 2': 2,
};

/** The rule for the first tile of a deal (1.2, 2.6, 3.4, 4.1, 5.2). */
export interface LeadRule {
  /**
   * The tiles that lead, as bytes: one list for each deal, starting again after the last list. The first tile of the
   * list that any seat holds must lead.
   */
  readonly orders: readonly (readonly number[])[];
  /** The procedure if no seat holds any of them. */
  readonly nobody: 'thrown in' | 'drawn for' | 'turned up' | 'heaviest leads' | 'lightest leads';
  /**
   * The deals in which the seat that starts leads with any tile. That seat is the winner of the deal before (5.2), or
   * drawn by lot for the first deal and then the next in turn (6.5).
   */
  readonly any: 'never' | 'from the second deal' | 'always';
  /** 3.4: the seat that leads also takes the tile that is left over. */
  readonly takesLeftOver: boolean;
}

/**
 * The doubles that may be laid closed. `each`: any that is added to an arm (4.2). `several`: with several in one turn,
 * once an open double lies; before that, only two together (5.4–5.6).
 */
export type Closing = 'never' | 'each' | 'several';

/**
 * The tiles that must lie before free play begins. `star`: one on every arm (1.4). `star, then doubles`: after it, the
 * double of every arm's open number (28.3).
 */
export type Duty = 'none' | 'star' | 'star, then doubles';

/**
 * The tiles that a seat may lay in one turn, in the words of the rules page; the closed doubles of 5.4 come on top.
 * `two doubles`: 8.6. `several doubles`: as many as there are ends (19.5). `as many as fit`: all of them are a duty
 * (12.1). `1, or 0-0 and 6-6 last`: both, if they are the whole hand (20.3).
 */
export type TilesInTurn = '1' | 'two doubles' | 'several doubles' | 'as many as fit' | '1, or 0-0 and 6-6 last';

/** The doubles that a seat may bar with (9.2). `none drawn in this turn`: any it holds, except those just drawn. */
export type Bars = 'none' | 'any double' | 'none drawn in this turn';

export interface ChainRules {
  readonly tables: SetTables;
  readonly seats: number;
  readonly handSize: number;
  readonly lead: LeadRule;
  /** True if tiles left over after the deal are dead; else they may be drawn (1.1). */
  readonly isDead: boolean;
  readonly arms: number;
  /**
   * The place from which arms grow. `star`: the first tile. `cross`: the first open double (5.3). `covered`: the first
   * double with tiles on both sides in the line (19.2). `never`: a line has two ends (6.2).
   */
  readonly branching: 'star' | 'cross' | 'covered' | 'never';
  /** 14.6: true if a double may also be laid lengthwise, except the one at which the line crosses. */
  readonly lengthwise: boolean;
  readonly duty: Duty;
  readonly stuckOpening: Stuck;
  readonly stuckFreePlay: Stuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  readonly closing: Closing;
  readonly tilesInTurn: TilesInTurn;
  readonly bars: Bars;
  /** True if seats 0 and 2 are one side, and 1 and 3 the other (6.7); else each seat is a side of its own. */
  readonly isPartnered: boolean;
  /** 16.7: a deal in which a hand has five or more doubles is thrown in. */
  readonly redealsDoubles: boolean;
  readonly domino: DominoRule;
  readonly blocked: BlockedRule;
  readonly rounding: Rounding;
  /** True if pips left in a hand count; in a General they do not (20.4). */
  readonly handsCount: boolean;
  /** Scores the end of a deal where the words above are not enough; `null` elsewhere. */
  readonly own: OwnScore | null;
  /** The tiles worth most as the last one (17.5, 17.6, 20.4), as bytes: bots keep them. */
  readonly keeps: readonly number[];
  /** Points during the deal; `null` in games without them. */
  readonly onTheWay: OnTheWay | null;
  /** The counts of hands that hold exactly these tiles, by their bytes (4.3, 8.3, 17.2). */
  readonly alone: readonly (readonly [tiles: readonly number[], count: number])[];
  /** The count that 0-0 adds to any hand, other tiles or not (8.3); usually its pips. */
  readonly blank: number;
}
