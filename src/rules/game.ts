/**
 * The contract that every game answers, and how a match of it is counted. Read this file first, then `deal.ts`: what a
 * deal is. Options, deals, moves and settlements are plain JSON; what else a game answers may be functions.
 */
import type { ChainRules } from './chain-rules.ts';
import type { Beat, Deal, Ending, Eye, Json, Lack, Move, Options, Position, Seat, Seen, Side } from './deal.ts';
import type { KindName } from './kinds.ts';
import type { Tile } from './tiles.ts';

export type * from './deal.ts';
export type { KindName } from './kinds.ts';
export type { Tile } from './tiles.ts';

/** What a match carries from deal to deal beside its totals. */
export interface Carried {
  /** The seat that starts the next deal, where the tiles do not say it (3.4, 5.2). */
  readonly starts?: Seat;
  /** What each seat has lost and not yet written (5.7). */
  readonly remembered?: readonly number[];
  /** What else waits for the next deals, as the game alone reads it; absent while nothing does. */
  readonly pending?: Json;
}

/** How a match stands between two deals. */
export interface Standing {
  /** Deals that were finished; thrown-in deals do not count. */
  readonly deals: number;
  readonly totals: readonly number[];
  /** `null` where nothing is carried. */
  readonly memory: Carried | null;
  /** Set when the match is over. Shared wins list several seats; none is listed where one plays alone and lost (22.3). */
  readonly winners: readonly Seat[] | null;
}

/** One line of a settlement: what a side makes or, where points are losses, has written against it. */
export interface Line {
  readonly side: Side;
  /** The side whose tiles the points are; absent where they are nobody else's. */
  readonly from?: Side;
  /** Below 0 for what is taken off. */
  readonly points: number;
  /** One of the game's `reasons`. */
  readonly why: Reason;
}

/**
 * Why points are written. `hand`: the tiles that another side holds. `own`: its own tiles. `each`: everybody writes the
 * same. `remembered`: what was lost before and not yet written (5.7). `made`: points on the way (6.10). `solved`: a game
 * for one was won (22.3). `barricade`: twice the own count, lost (9.3). `fourfold`: four times the own count (7.5).
 * `closed`: nothing, though something was lost, since it opens no account (16.5), or strikes none out (17.4). `general`: a General (20.4). `flat`: the same whatever is
 * left (11.5, 14.8). `rounded`: what rounding adds or drops (14.8). `fifth`: a fifth of what others hold (19.8). `writtenOff`:
 * taken off a total (19.6). `wiped`: an account is struck out (17.4).
 */
export type Reason =
  | 'hand'
  | 'own'
  | 'each'
  | 'remembered'
  | 'made'
  | 'solved'
  | 'barricade'
  | 'fourfold'
  | 'closed'
  | 'general'
  | 'flat'
  | 'rounded'
  | 'fifth'
  | 'writtenOff'
  | 'wiped';

/** How a finished deal is written down. */
export interface Settlement {
  /** Pip counts of the tiles left in each hand, after special values. */
  readonly counts: readonly number[];
  /** How the points come about, in the order in which a sheet tells it. */
  readonly lines: readonly Line[];
  /** What each seat made on the way, in games with points during the deal (25.7). */
  readonly made?: readonly number[];
  /** What is taken off each seat's total for the tiles that its side is left with, in games in which that is done (19.6). */
  readonly writtenOff?: readonly number[];
  /** What the deal writes for each seat: the sum of its side's lines. */
  readonly points: readonly number[];
  /** What each seat has lost and not yet written, after the deal, in games that remember it (5.7). */
  readonly remembered?: readonly number[];
  /** What the deal decided, ended and left waiting beside that, in games in which anything is; in the order in which it is told. */
  readonly aftermath?: readonly Aftermath[];
  /** What a record of the deal keeps beside that (25.7), by its names there. */
  readonly kept?: Readonly<Record<string, Json>>;
  readonly standing: Standing;
}

/** Something that a deal left behind; `word`: the game's name for it, under which its words are found. */
export interface Aftermath {
  readonly word: string;
  /** Whose it is, where it is anybody's. */
  readonly of?: { readonly seat: Seat } | { readonly side: Side };
  /** For how many deals more, where that is limited. */
  readonly deals?: number;
  /** It is all that the deal brought. */
  readonly instead?: true;
}

