/** The rows that describe the star games, and the first of them: the only one that the first load needs. */
import type { BlockedRule, Closing, Duty, Stuck } from '../../chain-rules.ts';

/** The turn of a seat that cannot play in a star game. */
type StarStuck = Exclude<Stuck, 'draw until able, 1 at will' | 'draw 1 after every turn' | 'pass or draw 2'>;

/** One set of a game. */
export interface RowSet {
  readonly highest: number;
  /**
   * The number of tiles that each seat is dealt, in parallel to the row's seats: `standard`, and those of an option
   * (2.1).
   */
  readonly hands: Readonly<Record<'standard', readonly number[]> & Record<string, readonly number[]>>;
}

/** The double that leads, in the words of the rules page; `highest` is that of the set. */
export type Spinner =
  | 'highest'
  | 'highest, else next lower held'
  | 'highest, else turned up'
  | 'rotates'
  | 'rotates, else next lower held'
  | 'first double played';

/** The length of a match: a number of points or deals, or the losses that end it (5.8). */
export type MatchLength = { readonly points: number } | { readonly deals: number } | { readonly lost: number };

/** One row of the table of the star games' page, or Maltese Cross (28). A test compares them with the pages. */
export interface StarRow {
  readonly id: string;
  readonly seats: readonly number[];
  /** The sets that the game can be played with, the default first. */
  readonly sets: readonly [RowSet, ...RowSet[]];
  /** Set if tiles left over after the deal are dead (1.1). */
  readonly restDead?: true;
  readonly spinner: Spinner;
  readonly arms: number;
  readonly duty: Duty;
  readonly stuckOpening: StarStuck;
  readonly stuckFreePlay: StarStuck;
  readonly blocked: Extract<BlockedRule, 'lowest takes' | 'lowest takes, gross' | 'ten each' | 'losers write'>;
  /** The default length. */
  readonly length: MatchLength;
  /** The targets that set-up offers, where they differ from the usual ones (28.6). */
  readonly offered?: readonly number[];
  /** Tiles of the boneyard that may not be drawn (1.7). */
  readonly reserve: number;
  /** Set if an option lets the seats draw for the lead when nobody holds the spinner (2.6). */
  readonly drawForLead?: true;
  /** The doubles that may be laid face down; `each` is an option (4.2). */
  readonly closing: Closing;
  /** Set if options play it as Goat in more than its score (5.9). */
  readonly asGoat?: true;
  /** Set if the lowest and the highest double count more when alone in a hand (4.3). */
  readonly heavyAlone?: true;
  /** The direction in which doubles lie (1.6). */
  readonly doubles: 'in line' | 'across';
}

/** The values that most rows of the table share. */
export const common = {
  arms: 4,
  duty: 'star',
  stuckOpening: 'pass',
  stuckFreePlay: 'pass',
  blocked: 'lowest takes',
  reserve: 0,
  closing: 'never',
  doubles: 'across',
} as const;

export const cyprus: StarRow = {
  ...common,
  id: 'cyprus',
  seats: [4, 5, 6, 7, 8, 9, 10],
  sets: [
    { highest: 9, hands: { standard: [9, 8, 7, 7, 6, 6, 5], bell: [13, 11, 9, 7, 6, 6, 5] } },
    { highest: 12, hands: { standard: [15, 13, 12, 12, 10, 10, 8] } },
  ],
  spinner: 'highest',
  arms: 8,
  stuckOpening: 'draw 1',
  stuckFreePlay: 'draw 1',
  length: { points: 60 },
  reserve: 1,
  drawForLead: true,
  doubles: 'in line',
};
