/**
 * A deal while it is played.
 * A deal is played with the faces of a shuffled set, the *heap*. A tile keeps one heap position from the shuffle to the
 * last beat. That position identifies the tile wherever its face is hidden: hands, boneyard and dead tiles are lists of
 * positions. What an eye sees of a deal is the same deal with some faces of the heap missing. Everything here is plain
 * JSON.
 */
import type { MosaicPuzzle } from './mosaic/mosaic-puzzle.ts';
import type { Tile } from './tiles.ts';

/** Counted from 0, clockwise. */
export type Seat = number;

/** Seats that play together, counted from 0. A seat without a partner is a side of its own. */
export type Side = number;

/** An arm is a number, clockwise from the top; other places (a pile, a row, a cut) have names. */
export type Place = number | string;

/** The index of a tile in the shuffled heap, from 0. It identifies the tile where its face is hidden. */
export type Position = number;

/** The viewer: a seat, the whole `table` (what everybody may see), or `all` (everything, after the deal). */
export type Eye = Seat | 'table' | 'all';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An action of one seat: a record event without its seat. A turn is a run of moves of one seat. */
export type Move =
  /**
   * Lays the deal's first tile. `turnedUp`: it comes from the heap at `from`, not from a hand. `goesOn`: the seat's
   * turn is not over. `hundred`: the match is at stake (17.7).
   */
  | {
      readonly do: 'lead';
      readonly tile: Tile;
      readonly turnedUp?: true;
      readonly from?: Position;
      readonly goesOn?: true;
      readonly hundred?: true;
    }
  /**
   * Lays a tile on the open end, or the free blade, of `arm`. In an outline `arm` names the places of the tile's low
   * and high half (25.6). `out` names the half that points outward, only where the rules allow both. `closed`: laid
   * face down, so that the end is shut. `lengthwise`: a double that lies along the line (14.6). `goesOn`: the seat's
   * turn is not over. `barricade`: a double, matching or not, that ends the deal (9.2). `joint`: laid at this joint of
   * the arm, counted from 0 at the start, not at the open end (21.6). A double is inserted there (21.8). On the arm
   * `across` the tile lies across both lines and cuts them (21.7).
   */
  | {
      readonly do: 'play';
      readonly tile: Tile;
      readonly arm: Place;
      readonly out?: number;
      readonly closed?: true;
      readonly lengthwise?: true;
      readonly goesOn?: true;
      readonly barricade?: true;
      readonly joint?: number;
    }
  /**
   * Takes a tile from the boneyard; without `from` the lowest position left. `moves` lists a draw once, without `from`.
   */
  | { readonly do: 'draw'; readonly from?: Position }
  /** Lays nothing. Where a row shows one tile a turn, that tile goes face down to the row's left end (21.2). */
  | { readonly do: 'pass' }
  /** Takes a tile from the table back into the hand (23.2). */
  | { readonly do: 'lift'; readonly tile: Tile }
  /** Ends the deal unsolved (23.3). */
  | { readonly do: 'giveUp' };

/** A move with its seat, as it happened. A draw always has `from`. `scores`: points that the move made (6.10). */
export type Event = Move & { readonly seat: Seat; readonly scores?: number };

/**
 * A tile on the table. The layout is a forest: each tile refers to the tile it was laid to, which comes earlier in
 * `Deal.laid`. In an outline (23.1) tiles are laid to none. There `arm` names the places of the low half, `inner`, and
 * of the high half, `outer`, as `r1c2 r1c3`.
 */
export interface Laid {
  readonly at: Position;
  readonly tile: Tile;
  /**
   * The index, in `Deal.laid`, of the tile it was laid to; `null` for the first tile. In two lines: the tile before it
   * in its line, whichever was laid first. The start has index 0 and belongs to no arm.
   */
  readonly to: number | null;
  /** The arm it belongs to; `null` for the first tile, which belongs to all. */
  readonly arm: Place | null;
  /**
   * The half that joins, and the half that points outward; equal for a double. The first tile of a line has the halves
   * of arm 0 and arm 1. So has the start of two lines, even if a cut made it the start (21.7).
   */
  readonly inner: number;
  readonly outer: number;
  /** Laid face down; everybody saw which tile it was. */
  readonly closed: boolean;
  /** True for a double laid along the line where it might have lain across (14.6). */
  readonly lengthwise?: true;
  /** 29.3, 30.3: the number of arms that grow around it; only of the first tile, where they begin at it in all directions. */
  readonly root?: number;
  /** The seat that laid it; `null` if it was turned up. */
  readonly seat: Seat | null;
}

