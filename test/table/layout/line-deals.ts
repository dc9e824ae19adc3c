/** Lines to measure, and the tables on which they lie: those of games that may not be in the catalogue yet. */
import type { settingOf } from '../../../src/table/regions/regions.ts';
import { GRID, HOUSE, LINE, line, STACK } from './lines.ts';
import type { Star } from './stars.ts';
import { anyArm, oneArm, shortest } from './wild.ts';

interface LineDeals {
  readonly name: string;
  readonly setting: ReturnType<typeof settingOf>;
  readonly star: (seed: number) => Star;
}

/** Sets, seats and tiles each as the page of line games has them, "Dealing". */
const TABLES = [
  { name: 'line', table: LINE, highest: 6, setting: { seats: 4, handSize: 5, arms: 2, rest: 8 } },
  { name: 'line 9', table: LINE, highest: 9, setting: { seats: 4, handSize: 5, arms: 2, rest: 35 } },
  { name: 'house', table: HOUSE, highest: 6, setting: { seats: 4, handSize: 7, arms: 4, rest: 0 } },
  { name: 'stack', table: STACK, highest: 6, setting: { seats: 2, handSize: 8, arms: 2, rest: 12 } },
  { name: 'grid', table: GRID, highest: 6, setting: { seats: 1, handSize: 28, arms: 2, rest: 0 } },
] as const;

const GROWTHS = [
  ['at random', anyArm],
  ['on one arm', oneArm],
  ['arms alike', shortest],
] as const;

/** Each a function of a seed. All that fits is laid, which is more than most deals come to. */
export const lineDeals: readonly LineDeals[] = TABLES.flatMap(({ name, table, highest, setting }) =>
  GROWTHS.map(([growth, arm]) => ({
    name: `${name}, ${growth}`,
    setting,
    star: (seed: number) => line(table, highest, arm, seed),
  })),
);
