import type { Options, Tile } from '../game.ts';
import type { RecordHeader } from '../record/format.ts';
import { tileOf } from '../tiles.ts';
import { demand } from './fault.ts';

/** What the pages fix for a match before anything is dealt. */
export interface Terms {
  readonly seats: number;
  readonly highest: number;
  readonly spinner: Tile;
  readonly arms: number;
  readonly handSize: number;
  readonly drawForLead: boolean;
  /** The fewest tiles that the boneyard holds when a seat may draw one. */
  readonly drawableFrom: number;
  readonly target: number;
}

/** Tiles each for four to ten seats: the table of the star games, and 2.1. */
const CYPRUS_HANDS: Readonly<Record<string, readonly number[]>> = {
  '9 standard': [9, 8, 7, 7, 6, 6, 5],
  '9 bell': [13, 11, 9, 7, 6, 6, 5],
  '12 standard': [15, 13, 12, 12, 10, 10, 8],
};

function demandOptions(options: Options, names: readonly string[]) {
  for (const name of names) demand(Object.hasOwn(options, name), 'records', `option ${name} is missing`);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  demand(unknown === undefined, 'records', `the game has no option ${unknown}`);
}

function targetOf({ target }: Options): number {
  // 1.11: the default of both tables, 60, is one of these multiples too.
  const allowed = typeof target === 'number' && target >= 25 && target <= 500 && target % 5 === 0;
  demand(allowed, '1.11', `target ${target} is no multiple of five from 25 to 500`);
  return target;
}

function cyprus({ options, seats }: RecordHeader): Terms {
  demandOptions(options, ['set', 'handSizes', 'drawForLead', 'target']);
  const { set, handSizes, drawForLead } = options;
  demand(set === 9 || set === 12, '2.1', `the set is ${set}, not 9 or 12`);
  demand(handSizes === 'standard' || handSizes === 'bell', '2.1', `handSizes is ${handSizes}, not standard or bell`);
  demand(typeof drawForLead === 'boolean', '2.6', 'drawForLead is neither true nor false');
  const sizes = CYPRUS_HANDS[`${set} ${handSizes}`];
  demand(sizes !== undefined, '2.1', 'bell hands with double-twelve are refused');
  const handSize = sizes[seats.length - 4];
  demand(handSize !== undefined, '2.1', `${seats.length} seats, not four to ten`);
  // 1.7: the last tile of the boneyard may not be drawn in cyprus.
  const fixed = { arms: 8, drawableFrom: 2, drawForLead, target: targetOf(options) };
  return { ...fixed, seats: seats.length, highest: set, spinner: tileOf(set, set), handSize };
}

function sebastopol({ options, seats }: RecordHeader): Terms {
  demandOptions(options, ['target']);
  demand(seats.length === 4, '3.1', `${seats.length} seats, not four`);
  const fixed = { seats: 4, highest: 6, spinner: '6-6', arms: 4, handSize: 7 } as const;
  return { ...fixed, drawForLead: false, drawableFrom: 1, target: targetOf(options) };
}

/** What the header of a record agrees on; a header that the pages do not allow is a fault. */
export function termsOf(header: RecordHeader): Terms {
  if (header.game === 'cyprus') return cyprus(header);
  demand(header.game === 'sebastopol', 'records', `the game ${header.game} is not one that can be audited`);
  return sebastopol(header);
}