/** One place where the layout can or could grow. All blades of a star are listed from the moment the spinner lies. */
export interface End {
  readonly place: Place;
  /** The half that lies open there. */
  readonly shows: number;
  /**
   * The numbers that join there, ascending. Where tiles match, the number shown; by a sum, another number; all numbers
   * where nothing needs to match (15.1). Jokers fit everywhere and are not counted: `moves` lists them (10.2).
   */
  readonly accepts: readonly number[];
  /** The index, in `Deal.laid`, of the tile that the next one is laid to. */
  readonly to: number;
  /**
   * `free`: a blade that nobody has started, a double that must be covered (29.6), or an empty toe of the foot that waits
   * (30.4). `open`: the end of an arm. `closed`: shut by a tile laid face down. `shut`: the train of another seat than the
   * one in turn, without a marker (29.4). `dead`: the tiles in sight show that nothing can ever be added. In two lines a
   * cut may reopen a dead end.
   */
  readonly state: 'free' | 'open' | 'closed' | 'shut' | 'dead';
}

/**
 * The stage of a deal. `leading`: the first tile must be laid, or drawn for. `opening`: the star is a duty and not
 * complete, or its arms wait for their doubles (28.3). `freePlay`: everything after. `cover`: a double waits for a tile
 * that covers it (29.6). `foot`: a double waits for tiles on its toes (30.4). `thrownIn`: nobody can start, so deal
 * again. `ended`: see `Deal.outcome`.
 */
export type Phase = 'leading' | 'opening' | 'freePlay' | 'cover' | 'foot' | 'thrownIn' | 'ended';

/** The current turn. */
export interface Turn {
  readonly seat: Seat;
  /** Positions that the seat drew in this turn, in order. */
  readonly drew: readonly Position[];
  /** Indexes, in `Deal.laid`, of the tiles it laid in this turn, in order. */
  readonly laid: readonly number[];
}

export interface Outcome {
  /** One of the game's `endings`, spelled as in records. */
  readonly how: Ending;
  /** The seat that went out; else the seat that laid the last tile. */
  readonly by: Seat;
}

/** The ways a deal ends: a seat goes out, or nobody can go on (1.9). Some games have more (25.7). */
export type Ending = 'domino' | 'blocked' | 'barricade' | 'past' | 'givenUp';

/** Options of a match, all of them, defaults included, spelled as in the record's header. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** A fact about hands that an event showed: it holds for all tiles that `seats` held then, except those at `except`. */
export interface Lack {
  readonly seats: readonly Seat[];
  readonly except: readonly Position[];
  /** Numbers that none of these tiles has. */
  readonly numbers: readonly number[];
  /** Faces that none of these tiles is. */
  readonly tiles: readonly Tile[];
}

/** A deal as an eye sees it: faces hidden from the eye are `null` in `heap`. */
export interface Seen {
  readonly game: string;
  readonly options: Options;
  /** The number of the deal in its match, from 1. */
  readonly deal: number;
  readonly seats: number;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  /**
   * The seats that hold no tiles and have no turns in this deal: partners together, the next ones to play first (20.8).
   * Absent if all seats play.
   */
  readonly waits?: readonly Seat[];
  /** Set once the time of the match is up: the deal is its last (20.7). */
  readonly timeUp?: true;
  readonly heap: readonly (Tile | null)[];
  /** The puzzle that is played, in games that have puzzles of their own (32.1). */
  readonly puzzle?: MosaicPuzzle;
  /**
   * Positions that each seat holds, in the order they were taken. Where hands are hidden rows (`Table.hands`), from
   * left to right. The last tile of such a row is turned up during its seat's turn; a tile put back goes to the front.
   */
  readonly hands: readonly (readonly Position[])[];
  /** Positions that lie in the boneyard, ascending. */
  readonly boneyard: readonly Position[];
  /** Positions set aside for the whole deal. */
  readonly dead: readonly Position[];
  /**
   * In the order of play; a lifted tile leaves the list (23.2). In two lines (21.5): the start, then line 0 outward,
   * then line 1. There cuts remove tiles and doubles are inserted, so indexes change during the deal. `at` identifies
   * the tile.
   */
  readonly laid: readonly Laid[];
  /** Empty in an outline, in which nothing grows. */
  readonly ends: readonly End[];
  readonly phase: Phase;
  /** `null` if the deal is thrown in or has ended. */
  readonly turn: Turn | null;
  /** Points that each seat made during play; `settle` counts them again. */
  readonly scored: readonly number[];
  /** All events so far. They hold nothing hidden: a draw only has its position. */
  readonly log: readonly Event[];
  /** More state of this game. Holds nothing hidden. */
  readonly memory: Json;
  /** Set when the phase is `ended`. */
  readonly outcome: Outcome | null;
}

