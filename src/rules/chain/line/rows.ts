/** The games of a line or a stack, as the tables of their page give them. */

import type { Bars, BlockedRule, DominoRule, Rounding, Stuck, TilesInTurn } from '../../chain-rules.ts';
import type { OptionSpec } from '../../game.ts';
import type { Alone } from '../scores.ts';

/** What a seat does in a line game that cannot play: a line has no opening in which a drawn tile could be kept (2.4). */
type LineStuck = Exclude<Stuck, 'draw 1, may keep'>;

/** Which tile leads, of the first deal and of the later ones, by the words of the rules page (6.5). */
export type LineLead =
  | 'highest double'
  | 'lowest double'
  | '2-3, then winner: any tile'
  | '1-1 first'
  | '1-1 first, then winner: any tile'
  | 'lot, then next seat: any tile';

/**
 * How long a match is: to a number of points that a side has won (in parallel to `sets`), to one that cannot be changed, or so many deals. What
 * stands in `offered` is proposed to whoever sets up a table.
 */
export type LineLength =
  | {
      readonly to: readonly [number, ...number[]];
      readonly offered: readonly number[];
      /** With two seats, where that is another number (24). */
      readonly ofTwo?: number;
      /** Other bounds than those of 1.11. */
      readonly from?: readonly [min: number, max: number];
    }
  | { readonly limit: number }
  | { readonly deals: number; readonly offered: readonly number[] };

/** One line of the tables. */
export interface LineRow {
  readonly id: string;
  readonly seats: readonly number[];
  /** Who plays together (6.7). `two, drawn`: 7.4. */
  readonly sides: 'none' | 'two' | 'two, drawn' | 'two with four seats';
  /** The highest double of each set that the game can be played with, the default first. */
  readonly sets: readonly [number, ...number[]];
  /** How many tiles each seat is dealt, in parallel to `seats`. */
  readonly hands: readonly number[];
  /** Whether what is left over is dead (1.1). */
  readonly restDead?: true;
  readonly lead: LineLead;
  /** How halves join (6.4); `equal, or sum 6`: by option (8.5). */
  readonly match: 'equal' | 'equal, or sum 6' | 'sum 7, jokers' | 'sum 10, jokers';
  readonly stuck: LineStuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  /** `1, or two doubles`, `1, by option two doubles`: 8.6; `several doubles`: 19.5. */
  readonly tilesInTurn:
    | Exclude<TilesInTurn, 'two doubles' | 'several doubles'>
    | '1, or two doubles'
    | '1, by option two doubles'
    | '1, by option several doubles';
  /** With which doubles a seat may bar, where the option `barricade` allows it (9.1). */
  readonly bars: Bars;
  readonly domino: Exclude<DominoRule, 'makes a General, bald'>;
  readonly blocked: Exclude<BlockedRule, 'ten each'>;
  readonly rounding: Rounding;
  /** What scores during the deal (6.10). */
  readonly onTheWay: 'none' | 'sum of the ends' | 'equal ends, doubles';
  /** 19.8: all that is written is a fifth of what it would be. */
  readonly byFive?: true;
  /** 19.7: all sides at the target win. */
  readonly allWin?: true;
  readonly alone?: Alone;
  readonly points: 'won' | 'lost';
  /** 16.5: the loss in one deal that opens an account; where points are won, the count of the side that loses (17.4). */
  readonly opensAt?: number;
  readonly length: LineLength;
  /** The options that no other column gives, in their order (24). */
  readonly options?: readonly OptionSpec[];
  readonly table: 'line' | 'stack';
  /** At which double the line crosses (6.3, 19.2), where it does. */
  readonly crosses?: 'first double' | 'covered double';
}

const common = {
  sides: 'none',
  sets: [6],
  lead: 'highest double',
  match: 'equal',
  reserve: 2,
  tilesInTurn: '1',
  bars: 'none',
  domino: 'others',
  blocked: 'lowest takes, gross',
  rounding: 'none',
  onTheWay: 'none',
  points: 'won',
  length: { to: [100], offered: [60, 100, 200] },
  table: 'line',
} as const;

/** 7.1: Block's turn. */
const block = { seats: [4], hands: [5], stuck: 'draw 1 after every turn' } as const;

/** All tiles are dealt, and who cannot play passes. */
const allDealt = { seats: [4], sides: 'two', hands: [7], stuck: 'pass', reserve: 0 } as const;

/** 10.3: the turn of games in which ends are met by a sum, and their score. */
const sums = { stuck: 'draw until able, 1 at will', bars: 'any double', blocked: 'lowest takes' } as const;

/** The sums of the ends score, and all of the boneyard may be drawn (14.5, 19.4). */
const fives = { stuck: 'draw until able', reserve: 0, onTheWay: 'sum of the ends' } as const;

const flag = (id: string, isOn: boolean): OptionSpec => ({ id, kind: 'flag', default: isOn });

