/**
 * The contract of every game, and the way a match of it is counted. Read this file first, then `deal.ts` about deals.
 * Options, deals, moves and settlements are plain JSON; the rest of a game may be functions.
 */
import type { ChainRules } from './chain-rules.ts';
import type { Beat, Deal, Ending, Eye, Json, Lack, Move, Options, Position, Seat, Seen, Side } from './deal.ts';
import type { KindName } from './kinds.ts';
import type { MosaicPuzzle, RecordPuzzle } from './mosaic/mosaic-puzzle.ts';
import type { OptionSpec } from './option-spec.ts';
import type { Tile } from './tiles.ts';

export type * from './deal.ts';
export type { KindName } from './kinds.ts';
export type { OptionSpec } from './option-spec.ts';
export type { Tile } from './tiles.ts';

/** State that a match carries from deal to deal beside its totals. */
export interface Carried {
  /** The seat that starts the next deal, where the tiles do not decide it (3.4, 5.2). */
  readonly starts?: Seat;
  /** Points that each seat has lost but not yet written (5.7). */
  readonly remembered?: readonly number[];
  /** The number of deals that do not count towards the agreed ones (20.2); absent if all count. */
  readonly uncounted?: number;
  /** The sides that wait, the next one to play first (20.8); absent if all play. */
  readonly waits?: readonly Side[];
  /** More that waits for the next deals, in the game's own form; absent while nothing waits. */
  readonly pending?: Json;
}

/** The state of a match between two deals. */
export interface Standing {
  /** Deals that were finished; thrown-in deals do not count. */
  readonly deals: number;
  readonly totals: readonly number[];
  /** `null` if nothing is carried. */
  readonly memory: Carried | null;
  /** Set when the match is over. Shared wins list several seats; the list is empty if a solo player lost (22.3). */
  readonly winners: readonly Seat[] | null;
}

/** One line of a settlement: points that a side makes or, where points are losses, that are written against it. */
export interface Line {
  readonly side: Side;
  /** The side whose tiles the points come from, which may be its own (33.4); absent if they come from none. */
  readonly from?: Side;
  /** Below 0 if points are taken off. */
  readonly points: number;
  /** One of the game's `reasons`. */
  readonly why: Reason;
}

/**
 * A reason for points: a word that the game names, the key to its messages. What many games share: `hand`: the tiles
 * that another side holds, or by agreement its own, too (33.4). `own`: its own tiles. `each`: everybody writes the same. `remembered`: lost earlier and not
 * yet written (5.7). `made`: points on the way (6.10). `solved`: a game for one was won (22.3). `barricade`: twice the
 * own count, lost (9.3). `closed`: nothing, since the loss opens no account (16.5, 17.4). `small`: nothing, since no loss
 * that small is ever written (16.5).
 */
export type Reason = string;

/** The score of a finished deal. */
export interface Settlement {
  /** Pip counts of the tiles left in each hand, after special values. */
  readonly counts: readonly number[];
  /** The reasons for the points, in the order in which a score sheet lists them. */
  readonly lines: readonly Line[];
  /** Points that each seat made on the way, in games with points during the deal (25.7). */
  readonly made?: readonly number[];
  /** Points taken off each seat's total for tiles that its side has left, in games with write-offs (19.6). */
  readonly writtenOff?: readonly number[];
  /** Points that the deal writes for each seat: the sum of its side's lines. */
  readonly points: readonly number[];
  /** Points that each seat has lost but not yet written, after the deal, in games that remember them (5.7). */
  readonly remembered?: readonly number[];
  /**
   * Other results of the deal: decided, ended or left waiting, in the order in which they are told. Absent in games
   * without any.
   */
  readonly aftermath?: readonly Aftermath[];
  /** More that a record of the deal keeps (25.7), by its names there. */
  readonly kept?: Readonly<Record<string, Json>>;
  readonly standing: Standing;
}

