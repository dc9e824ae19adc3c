/** The parameters of the fast core: the rules of one table, by game, options and seats. */
import type { Ending, Side } from './deal.ts';
import type { Tile } from './tiles.ts';

/** Faces and the core's bytes for them, of one set. */
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
  /** 1 for each byte of a tile that fits any end, whichever half comes first (10.2); `null` where there are none. */
  readonly jokers: Uint8Array | null;
}

/** What a blocked deal writes, by the words of the rules page. `by accounts`: by what stands in the accounts (17.10). */
export type BlockedRule =
  | 'lowest takes'
  | 'lowest takes, gross'
  | 'ten each'
  | 'losers write'
  | 'each its own, fourfold for the last to lay'
  | 'all write off'
  | '0'
  | '2'
  | 'by accounts';

/**
 * What a domino writes, by the words of the rules page. `makes a General`: a last 0-0 or 6-6 makes the next seat one (20.4).
 * `by accounts`: by what stands in the accounts, which only a settlement knows (17.4).
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

/** How counts, or what comes of them, are rounded before they are written (6.11, 14.3, 14.8, 19.6, 19.8). */
export type Rounding =
  | 'none'
  | 'each hand to the nearest 5'
  | 'the result to the nearest 5'
  | 'each side down to 5'
  | 'the result up';

/** What of a table points on the way are made by: a core has all of it. */
export interface Ends {
  readonly ends: Int8Array;
  readonly free: number;
  readonly spinner: number;
  readonly started: number;
  readonly doubles: number;
  highestDouble: number;
}

/** A list of whole numbers that can be written to. */
export interface Writable {
  [seat: number]: number;
  readonly length: number;
}

/** What of a deal that is over a score of its own may ask for: a core has all of it. */
export interface Over {
  /** `hands[seat << 4 | suit]`: the other halves of that suit's tiles in the hand, as bits. */
  readonly hands: ArrayLike<number>;
  /** The seat that laid the last tile that is no double; none: the seat that led (17.10). */
  readonly fisher: number;
  /** The seat that staked the match (17.7), from 1; 0: nobody. */
  readonly staked: number;
  /** The arms on which the last turn laid tiles before its last one, as bits (20.3). */
  readonly goesOn: number;
}

/** How the end of a deal is scored in a game with a score of its own; by sides. */
export interface OwnScore {
  /** What counts beside the counts, as a number: `note` of `write`. `tile`: the last one of a domino. */
  note(over: Over, tile: number): number;
  write(how: Ending, by: Side, counts: ArrayLike<number>, note: number, points: Writable): void;
}

/** Points that are made in the middle of a deal (6.10). */
export interface OnTheWay {
  /** What a turn makes, when its last tile lies: this one. Asked once, since it may note down what was made. */
  made(table: Ends, tile: number): number;
  /** The number that the table shows for it; `null`: none. */
  shown(table: Ends): number | null;
}

/**
 * What a seat does that cannot play, by the words of the rules page (1.7). `, may keep`: what was drawn may be kept
 * though it fits (2.4). `, 1 at will`: who can lay may draw one before (10.3). `draw 1 after every turn`: also after a tile was laid (7.1). `pass or draw 2`: 13.3.
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

/** How many tiles a seat may draw in one turn. */
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

/** Who lays the first tile (1.2, 2.6, 3.4, 4.1, 5.2). */
export interface LeadRule {
  /**
   * The tiles that lead (as the core's bytes), of deals 1, 2 … and round again: whoever holds the first of a deal's list
   * that anybody holds must lay it.
   */
  readonly orders: readonly (readonly number[])[];
  /** What happens when nobody holds one of them. */
  readonly nobody: 'thrown in' | 'drawn for' | 'turned up' | 'heaviest leads' | 'lightest leads';
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

/**
 * How many tiles a seat may lay in one turn, by the words of the rules page, beside the closed doubles of 5.4: one; two
 * doubles (8.6), or as many as there are ends (19.5); as many as fit, and it may not stop before (12.1); or one, but both of
 * a hand of 0-0 and 6-6 (20.3).
 */
export type TilesInTurn = '1' | 'two doubles' | 'several doubles' | 'as many as fit' | '1, or 0-0 and 6-6 last';

/** Which doubles a seat may bar with (9.2): none; any that it holds; any but those that it drew in this turn. */
export type Bars = 'none' | 'any double' | 'none drawn in this turn';

export interface ChainRules {
  readonly tables: SetTables;
  readonly seats: number;
  readonly handSize: number;
  readonly lead: LeadRule;
  /** Whether what is left over may be drawn; else it is dead (1.1). */
  readonly isDead: boolean;
  readonly arms: number;
  /**
   * Whether arms grow from the first tile, from the first open double (5.3), from the first one that has tiles on both its
   * sides in the line (19.2), or never: a line has two ends (6.2).
   */
  readonly branching: 'star' | 'cross' | 'covered' | 'never';
  /** 14.6: whether a double beside the one at which the line crosses may also be laid lengthwise. */
  readonly lengthwise: boolean;
  readonly duty: boolean;
  readonly stuckOpening: Stuck;
  readonly stuckFreePlay: Stuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  readonly closing: Closing;
  readonly tilesInTurn: TilesInTurn;
  readonly bars: Bars;
  /** Whether seats 0 and 2 are one side, and 1 and 3 the other (6.7); else each seat is a side of its own. */
  readonly isPartnered: boolean;
  /** 16.7: a deal in which a hand has five or more doubles is thrown in. */
  readonly redealsDoubles: boolean;
  readonly domino: DominoRule;
  readonly blocked: BlockedRule;
  readonly rounding: Rounding;
  /** Whether pips left in a hand count for anything: in a General they do not (20.4). */
  readonly handsCount: boolean;
  /** What the end of a deal makes, where that is not by these words alone. */
  readonly own: OwnScore | null;
  /** The tiles that are worth most as the last one (17.5, 17.6, 20.4), as bytes: bots keep them. */
  readonly keeps: readonly number[];
  /** Points during the deal, in games that have them. */
  readonly onTheWay: OnTheWay | null;
  /** What a hand of these tiles and no other counts, by their bytes (4.3, 8.3, 17.2). */
  readonly alone: readonly (readonly [tiles: readonly number[], count: number])[];
}