export const rows: readonly LineRow[] = [
  { ...common, ...block, id: 'block', seats: [2, 3, 4], hands: [7, 5, 5], bars: 'none drawn in this turn' },
  { ...common, ...block, id: 'team-block', sides: 'two, drawn', bars: 'none drawn in this turn' },
  {
    ...common,
    ...block,
    id: 'peruvian',
    domino: 'each its own',
    blocked: 'each its own, fourfold for the last to lay',
    points: 'lost',
    length: { deals: 7, offered: [7] },
    options: [flag('secret', true)],
  },
  {
    ...common,
    id: 'draw',
    seats: [2, 3, 4],
    hands: [7, 5, 5],
    match: 'equal, or sum 6',
    stuck: 'draw until able',
    reserve: 0,
    tilesInTurn: '1, by option two doubles',
    bars: 'any double',
    blocked: 'lowest takes',
    alone: [[['0-0'], 25]],
    length: { to: [100], offered: [100, 150, 200] },
    options: [
      { id: 'leadFrom', kind: 'choice', values: ['6-6', '0-0'], default: '6-6' },
      { id: 'match', kind: 'choice', values: ['equal', 'sum-six'], default: 'equal' },
      flag('twoDoubles', false),
    ],
  },
  { ...common, ...sums, id: 'all-sevens', seats: [2, 3, 4], hands: [7, 5, 5], match: 'sum 7, jokers' },
  {
    ...common,
    ...sums,
    id: 'matador',
    seats: [3, 4],
    sets: [9],
    hands: [7, 7],
    match: 'sum 10, jokers',
    length: { to: [200], offered: [100, 200] },
  },
  {
    ...common,
    id: 'bergen',
    seats: [2, 3, 4],
    hands: [6, 6, 5],
    lead: 'lowest double',
    stuck: 'draw 1',
    onTheWay: 'equal ends, doubles',
    domino: '2',
    blocked: '2',
    length: { to: [10], offered: [10, 15, 20, 30], ofTwo: 15, from: [5, 100] },
  },
  {
    ...common,
    id: 'hungarian',
    seats: [2, 3, 4],
    hands: [12, 8, 6],
    restDead: true,
    stuck: 'pass',
    reserve: 0,
    tilesInTurn: 'as many as fit',
    bars: 'any double',
    length: { to: [101], offered: [60, 101, 200] },
  },
  {
    ...common,
    id: 'french',
    seats: [2],
    hands: [8],
    lead: 'lot, then next seat: any tile',
    stuck: 'pass or draw 2',
    bars: 'none drawn in this turn',
    table: 'stack',
  },
  {
    ...common,
    id: 'all-fives',
    seats: [2, 3, 4],
    sets: [6, 9],
    hands: [7, 5, 5],
    stuck: 'draw until able',
    rounding: 'each hand to the nearest 5',
    onTheWay: 'sum of the ends',
    length: { to: [100, 200], offered: [60, 100, 200] },
  },
  {
    ...common,
    ...fives,
    id: 'muggins',
    seats: [2, 3, 4],
    hands: [7, 5, 5],
    lead: 'lot, then next seat: any tile',
    domino: '10',
    blocked: 'lowest takes',
    rounding: 'the result to the nearest 5',
    length: { to: [200], offered: [100, 150, 200] },
    crosses: 'first double',
    options: [flag('lengthwise', false)],
  },
  {
    ...common,
    id: 'goat',
    seats: [2, 3, 4],
    sides: 'two with four seats',
    hands: [7, 7, 7],
    lead: '1-1 first, then winner: any tile',
    stuck: 'draw until able',
    reserve: 1,
    domino: 'losers write',
    blocked: 'losers write',
    points: 'lost',
    opensAt: 13,
    length: { limit: 101 },
    options: [flag('alone', false), flag('redealDoubles', true)],
  },
  {
    ...common,
    id: 'sea-goat',
    seats: [2, 4],
    sides: 'two with four seats',
    hands: [7, 7],
    lead: '1-1 first, then winner: any tile',
    stuck: 'draw until able',
    reserve: 1,
    tilesInTurn: '1, or two doubles',
    domino: 'by accounts',
    blocked: 'by accounts',
    alone: [
      [['0-0'], 25],
      [['6-6'], 50],
      [['0-0', '6-6'], 75],
    ],
    opensAt: 25,
    length: { limit: 125 },
  },
  {
    ...common,
    ...allDealt,
    id: 'sports',
    lead: 'lot, then next seat: any tile',
    length: { deals: 8, offered: [4, 8, 12, 16] },
  },
  {
    ...common,
    ...fives,
    id: 'telephone',
    seats: [2, 4],
    sides: 'two with four seats',
    hands: [7, 7],
    lead: '2-3, then winner: any tile',
    tilesInTurn: '1, by option several doubles',
    domino: 'losers write off',
    blocked: 'all write off',
    rounding: 'each side down to 5',
    allWin: true,
    length: { to: [225], offered: [100, 150, 225] },
    crosses: 'covered double',
    options: [flag('severalDoubles', false)],
  },
  {
    ...common,
    ...fives,
    id: 'telephone-72',
    seats: [2, 3, 4],
    hands: [7, 7, 7],
    lead: '2-3, then winner: any tile',
    tilesInTurn: '1, by option several doubles',
    rounding: 'the result up',
    byFive: true,
    length: { to: [72], offered: [50, 72, 100], from: [25, 150] },
    crosses: 'first double',
    options: [flag('severalDoubles', false)],
  },
  {
    ...common,
    ...allDealt,
    id: 'general',
    lead: '1-1 first',
    tilesInTurn: '1, or 0-0 and 6-6 last',
    domino: 'makes a General',
    blocked: '0',
    points: 'lost',
    length: { deals: 8, offered: [4, 8, 16, 32] },
    options: [{ id: 'ending', kind: 'choice', values: ['either', 'bald'], default: 'either' }, flag('signals', true)],
  },
];