/** A result that a deal left behind. `word`: the game's name for it, the key to its messages. */
export interface Aftermath {
  readonly word: string;
  /** The seat or side it belongs to; absent if it belongs to nobody. */
  readonly of?: { readonly seat: Seat } | { readonly side: Side };
  /** The number of further deals it lasts; absent if it is not limited. */
  readonly deals?: number;
  /** Set if it is the deal's only result. */
  readonly instead?: true;
}

/**
 * Something in the match that matters in this deal. `word`: the game's name for it, the key to its messages and marks.
 */
export interface Reminder {
  readonly kind: 'reminder';
  readonly word: string;
  /** The seat it is shown at. */
  readonly seat: Seat;
  /** The deals left for it, this one included; `null` if that does not matter. */
  readonly deals: number | null;
}

/** A sign that a player gives at the table. */
export type HandSign = 'wink' | 'cheeks';

/** A signal about a seat: which of these tiles it was dealt (20.5). */
export interface HandSignal {
  readonly kind: 'signal';
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
  /** The sign for each of these tiles, in their order. */
  readonly signs: readonly HandSign[];
}

/**
 * More that a view shows of a deal, beside tiles and points. `secret`: the points of the deals are not shown yet (7.6).
 */
type Fact = Reminder | HandSignal | { readonly kind: 'secret' };

/** A number that scores if it is hit exactly (15.2). */
export interface Goal {
  readonly at: number;
  readonly scores: number;
}

/** A number that the table shows: the sum of the ends (6.9), or the running total of all tiles played (15.1). */
export interface TableNumber {
  readonly name: 'sum' | 'total';
  readonly value: number;
  /** The part of a sum that each of `Seen.ends` adds, in their order; empty if the number is a total. */
  readonly parts: readonly number[];
  /** The goals of a total during the whole deal, ascending; absent where any multiple of a number scores. */
  readonly goals?: readonly Goal[];
  /** The points that the move would score (6.10); set only for the number after a move. */
  readonly scores?: number;
}

/** The draw for partners (7.4), sealed like a deal. */
export interface TeamDraw {
  readonly heap: readonly Tile[];
  /** The heap positions drawn by the player who sits on each seat. */
  readonly drawn: readonly (readonly Position[])[];
  readonly salt: string;
  readonly commitment: string;
}

/** A draw for partners, and the player who sits on each seat; players are numbered in the order they joined. */
export interface SeatedTeams {
  readonly draw: TeamDraw;
  readonly players: readonly Seat[];
}

/** The facts that a table needs to lay out a game. */
export interface Table {
  readonly kind: KindName;
  /** The largest number of arms of a layout. */
  readonly arms: number;
  readonly doubles: 'in line' | 'across';
  /** The number of tiles of each arm that lie straight from the middle, if they can (28.3); absent if none have to. */
  readonly straight?: number;
  /**
   * The number of rows in which a hand lies open, each tile in the place it was dealt to (22.1); absent where hands
   * stand.
   */
  readonly rows?: number;
  /**
   * `unseen`: a hand is a row face down that nobody sees, not even its owner. The tile at its right end, the last of
   * `Seen.hands`, is turned up during the seat's turn; only that tile can be laid (21.2). A face once turned up stays
   * in `Seen.heap` for all, though the tile lies face down again (21.3). `faceUpIn` tells which one lies open.
   */
  readonly hands?: 'unseen';
  /** Set if doubles have toes, and the first one arms all around it (30.3, 30.4). */
  readonly hasFeet?: true;
  /** The tiles that fit any end (10.2), in games that have jokers. */
  readonly jokers?: readonly Tile[];
}

