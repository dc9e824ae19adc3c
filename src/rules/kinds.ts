/** The kinds of table, and the direction of each place on them: for sight, sound and words alike. */
import type { Laid, Place } from './deal.ts';

/**
 * The layout in the middle of the table. `star`: arms around a spinner. `line`: one line. `cross`: a line that becomes
 * a cross at its first open double (5.3). `house`: a line that crosses at its first covered double, its house (19.2).
 * `row`: grows at its end, and nothing needs to match (15.1). `stack`: halves over halves. `grid`: tiles in rows beside
 * a line. `two lines`: side by side from one start, in the same direction (21.5). `outline`: half-places filled in any
 * order (23.1).
 */
export type KindName = 'star' | 'line' | 'cross' | 'house' | 'row' | 'stack' | 'grid' | 'two lines' | 'outline';

/** Degrees clockwise from the top; `undefined` if there is no such arm. */
type Bearing = (arm: number, arms: number, first: Laid | undefined) => number | undefined;

const around: Bearing = (arm, arms) => (360 * arm) / arms;

/** 6.2: the low end of a line lies on the left, the high end on the right. */
const alongLine: Bearing = (arm) => [270, 90][arm];

/** 15.1: a row has one place, at its right end. */
const alongRow: Bearing = (arm) => (arm === 0 ? 90 : undefined);

/**
 * 19.2: the ends of the line lie opposite each other, even while a double leads it. The sides of its house lie between.
 */
const atHouse: Bearing = (arm) => [0, 180, 90, 270][arm];

/** 23.1: the places of an outline have names, which give their position. */
const nowhere: Bearing = () => undefined;

/** 5.3: the first two arms are the ends of a line, the others its sides. From a led double four arms grow at once. */
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

/** Degrees clockwise from the top, from 0 to under 360; `null` for a place that has no direction. */
export function bearingOf(
  place: Place,
  { kind, arms }: { readonly kind: KindName; readonly arms: number },
  [first]: readonly Laid[],
): number | null {
  return typeof place === 'number' ? (BEARINGS[kind](place, arms, first) ?? null) : null;
}
