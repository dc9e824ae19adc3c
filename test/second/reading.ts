/**
 * The second reading: the games of the page of line games once more, straight from its sentences, as plain and as slow
 * as they stand there. It shares no line with the program's own rules, so that where the two differ one of them has
 * read the page wrong. Numbers in comments are sentences of that page (1.1 to 5.8: of the page of star games).
 */

export type Options = Readonly<Record<string, boolean | number | string>>;

/** An event of a record (25.3 to 25.6). */
export interface Event {
  readonly seat: number;
  readonly do: 'lead' | 'play' | 'draw' | 'pass' | 'lift' | 'giveUp';
  readonly from?: number;
  readonly tile?: string;
  readonly arm?: number | string;
  readonly joint?: number;
  readonly out?: number;
  readonly lengthwise?: true;
  readonly barricade?: true;
  readonly hundred?: true;
  readonly turnedUp?: true;
  readonly goesOn?: true;
  readonly scores?: number;
}

/** A tile as it lies in a line: the half that points outward, and whether it was laid as 9.2 or 14.6 allow. */
export interface Laid {
  readonly tile: string;
  readonly outward: number;
  readonly lengthwise: boolean;
  readonly barricade: boolean;
}

/** 6.2, 6.3: the first tile, what lies on each arm from the inside out, and the double at which the line crosses. */
export interface Line {
  first: string | null;
  arms: Laid[][];
  /** The arm on which the crossing double lies and its place there; `arm` -1 is the first tile. */
  cross: { arm: number; place: number } | null;
}

/** 21.5, 21.6: a line of the sausage, from the start outwards; `inward` and `outward` are halves of the tile. */
export interface SausageTile {
  readonly position: number;
  readonly inward: number;
  readonly outward: number;
}

export interface Sausage {
  start: { position: number; faces: [number, number] } | null;
  lines: [SausageTile[], SausageTile[]];
  /** Turns that are over (21.9), and passes before the lead (21.4). */
  turns: number;
  before: number;
}

/** A tile on an arm of a tree, and its half that points outwards. */
interface Grown {
  readonly tile: string;
  readonly outward: number;
}

/** An arm of a tree: the tile and the number it begins at, and its tiles from the inside out. */
export interface Arm {
  readonly from: string;
  readonly begins: number;
  readonly tiles: Grown[];
}

/** 29.3, 30.3, 31.3: the first tile, and the arms by their numbers. */
export interface Tree {
  first: string | null;
  arms: Arm[];
  /** 29.5: the seats whose trains are open to the others. */
  marked: number[];
}

/** The puzzle of a deal, as a record has it (32). */
export interface WrittenPuzzle {
  readonly size: string;
  readonly outline: readonly string[];
  readonly fields: readonly { readonly at: readonly string[]; readonly sign: string; readonly n?: number }[];
  readonly tiles: readonly string[];
}

export interface Deal {
  readonly id: string;
  readonly options: Options;
  readonly seats: number;
  readonly sides: readonly (readonly number[])[];
  /** 20.8: the seats that wait, ascending. */
  readonly waits: readonly number[];
  /** 20.7: whether the time of the match was up before the deal had ended. */
  readonly timeUp: boolean;
  readonly heap: readonly string[];
  /** Positions in the heap, as dealt and then as drawn; in the sausage a row from left to right. */
  hands: number[][];
  boneyard: number[];
  dead: number[];
  /** Whose turn it is; `null` when the deal is over or was thrown in. */
  turn: number | null;
  /** The tile that must be led (6.5), or `null`: any. */
  named: string | null;
  /** Whether a led 6-6 is a stake (17.7). */
  stake: boolean;
  end: 'domino' | 'blocked' | 'barricade' | 'past' | 'givenUp' | null;
  thrownIn: 'doubles' | null;
  line: Line;
  sausage: Sausage | null;
  /** 23.2: what lies on which half-place (`r1c2`). */
  grid: Record<string, { tile: string; half: number }> | null;
  tree: Tree | null;
  /** 32.1 */
  readonly puzzle: WrittenPuzzle | null;
  events: Event[];
  /** The turn so far: the events of it, and the row of turns that ended in a pass (1.9). */
  since: number;
  row: number;
  made: number[];
}

/** 17.10 to 17.12, as 25.7 writes it. */
export interface Pending {
  readonly fisher: number | null;
  readonly attempts: number;
  readonly eggs: boolean;
  readonly hundred: number | null;
}

export interface Match {
  readonly id: string;
  readonly options: Options;
  readonly seats: number;
  readonly sides: readonly (readonly number[])[];
  /** How many deals are over, and how many of them are none of the agreed ones (20.2). */
  readonly deals: number;
  readonly uncounted: number;
  readonly totals: readonly number[];
  /** The seat that leads the next deal, where a rule names the seat; `null` before the first deal, or if the lot names it. */
  readonly leader: number | null;
  readonly pending: Pending;
  /** 20.8: the sides that wait, the one that has waited longest first. */
  readonly waiting: readonly number[];
  readonly winners: readonly number[] | null;
}

/** What a deal says when it is over (25.7). */
export interface EndLine {
  readonly end: string;
  readonly left: readonly (readonly string[])[];
  readonly counts: readonly number[];
  readonly made?: readonly number[];
  readonly writtenOff?: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly decides?: { readonly why: string; readonly winners: readonly number[] };
  readonly pending?: Pending;
}

/** A place where a tile may go: the number it shows, and the number that a tile's half must have to go there. */
export interface Place {
  readonly arm: number | string;
  readonly joint?: number;
  readonly shows: number | null;
  /** `null`: jokers only, or (in `italian`) anything. */
  readonly takes: number | null;
}

export interface Look {
  readonly turn: number | null;
  readonly places: readonly Place[];
  readonly hands: readonly (readonly number[])[];
  readonly boneyard: readonly number[];
  /** The sum of the ends (6.9) or the running total (15.1), where the game has one. */
  readonly number: number | null;
}

export interface Reading {
  readonly id: string;
  readonly seats: readonly number[];
  sides(options: Options, seats: number): number[][];
  /** Complete `options` objects of a header worth trying, keys in the order of section 24. */
  options(seats: number): Options[];
  begin(options: Options, seats: number): Match;
  /**
   * `lot` is the seat that the lot names; `hands` says who picked what, where it was not dealt in the heap's order;
   * `puzzle` is the one that was given (32.1).
   */
  open(
    match: Match,
    heap: readonly string[],
    lot: number,
    hands?: readonly (readonly number[])[],
    puzzle?: WrittenPuzzle,
  ): Deal;
  /** All legal events of the seat to move, without `scores`; a draw is listed once, without `from` and `tile`. */
  moves(deal: Deal): Event[];
  /** The deal after the event; a draw says `from`. The last of `events` then also says `scores` and the drawn tile. */
  play(deal: Deal, event: Event): Deal;
  look(deal: Deal): Look;
  line(match: Match, deal: Deal): EndLine;
  next(match: Match, deal: Deal): Match;
}