/** The worth of totals, points, moves and tiles where the figures alone do not show it: for bots and for messages. */
interface Worth {
  /** The unit of a point, where it is more than a point (20.4). */
  readonly unit?: 'generals';
  /**
   * The smallest loss in one deal that opens an account; smaller losses are forgotten. Lost by the account's holder
   * (16.5) or, where points are won, by the other side (17.4).
   */
  readonly opensAt?: number;
  /** True if such losses are forgotten in every deal, so that no account is ever open (16.5). */
  readonly neverOpens?: (options: Options) => boolean;
  /** Set if a side that loses at the end of a deal loses no more than it has (19.6). */
  readonly writesOff?: true;
  /**
   * Returns the points that the seat to move loses by its own tiles, if it bars with this double and somebody is lower
   * (9.3 to 9.5).
   */
  readonly barLoses?: (seen: Seen, double: Tile) => number;
  /** Set if a seat that bars loses that unless it scores, not only if somebody is lower (9.5). */
  readonly barMustScore?: true;
  /** Returns the points that a legal lead or play would make at once (6.10), in games with points on the way. */
  readonly scoresOf?: (seen: Seen, move: Extract<Move, { do: 'lead' | 'play' }>) => number;
  /** True if playing the tile now, with others left, wastes it: it is worth most as the last (17.5, 20.4). */
  readonly isEarly?: (tile: Tile, rest: readonly Tile[]) => boolean;
  /**
   * Returns the chance to win the match, 0 to 1, by the points that the fast core writes for a deal. For games in which
   * totals alone do not show it (17). `standing`: the match before the deal.
   */
  readonly chanceOf?: (seen: Seen, seat: Seat, standing: Standing) => (points: ArrayLike<number>) => number;
}

/** The peculiarities of a game's dealing. */
interface Dealing {
  /** Set if a lot names the seat that leads the first deal (6.5), and later ones for which no seat is named (31.2). */
  readonly hasLot?: true;
  /** Set if a lot is drawn in the first deal only where the tile that leads is left over, and turned up (3.4). */
  readonly hasLateLot?: true;
  /**
   * Seats the players by the tiles drawn from this heap (7.4), in games with a draw for partners. Called by `teamsOf`.
   * `byHand`: the heap positions that the players drew themselves, in turn.
   */
  readonly seatTeams?: (sealed: Omit<TeamDraw, 'drawn'>, byHand?: readonly Position[]) => SeatedTeams;
  /** Returns the tile that is turned up before hands are dealt or taken, and belongs to none of them (29.2). */
  readonly turnsUp?: (deal: Pick<Seen, 'options' | 'deal'>) => Tile;
  /** Set if whoever holds a certain tile leads: a seat that was named counts only where nobody holds it (30.1). */
  readonly tileLeads?: true;
  /** Set if a tile's place in the heap is part of the game, so that nobody picks tiles from it (21.1, 22.1). */
  readonly isInOrder?: true;
  /** True if a table with these options chooses deals that can be won, unless it is set to any deal (22.4). */
  readonly dealsWinnable?: (options: Options) => boolean;
  /** Plays the first `moves` moves of a new deal as given: their tiles stay. In games with puzzles. */
  readonly withGiven?: (deal: Deal, moves: number) => Deal;
  /** Deals puzzles of its own, which have their outline and their tiles (32.1), in games in which each deal is one. */
  readonly puzzles?: {
    /** Returns why this is no puzzle, or can't be played with the heap, in words; `null` if it can. */
    readonly fault: (puzzle: unknown, heap: readonly Tile[]) => string | null;
    /** Gives a new deal this puzzle in place of its plain one. Throws if it can't be played with the heap. */
    readonly deal: (deal: Deal, puzzle: MosaicPuzzle) => Deal;
    /** Returns the puzzle of a record, or the reason in words why it is none. */
    readonly read: (puzzle: RecordPuzzle) => Result<MosaicPuzzle>;
    /** Returns the number of fields that can't keep their signs any more (32.2). */
    readonly broken: (seen: Seen) => number;
  };
}

/** A value or a named reason: for all input from outside. A throw means a bug. */
export type Result<T, R extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R; readonly detail?: string };

