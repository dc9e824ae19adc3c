/** English names of places, by the kind of table. */
import { bearingOf } from '../../rules/bearing.ts';
import type { Laid, Place, Table, TableKind } from '../../rules/game.ts';

/** A place as sentences speak of it. */
export interface PlaceWords {
  /** On a button: `left end`. */
  readonly name: string;
  /** Where a tile is laid: `at the left end`. */
  readonly at: string;
  /** As subject or object: `the left end`. */
  readonly arm: string;
}

const CLOCK = [
  'twelve o’clock',
  'half past one',
  'three o’clock',
  'half past four',
  'six o’clock',
  'half past seven',
  'nine o’clock',
  'half past ten',
];

const onClock = (bearing: number): PlaceWords => {
  const name = CLOCK[Math.round(bearing / 45)] ?? '';
  return { name, at: `at ${name}`, arm: `the arm at ${name}` };
};

const onLine = (bearing: number): PlaceWords => {
  const name = bearing > 180 ? 'left end' : 'right end';
  return { name, at: `at the ${name}`, arm: `the ${name}` };
};

const KINDS: Readonly<Record<TableKind, (bearing: number) => PlaceWords>> = {
  star: onClock,
  cross: onClock,
  line: onLine,
  stack: onLine,
  grid: onLine,
};

/** What a place is called: arms of a star by the clock, the ends of a line left and right, others by their own names. */
export function place(where: Place, table: Pick<Table, 'kind' | 'arms'>, laid: readonly Laid[]): PlaceWords {
  const bearing = bearingOf(where, table, laid);
  if (bearing !== null) return KINDS[table.kind](bearing);
  const name = typeof where === 'string' ? where : `arm ${where + 1}`;
  return { name, at: `at ${name}`, arm: name };
}