/** Something of the match that weighs on the deal; `word`: the game's name for it, under which words and marks are found. */
export interface Reminder {
  readonly kind: 'reminder';
  readonly word: string;
  /** With whom it lies. */
  readonly seat: Seat;
  /** The deals that are left for it, this one included; `null`: no matter. */
  readonly deals: number | null;
}

/** A signal: of each of these tiles, whether it was dealt to the seat (20.5). */
export interface Signal {
  readonly kind: 'signal';
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
}

/** What a view shows of a deal beside tiles and points. `secret`: what the deals wrote is not shown yet (7.6). */
type Fact = Reminder | Signal | { readonly kind: 'secret' };

/** One option of a game: the values that are legal, those a set-up screen offers, and the default. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  /** Multiples of `step` from `min` to `max`, and the default; `offered` are those a screen proposes. */
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly offered: readonly number[];
      readonly default: number;
    };

/** A number that is worth so many points where it is hit exactly (15.2). */
export interface Goal {
  readonly at: number;
  readonly scores: number;
}

/** A number that the table shows: the sum of the ends (6.9), or the running total of all tiles laid (15.1). */
export interface TableNumber {
  readonly name: 'sum' | 'total';
  readonly value: number;
  /** What each of `Seen.ends` adds to a sum, in their order; none where the number is a total. */
  readonly parts: readonly number[];
  /** What a total is to hit, all of a deal, ascending; absent where any multiple of something scores. */
  readonly goals?: readonly Goal[];
  /** The points that the move would score (6.10), where the number is that after a move. */
  readonly scores?: number;
}

/** The draw for partners (7.4), sealed as a deal is. */
export interface TeamDraw {
  readonly heap: readonly Tile[];
  /** The heap positions that were drawn by whoever sat down on each seat. */
  readonly drawn: readonly (readonly Position[])[];
  readonly salt: string;
  readonly commitment: string;
}

/** A draw for partners, and which of the players, in the order in which they came, sits down on each seat. */
export interface SeatedTeams {
  readonly draw: TeamDraw;
  readonly players: readonly Seat[];
}

/** What the table must know of a game to lay it out. */
export interface Table {
  readonly kind: KindName;
  /** The most arms that a layout can have. */
  readonly arms: number;
  readonly doubles: 'in line' | 'across';
  /** In how many rows the tiles of a hand lie open, each in its place as it was dealt (22.1); absent where hands stand. */
  readonly rows?: number;
  /**
   * `unseen`: a hand is a row face down that nobody sees, its owner included; the tile at its right end, the last of
   * `Seen.hands`, is turned up while it is the seat's turn, and is all that can be laid (21.2). A face that was ever turned
   * up is in `Seen.heap` for all, though the tile lies face down again (21.3): what lies open is `faceUpIn`.
   */
  readonly hands?: 'unseen';
  /** The tiles that fit any end (10.2), in games that have such. */
  readonly jokers?: readonly Tile[];
}

/** What totals, points and tiles of a game are worth, where the figures alone do not say it: for bots and for words. */
interface Worth {
  /** What a point is, where it is more than a point (20.4). */
  readonly unit?: 'generals';
  /**
   * What must be lost in one deal for an account to open, where less is forgotten before that: by its holder (16.5), or,
   * where points are won, by the other side (17.4).
   */
  readonly opensAt?: number;
  /** A side that loses at the end of a deal loses no more than it has (19.6). */
  readonly writesOff?: true;
  /** What the seat to move loses by its own tiles when it bars with this double and somebody is lower (9.3). */
  readonly barLoses?: (seen: Seen, double: Tile) => number;
  /** Whether a tile that is laid while others are left is wasted, since it is worth most as the last (17.5, 20.4). */
  readonly isEarly?: (tile: Tile, rest: readonly Tile[]) => boolean;
  /**
   * The chance to win the match, 0 to 1, when the deal ends as the fast core writes it, where totals alone do not say it
   * (17). `standing`: how the match stood before.
   */
  readonly chanceOf?: (seen: Seen, seat: Seat, standing: Standing) => (points: ArrayLike<number>) => number;
}