/** A whole deal: every face of the heap is known. */
export interface Deal extends Seen {
  readonly heap: readonly Tile[];
}

/**
 * A fact that a move brought about, without timing. Rules and views share no other language. `tile` is `null` if the
 * eye may not see it. `suits` are the open numbers that the seat could not, or would not, match.
 * `doubles`: set if only their doubles could be played (28.3).
 */
export type Beat =
  /** The shuffled heap went to the seats and the boneyard. */
  | { readonly beat: 'dealt' }
  /** 1.13: the shuffled tiles lie spread, for the seats to take their own. */
  | { readonly beat: 'spread' }
  /** 1.13: a seat took one of its own tiles from the shuffled heap. */
  | { readonly beat: 'took'; readonly seat: Seat; readonly at: Position; readonly tile: Tile | null }
  /** 17.7: the tile that this seat leads next stakes the match. */
  | { readonly beat: 'staked'; readonly seat: Seat }
  | { readonly beat: 'led'; readonly seat: Seat | null; readonly at: Position; readonly tile: Tile }
  | {
      readonly beat: 'laid';
      readonly seat: Seat;
      readonly at: Position;
      readonly tile: Tile;
      readonly arm: Place;
      readonly closed: boolean;
      /** The index in `Deal.laid`, after the move. */
      readonly index: number;
      /**
       * Set if it was not laid at the open end: the joint of the line, or of both lines with the arm `across` (21.6).
       */
      readonly joint?: number;
      /** The numbers of the squares that it has filled (23.3); absent if none. */
      readonly full?: readonly number[];
      /** The fields, by their indexes, that it has filled so that they keep their sign (32.3); absent if none. */
      readonly kept?: readonly number[];
      /** The fields, by their indexes, that can't keep their sign since it lies (32.2); absent if none. */
      readonly broken?: readonly number[];
    }
  /**
   * 21.2: a turn begins, and the tile at the right end of the seat's row is turned up. The first turn of a deal has no
   * such beat.
   */
  | { readonly beat: 'turnedUp'; readonly seat: Seat; readonly at: Position; readonly tile: Tile }
  /** 21.2: a pass. The turned-up tile goes face down to the left end of the seat's row. */
  | { readonly beat: 'putBack'; readonly seat: Seat; readonly at: Position; readonly tile: Tile }
  /**
   * 21.7: follows the beat of the tile that cuts. These tiles leave the table and go face down to the left end of a
   * row. They go one by one in this order: the last one lies leftmost. `seat`: the seat that gets them, not the one
   * that cut.
   */
  | {
      readonly beat: 'cut';
      readonly seat: Seat;
      readonly tiles: readonly { readonly at: Position; readonly tile: Tile }[];
    }
  | {
      readonly beat: 'drew';
      readonly seat: Seat;
      readonly at: Position;
      readonly tile: Tile | null;
      readonly suits: readonly number[];
      readonly doubles?: true;
    }
  | { readonly beat: 'passed'; readonly seat: Seat; readonly suits: readonly number[]; readonly doubles?: true }
  /** 29.5: a marker is put on the seat's train, or taken off: it is open to all, or shut again. */
  | { readonly beat: 'marked' | 'unmarked'; readonly seat: Seat }
  /** 23.2: a tile went back into the hand. `index`: its former index in `Deal.laid`. */
  | {
      readonly beat: 'lifted';
      readonly seat: Seat;
      readonly at: Position;
      readonly tile: Tile;
      readonly arm: Place;
      readonly index: number;
    }
  | { readonly beat: 'shut'; readonly arm: Place; readonly why: 'closed' | 'dead' }
  /** 28.3: all arms are started, and each waits for the double of its open number. */
  | { readonly beat: 'armed' }
  /** The star is complete. `doubles`: with the doubles on its arms (28.3). */
  | { readonly beat: 'starred'; readonly doubles?: true }
  /** Points on the way: `sum` is the number on the table that made them (6.9, 15.1); `null` if the table shows none. */
  | { readonly beat: 'scored'; readonly seat: Seat; readonly points: number; readonly sum: number | null }
  /**
   * `missing`: the double that would have led; `null` if nobody holds any double (1.2). `why`: set for another reason,
   * too many doubles in one hand (16.7).
   */
  | { readonly beat: 'threwIn'; readonly missing: Tile | null; readonly why?: 'doubles' }
  /** `left`: the tiles that each seat still holds; everybody sees them from now on. */
  | {
      readonly beat: 'ended';
      readonly how: Ending;
      readonly seat: Seat;
      readonly left: readonly (readonly Tile[])[];
    };
