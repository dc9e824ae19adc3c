/**
 * What a deal is while it is played.
 *
 * A deal is played with the faces of a shuffled set, the *heap*. A tile lies at one heap position from the shuffle to
 * the last beat, so a position is the tile's identity for everybody who may not see its face: hands, boneyard and dead
 * tiles are lists of positions, and what an eye knows of a deal is the same deal with some faces of the heap missing.
 * Everything here is plain JSON.
 */
import type { Tile } from './tiles.ts';

/** A number from 0, clockwise. */
export type Seat = number;

/** Seats that play together: a number from 0. A seat without a partner is a side of its own. */
export type Side = number;

/** An arm has a number (clockwise from the top); other places (a pile, a row, a cut) have names. */
export type Place = number | string;

/** Where a tile lies in the shuffled heap, from 0. The tile's identity for those who may not see its face. */
export type Position = number;

/** Who looks: a seat, the whole `table` (what everybody may know), or `all` (everything, after the deal). */
export type Eye = Seat | 'table' | 'all';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What one seat does: a record event without its seat. A turn is a run of moves of one seat. */
export type Move =
  /**
   * Lays the deal's first tile. `turnedUp`: it comes from the heap at `from` and nobody's hand. `goesOn`: the seat's turn
   * is not over. `hundred`: the match is at stake (17.7).
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
   * Lays a tile on the open end, or the free blade, of `arm`. `out` names the half that points outward, only where the
   * rules allow both. `closed`: laid face down, the end is shut. `lengthwise`: a double that lies along the line (14.6). `goesOn`: the seat's turn is not over. `barricade`: a
   * double, matching or not, that ends the deal (9.2). `joint`: not at the open end but at that joint of the arm, counted
   * from 0 at the start (21.6): a double is put in between there (21.8); on the arm `across` the tile lies across both lines
   * and cuts them (21.7).
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
  /** Takes a tile from the boneyard; without `from` the lowest position left. Listed once by `moves`, without `from`. */
  | { readonly do: 'draw'; readonly from?: Position }
  /** Lays nothing. Where a row shows one tile a turn, that tile goes face down to the row's left end (21.2). */
  | { readonly do: 'pass' };

/** A move with its seat, as it happened: a draw always says `from` where; `scores`: points that it made (6.10). */
export type Event = Move & { readonly seat: Seat; readonly scores?: number };

/** A tile on the table. The layout is a forest: each tile knows the tile it lies to, which stands before it in `Deal.laid`. */
export interface Laid {
  readonly at: Position;
  readonly tile: Tile;
  /**
   * The index, in `Deal.laid`, of the tile it was laid to; `null` for the first tile. In two lines the tile before it in its
   * line, whichever of them was laid first: the start is 0, and belongs to no arm.
   */
  readonly to: number | null;
  /** The arm it belongs to; `null` for the first tile, which belongs to all. */
  readonly arm: Place | null;
  /**
   * The half that joins, and the half that points outward. Equal for a double. Of the first tile of a line the halves of
   * arm 0 and of arm 1; so too of the start of two lines, also where it lies there by a cut (21.7).
   */
  readonly inner: number;
  readonly outer: number;
  /** Laid face down; everybody saw which tile it was. */
  readonly closed: boolean;
  /** A double that was laid along the line where it might have lain across (14.6). */
  readonly lengthwise?: true;
  /** Who laid it; `null`: turned up. */
  readonly seat: Seat | null;
}

/** One place where the layout can or could grow. All blades of a star are listed from the moment the spinner lies. */
export interface End {
  readonly place: Place;
  /** The half that lies open there. */
  readonly shows: number;
  /**
   * The numbers that a half must have to be joined there, ascending: where tiles match by equal numbers the one that is
   * shown, by a sum another one; all where nothing need match (15.1). Jokers, which fit everywhere, are not counted: `moves` lists them (10.2).
   */
  readonly accepts: readonly number[];
  /** The index, in `Deal.laid`, of the tile that a next one is laid to. */
  readonly to: number;
  /**
   * `free`: a blade nobody has started. `open`: the end of an arm. `closed`: shut by a tile laid face down.
   * `dead`: it follows from the tiles in sight that nothing can ever be added; in two lines, that nothing can be added until
   * a cut takes tiles from the table.
   */
  readonly state: 'free' | 'open' | 'closed' | 'dead';
}

/**
 * Where a deal stands. `leading`: the first tile is to be laid (or drawn for). `opening`: the star is a duty and not
 * complete. `freePlay`: everything after. `thrownIn`: nobody can start, deal again. `ended`: see `Deal.outcome`.
 */
export type Phase = 'leading' | 'opening' | 'freePlay' | 'thrownIn' | 'ended';

