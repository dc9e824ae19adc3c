/** The kinds of table, and the direction in which a place lies at each: for eyes, ears and words alike. */
import type { Laid, Place } from './deal.ts';

/**
 * What lies in the middle of the table: arms around a spinner, one line, a line that becomes a cross at its first open
 * double (5.3) or at the first that is covered, its house (19.2), a row that grows at its end, where nothing need match
 * (15.1), halves over halves, tiles in rows beside a line, two lines side by side from one start, in the same direction
 * (21.5), or an outline of half-places that is filled in any order (23.1).
 */
export type KindName = 'star' | 'line' | 'cross' | 'house' | 'row' | 'stack' | 'grid' | 'two lines' | 'outline';

/** Degrees clockwise from the top; nothing where there is no such arm. */
type Bearing = (arm: number, arms: number, first: Laid | undefined) => number | undefined;

const around: Bearing = (arm, arms) => (360 * arm) / arms;

/** 6.2: the low end of a line lies on the left, the high end on the right. */
const alongLine: Bearing = (arm) => [270, 90][arm];

/** 15.1: a row has one place, at its right end. */
const alongRow: Bearing = (arm) => (arm === 0 ? 90 : undefined);

/** 19.2: the ends of the line lie opposite each other, also while a double leads it, and the sides of its house between. */
const atHouse: Bearing = (arm) => [0, 180, 90, 270][arm];

/** 23.1: the places of an outline have names, and lie where these say. */
const nowhere: Bearing = () => undefined;

/** 5.3: the first two arms are the ends of a line, the others its sides; from a led double four arms grow at once. */
const onCross: Bearing = (arm, arms, first) =>
  first && first.inner !== first.outer ? [0, 180, 90, 270][arm] : around(arm, arms, first);

/** 21.5: both lines run to the right, line 0 above line 1. */
const besideEachOther: Bearing = (arm) => [45, 135][arm];

const BEARINGS: Readonly<Record<KindName, Bearing>> = {
  star: around,
  cross: onCross,
  house: atHouse,
  line: alongLine,
  row: alongRow,
  stack: alongLine,
  grid: alongLine,
  outline: nowhere,
  'two lines': besideEachOther,
};

/** Degrees clockwise from the top, at least 0 and under 360; `null` for a place that lies nowhere around the middle. */
export function bearingOf(
  place: Place,
  { kind, arms }: { readonly kind: KindName; readonly arms: number },
  [first]: readonly Laid[],
): number | null {
  return typeof place === 'number' ? (BEARINGS[kind](place, arms, first) ?? null) : null;
}