/** What is particular about how a game is dealt. */
interface Dealing {
  /** Who plays with whom by what was drawn from this heap (7.4), where partners are drawn for: `teamsOf` asks it. */
  readonly seatTeams?: (drawn: Omit<TeamDraw, 'drawn'>) => SeatedTeams;
  /** A tile's place in the heap is part of the game, so nobody picks tiles from it (21.1, 22.1). */
  readonly isInOrder?: true;
  /** The deal, just dealt, with its first moves, so many of them, given: what they lay stays. In games with puzzles. */
  readonly withGiven?: (deal: Deal, moves: number) => Deal;
}

/** A value or a named reason: for everything that comes from outside. A throw means a bug. */
export type Result<T, R extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R; readonly detail?: string };

/** A game of the catalogue. All functions are pure and never change what they are given. */
export interface Game {
  /** The identifier of the rules page, used in code, records, URLs and texts. */
  readonly id: string;
  /** Numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[];
  readonly optionSpecs: readonly OptionSpec[];
  readonly table: Table;
  /** How its deals can end. */
  readonly endings: readonly Ending[];
  /** Why its points are written. */
  readonly reasons: readonly Reason[];
  /** What points are: the more the better, or losses, of which the fewest are best (5.7). */
  readonly points: 'won' | 'lost';
  /** What totals, points and tiles are worth where the figures alone do not say it. */
  readonly worth?: Worth;

  /** Fills in defaults. Refuses unknown options, values that are not legal, and combinations that cannot be played. */
  options(given: Readonly<Record<string, unknown>>, seats: number): Result<Options>;
  /** All faces of the set, in canonical order (0-0, 0-1, … N-N). */
  set(options: Options): readonly Tile[];
  /** What is particular about how it is dealt. */
  readonly dealing?: Dealing;
  /** The side of each seat: partners sit opposite (6.7). */
  sides(options: Options, seats: number): readonly Side[];
  /** How many tiles each seat is dealt. */
  handSize(options: Options, seats: number): number;
  /** The standing of a match in which nothing has been played. */
  begin(options: Options, seats: number): Standing;
  /**
   * Deals the heap: seat 0 takes the first positions, seat 1 the next, and so on. The deal stands at `leading` (some
   * seat is to lay or to draw) or at `thrownIn`. `lot`: the seat that a lot named, for games that draw one (3.4); seat 0
   * unless given. Throws when the heap is not the set.
   */
  open(standing: Standing, options: Options, seats: number, heap: readonly Tile[], lot?: Seat): Deal;
  /** The legal moves of the seat whose turn it is, none listed twice; empty only when `turn` is `null`. */
  moves(seen: Seen): readonly Move[];
  /** Plays a legal move: the new deal and what happened, as `all` sees it. Throws when the move is not legal. */
  play(deal: Deal, move: Move): { readonly deal: Deal; readonly beats: readonly Beat[] };
  /** Whether the eye may see the face at this heap position. */
  sees(seen: Seen, eye: Eye, at: Position): boolean;
  /**
   * A whole deal out of what an eye knows and one guess at the rest: `hidden` gives a face for every position that is
   * `null` in `seen.heap`, in ascending order of position. Throws when the result is not the set.
   */
  fill(seen: Seen, hidden: readonly Tile[]): Deal;
  /** Counts a finished deal into the match (1.10, 1.11). Throws when the deal has not ended. */
  settle(standing: Standing, deal: Deal): Settlement;
  /**
   * What each event of the log showed of the hands, to all who saw it; `null` for one that showed nothing. In games in
   * which seats show that they lack something (1.7, 1.8, 10.3).
   */
  readonly lacks?: (seen: Seen) => readonly (Lack | null)[];
  /**
   * What an eye is shown beside tiles and points, in games in which there is anything. `standing`: the match before the deal,
   * or after it once it is over; without it only what the deal itself says.
   */
  readonly facts?: (seen: Seen, eye: Eye, standing: Standing | null) => readonly Fact[];
  /** The points that a legal move that lays a tile would make at once (6.10), in games with points on the way. */
  readonly scoresOf?: (seen: Seen, move: Extract<Move, { do: 'lead' | 'play' }>) => number;
  /**
   * The number that the table must show, in games that have one; `null` while there is none. With a legal move that lays a
   * tile: what the move would make of it.
   */
  readonly tableNumber?: (seen: Seen, move?: Extract<Move, { do: 'lead' | 'play' }>) => TableNumber | null;
  /** What the fast core (`chain/core.ts`) needs to play a deal of this game; a game that it cannot play has none. */
  readonly chainRules?: (options: Options, seats: number) => ChainRules;
}