/** The turn that is running. */
export interface Turn {
  readonly seat: Seat;
  /** Positions that the seat drew in this turn, in order. */
  readonly drew: readonly Position[];
  /** Indexes, in `Deal.laid`, of what it laid in this turn, in order. */
  readonly laid: readonly number[];
}

export interface Outcome {
  /** One of the game's `endings`, spelled as in records. */
  readonly how: Ending;
  /** Who dominoed; else the seat that laid the last tile. */
  readonly by: Seat;
}

/** How deals end: the last tile of a hand is laid, or nobody can go on (1.9); and what some games add to that (25.7). */
export type Ending = 'domino' | 'blocked' | 'barricade' | 'past' | 'givenUp';

/** Options of a match, all of them, defaults included, spelled as in the record's header. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** What an event showed of hands: of all tiles that `seats` held then, but those at `except`. */
export interface Lack {
  readonly seats: readonly Seat[];
  readonly except: readonly Position[];
  /** The numbers that none of these tiles has. */
  readonly numbers: readonly number[];
  /** The faces that none of them is. */
  readonly tiles: readonly Tile[];
}

/** A deal as an eye knows it: faces that the eye may not see are `null` in `heap`. */
export interface Seen {
  readonly game: string;
  readonly options: Options;
  /** The number of the deal in its match, from 1. */
  readonly deal: number;
  readonly seats: number;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  readonly heap: readonly (Tile | null)[];
  /**
   * Positions each seat holds, in the order they were taken. Where hands are rows that nobody sees (`Table.hands`), from left
   * to right: the last one is turned up while it is the seat's turn, and what goes to the left end goes before the first.
   */
  readonly hands: readonly (readonly Position[])[];
  /** Positions that lie in the boneyard, ascending. */
  readonly boneyard: readonly Position[];
  /** Positions set aside for the whole deal. */
  readonly dead: readonly Position[];
  /**
   * In the order of play. In two lines (21.5), where a cut takes tiles away and a double comes between: the start, then line
   * 0 from the start outward, then line 1. So an index holds for one deal only; `at` says which tile it is.
   */
  readonly laid: readonly Laid[];
  readonly ends: readonly End[];
  readonly phase: Phase;
  /** `null` when the deal is thrown in or ended. */
  readonly turn: Turn | null;
  /** Points each seat made during play; counted again by `settle`. */
  readonly scored: readonly number[];
  /** All events so far. They hold nothing hidden: a draw says only where it was taken from. */
  readonly log: readonly Event[];
  /** What this game remembers beside all that. Holds nothing hidden. */
  readonly memory: Json;
  /** Set when the phase is `ended`. */
  readonly outcome: Outcome | null;
}

/** A whole deal: every face of the heap is known. */
export interface Deal extends Seen {
  readonly heap: readonly Tile[];
}

/**
 * A fact that a move brought about, without timing: the only language between the rules and what shows them. `tile` is
 * `null` where the eye may not see it; `suits` are the open numbers that the seat could not (or would not) match.
 */
export type Beat =
  /** The shuffled heap went to the seats and the boneyard. */
  | { readonly beat: 'dealt' }
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
      /** The index in `Deal.laid`, as the move leaves it. */
      readonly index: number;
      /** Where it was not laid at the open end: the joint of the line, or of both lines with the arm `across` (21.6). */
      readonly joint?: number;
    }
  /** 21.2: a turn begins, and the tile at the right end of the seat's row is turned up. The deal's first one has no beat. */
  | { readonly beat: 'turnedUp'; readonly seat: Seat; readonly at: Position; readonly tile: Tile }
  /** 21.2: a pass. The tile that was turned up goes face down to the left end of the seat's row. */
  | { readonly beat: 'putBack'; readonly seat: Seat; readonly at: Position; readonly tile: Tile }
  /**
   * 21.7: after the tile that cuts was laid. These tiles leave the table and go face down to the left end of that seat's
   * row, one by one in this order: the last one lies leftmost. `seat`: who gets them, not who cut.
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
    }
  | { readonly beat: 'passed'; readonly seat: Seat; readonly suits: readonly number[] }
  | { readonly beat: 'shut'; readonly arm: Place; readonly why: 'closed' | 'dead' }
  | { readonly beat: 'starred' }
  /** Points on the way: `sum` is the number that made them, as the table shows it (6.9, 15.1); `null`: it shows none. */
  | { readonly beat: 'scored'; readonly seat: Seat; readonly points: number; readonly sum: number | null }
  /**
   * `missing`: the double that would have led, `null` where nobody holds any double (1.2). `why`: it was for another reason,
   * too many doubles in one hand (16.7).
   */
  | { readonly beat: 'threwIn'; readonly missing: Tile | null; readonly why?: 'doubles' }
  /** `left`: the tiles that each seat still holds; from now on everybody sees them. */
  | {
      readonly beat: 'ended';
      readonly how: Ending;
      readonly seat: Seat;
      readonly left: readonly (readonly Tile[])[];
    };