/** A game of the catalogue. All functions are pure and never change their arguments. */
export interface Game {
  /** The identifier of the rules page, used in code, records, URLs and texts. */
  readonly id: string;
  /** The numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[];
  readonly optionSpecs: readonly OptionSpec[];
  readonly table: Table;
  /** The ways its deals can end. */
  readonly endings: readonly Ending[];
  /** The reasons for which its points are written. */
  readonly reasons: readonly Reason[];
  /** `won`: the most points win. `lost`: points are losses, and the fewest win (5.7). */
  readonly points: 'won' | 'lost';
  /** The worth of totals, points and tiles where the figures alone do not show it. */
  readonly worth?: Worth;

  /** Fills in defaults. Refuses unknown options, illegal values, and combinations that cannot be played. */
  options(given: Readonly<Record<string, unknown>>, seats: number): Result<Options>;
  /** All faces of the set, in canonical order (0-0, 0-1, … N-N). */
  set(options: Options): readonly Tile[];
  /** The peculiarities of its dealing. */
  readonly dealing?: Dealing;
  /** The side of each seat: partners sit opposite (6.7). */
  sides(options: Options, seats: number): readonly Side[];
  /** Returns the number of tiles that each seat is dealt. */
  handSize(options: Options, seats: number): number;
  /** The standing of a match in which nothing has been played. */
  begin(options: Options, seats: number): Standing;
  /**
   * Deals the heap: seat 0 takes the first positions, seat 1 the next, and so on. The deal starts at `leading` (a seat
   * must lay or draw) or at `thrownIn`. `lot`: the seat drawn by lot, which counts in games that draw one (3.4). Throws
   * if the heap is not the set.
   */
  open(standing: Standing, options: Options, seats: number, heap: readonly Tile[], lot: Seat): Deal;
  /** Returns the legal moves of the seat to move, none listed twice; empty only if `turn` is `null`. */
  moves(seen: Seen): readonly Move[];
  /** Plays a legal move: returns the new deal and its beats, as `all` sees them. Throws if the move is not legal. */
  play(deal: Deal, move: Move): { readonly deal: Deal; readonly beats: readonly Beat[] };
  /** True if the eye may see the face at this heap position. */
  sees(seen: Seen, eye: Eye, at: Position): boolean;
  /**
   * Completes a deal from what an eye sees and one guess at the rest. `hidden` has a face for every `null` in
   * `seen.heap`, in ascending order of position. Throws if the result is not the set.
   */
  fill(seen: Seen, hidden: readonly Tile[]): Deal;
  /** Counts a finished deal into the match (1.10, 1.11). Throws if the deal has not ended. */
  settle(standing: Standing, deal: Deal): Settlement;
  /**
   * Returns what each event of the log showed about hands to all who saw it; `null` for an event that showed nothing.
   * In games in which seats show that they lack a number (1.7, 1.8, 10.3).
   */
  readonly lacks?: (seen: Seen) => readonly (Lack | null)[];
  /**
   * Returns more that an eye is shown beside tiles and points, in games that have such facts. `standing`: the match
   * before the deal, or after it once it is over. If `null`, only facts of the deal itself.
   */
  readonly facts?: (seen: Seen, eye: Eye, standing: Standing | null) => readonly Fact[];
  /**
   * Returns the number that the table shows, in games that have one; `null` while there is none. With a legal lead or
   * play: the number after that move.
   */
  readonly tableNumber?: (seen: Seen, move?: Extract<Move, { do: 'lead' | 'play' }>) => TableNumber | null;
  /** Deals in which seats wait as deals of those that play (20.8), where seats are numbered anew. Absent if all play. */
  readonly among?: {
    deal<One extends Seen>(seen: One): One;
    /** Returns the match before a deal. */
    standing(seen: Pick<Seen, 'seats' | 'waits'>, standing: Standing): Standing;
  };
  /** Returns the rules for the fast core (`chain/core.ts`); absent in games that it cannot play. */
  readonly chainRules?: (options: Options, seats: number) => ChainRules;
}
