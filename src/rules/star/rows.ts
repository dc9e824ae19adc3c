import type { Stuck } from '../core.ts';
import type { BlockedRule } from '../scores.ts';

/** One set of a game. */
export interface RowSet {
  readonly highest: number;
  /** How many tiles each seat is dealt, in parallel to the row's seats: `standard` and what an option gives (2.1). */
  readonly hands: Readonly<Record<'standard', readonly number[]> & Record<string, readonly number[]>>;
}

/** One line of the table of the star games' page. A test compares them word for word. */
export interface Row {
  readonly id: string;
  readonly seats: readonly number[];
  /** The sets that the game can be played with, the default first. Its highest double is the spinner. */
  readonly sets: readonly [RowSet, ...RowSet[]];
  readonly arms: number;
  readonly duty: boolean;
  readonly stuckOpening: Stuck;
  readonly stuckFreePlay: Stuck;
  readonly blocked: BlockedRule;
  /** Points that win a match unless the option says otherwise. */
  readonly target: number;
  /** Tiles of the boneyard that may not be drawn (1.7). */
  readonly reserve: number;
  /** Whether the seats may draw for the lead, by option, where nobody holds the spinner (2.6). */
  readonly drawForLead: boolean;
  /** How doubles lie (1.6). */
  readonly doubles: 'in line' | 'across';
}

export const rows: readonly Row[] = [
  {
    id: 'cyprus',
    seats: [4, 5, 6, 7, 8, 9, 10],
    sets: [{ highest: 9, hands: { standard: [9, 8, 7, 7, 6, 6, 5], bell: [13, 11, 9, 7, 6, 6, 5] } }],
    arms: 8,
    duty: true,
    stuckOpening: 'draw 1',
    stuckFreePlay: 'draw 1',
    blocked: 'lowest takes',
    target: 60,
    reserve: 1,
    drawForLead: true,
    doubles: 'in line',
  },
  {
    id: 'sebastopol',
    seats: [4],
    sets: [{ highest: 6, hands: { standard: [7] } }],
    arms: 4,
    duty: true,
    stuckOpening: 'pass',
    stuckFreePlay: 'pass',
    blocked: 'lowest takes',
    target: 60,
    reserve: 0,
    drawForLead: false,
    doubles: 'across',
  },
];
