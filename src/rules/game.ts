/**
 * The contract that every game answers, and how a match of it is counted. Read this file first, then `deal.ts`: what a
 * deal is. Everything that a game is given and gives back is plain JSON.
 */
import type { ChainRules } from './chain-rules.ts';
import type { Beat, Deal, Ending, Eye, Lack, Move, Options, Position, Seat, Seen, Side } from './deal.ts';
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
  /** What waits for the next deals in Sea Goat; absent while nothing does. */
  readonly pending?: Pending;
}

/** A fish or eggs that wait for the next deals, and a right to the hundred that holds for the next one (17.6, 17.10 to 17.12). */
export interface Pending {
  /** Whose fish it is; `null`: there is none. */
  readonly fisher: Seat | null;
  /** The deals that are left for fish or eggs, this one included; 0 where there are none. */
  readonly attempts: number;
  readonly eggs: boolean;
  /** The seat that leads next with a right that it was given; `null`: nobody. */
  readonly hundred: Seat | null;
}

/** How a deal decided the match at a stroke (17.5, 17.6, 17.8). `hundredLost`: a stake was lost. */
export interface Decision {
  readonly why: 'bald' | 'sixes' | 'hundred' | 'hundredLost';
  readonly winners: readonly Seat[];
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
  /** How the deal decided the match at a stroke, where it did. */
  readonly decides?: Decision;
  /** What waits after any other deal, in games in which fish and eggs may (25.7). */
  readonly pending?: Pending;
  /** What became in this deal of what had waited. */
  readonly became?: 'writtenOff' | 'gone' | 'played' | 'rotten';
  readonly standing: Standing;
}

/**
 * What of a match weighs on the deal that is played, to be seen at the table: a fish that may be won back, eggs, which
 * lie with the seat that leads, a right to the hundred, and a stake. `attempts`: the deals left, this one included.
 */
export type Reminder =
  | { readonly kind: 'fish' | 'eggs'; readonly seat: Seat; readonly attempts: number }
  | { readonly kind: 'right' | 'stake'; readonly seat: Seat };

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
}

/** The number that a move would bring about, and the points that it would score (6.10). */
export interface NumberAfter extends TableNumber {
  readonly scores: number;
}

/** A signal: of each of these tiles, whether it was dealt to the seat. */
export interface Told {
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
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
  /**
   * What must be lost in one deal for an account to open, in games in which less is forgotten before that: by its holder
   * (16.5), or, where points are won, by the other side (17.4).
   */
  readonly opensAt?: number;
  /** Whether a side that loses at the end of a deal loses no more than it has (19.6). */
  readonly writesOff?: true;

  /** Fills in defaults. Refuses unknown options, values that are not legal, and combinations that cannot be played. */
  options(given: Readonly<Record<string, unknown>>, seats: number): Result<Options>;
  /** All faces of the set, in canonical order (0-0, 0-1, … N-N). */
  set(options: Options): readonly Tile[];
  /** Who plays with whom by what was drawn from this heap (7.4), in games in which partners are drawn for: `teamsOf` asks it. */
  readonly seatTeams?: (drawn: Omit<TeamDraw, 'drawn'>) => SeatedTeams;
  /** Set where a tile's place in the heap is part of the game, so that nobody picks tiles from it (21.1, 22.1). */
  readonly isDealtInOrder?: true;
  /** The side of each seat: partners sit opposite (6.7). */
  sides(options: Options, seats: number): readonly Side[];
  /** The tiles that fit any end (10.2), in games that have such. */
  readonly jokers?: (options: Options) => readonly Tile[];
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
  /** The deal, just dealt, with its first moves, so many of them, given: what they lay stays. In games with puzzles. */
  readonly withGiven?: (deal: Deal, moves: number) => Deal;
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
  /** Whether what the deals wrote is not shown yet while a match stands so (7.6), in games that keep it secret. */
  readonly isSecret?: (standing: Standing, options: Options) => boolean;
  /** What a seat is told of another hand from the deal on (20.5), in games that have such signals; `null`: nothing. */
  readonly told?: (seen: Seen, eye: Seat) => Told | null;
  /** What the seat to move loses by its own tiles when it bars with this double and somebody is lower (9.3), in games with barricades. */
  readonly barLoses?: (seen: Seen, double: Tile) => number;
  /** The points that a legal move that lays a tile would make at once (6.10), in games with points on the way. */
  readonly scoresOf?: (seen: Seen, move: Extract<Move, { do: 'lead' | 'play' }>) => number;
  /** The number that the table must show, in games that have one; `null` while there is none. */
  readonly tableNumber?: (seen: Seen) => TableNumber | null;
  /** What a legal move that lays a tile would make of that number; the same games have it. */
  readonly numberAfter?: (seen: Seen, move: Extract<Move, { do: 'lead' | 'play' }>) => NumberAfter;
  /** What of the match weighs on a deal, in games in which anything does (17). `standing`: the match before the deal. */
  readonly reminders?: (seen: Seen, standing: Standing) => readonly Reminder[];
  /**
   * The chance to win the match, 0 to 1, when the deal ends as the fast core writes it, in games in which totals alone do not
   * say it (17). `standing`: how the match stood before.
   */
  readonly chanceOf?: (seen: Seen, seat: Seat, standing: Standing) => (points: ArrayLike<number>) => number;
  /** What the fast core (`chain/core.ts`) needs to play a deal of this game; a game that it cannot play has none. */
  readonly chainRules?: (options: Options, seats: number) => ChainRules;
}
