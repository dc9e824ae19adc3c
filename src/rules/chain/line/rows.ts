/** The games whose line never crosses, as the tables of their page give them. */
import type { BlockedRule, Rounding, Stuck } from '../chain-rules.ts';

/** What a seat does in a line game that cannot play: a line has no opening in which a drawn tile could be kept (2.4). */
type LineStuck = Exclude<Stuck, 'draw 1, may keep'>;

/** What a blocked deal writes where points are won. */
type LineBlocked = Exclude<BlockedRule, 'losers write'>;

/** One line of the tables. */
export interface LineRow {
  readonly id: string;
  readonly seats: readonly number[];
  /** The highest double of each set that the game can be played with, the default first. */
  readonly sets: readonly [number, ...number[]];
  /** How many tiles each seat is dealt, in parallel to `seats`. */
  readonly hands: readonly number[];
  /** 6.5. */
  readonly lead: 'highest double' | 'lot, then next seat: any tile';
  readonly stuck: LineStuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  readonly blocked: LineBlocked;
  readonly rounding: Rounding;
  readonly sumsScore: boolean;
  /** The target unless the option says otherwise, in parallel to `sets`, and those that are offered. */
  readonly targets: readonly [number, ...number[]];
  readonly offered: readonly number[];
  readonly table: 'line' | 'stack';
}

const common = {
  sets: [6],
  reserve: 2,
  blocked: 'lowest takes, gross',
  rounding: 'none',
  sumsScore: false,
  targets: [100],
  offered: [60, 100, 200],
  table: 'line',
} as const;

export const rows: readonly LineRow[] = [
  {
    ...common,
    id: 'block',
    seats: [2, 3, 4],
    hands: [7, 5, 5],
    lead: 'highest double',
    stuck: 'draw 1 after every turn',
  },
  {
    ...common,
    id: 'french',
    seats: [2],
    hands: [8],
    lead: 'lot, then next seat: any tile',
    stuck: 'pass or draw 2',
    table: 'stack',
  },
  {
    ...common,
    id: 'all-fives',
    seats: [2, 3, 4],
    sets: [6, 9],
    hands: [7, 5, 5],
    lead: 'highest double',
    stuck: 'draw until able',
    rounding: 'each hand to the nearest 5',
    sumsScore: true,
    targets: [100, 200],
  },
];
