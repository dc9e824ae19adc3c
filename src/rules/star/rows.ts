import type { Stuck } from '../core.ts';
import type { BlockedRule } from '../scores.ts';

/** One line of the table of the star games' page. A test compares them word for word. */
export interface Row {
  readonly id: string;
  /** The highest half of each set that the game can be played with, the default first. */
  readonly sets: readonly number[];
  /** Numbers of seats, and how many tiles each seat is dealt: the two run in parallel. */
  readonly seats: readonly number[];
  readonly each: readonly number[];
  /** Other hand sizes that an option gives, by that option's value (2.1). */
  readonly otherHands?: Readonly<Record<string, readonly number[]>>;
  readonly spinner: number;
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
    sets: [9],
    seats: [4, 5, 6, 7, 8, 9, 10],
    each: [9, 8, 7, 7, 6, 6, 5],
    otherHands: { bell: [13, 11, 9, 7, 6, 6, 5] },
    spinner: 9,
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
    sets: [6],
    seats: [4],
    each: [7],
    spinner: 6,
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
