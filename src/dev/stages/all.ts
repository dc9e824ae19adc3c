import { course } from './course.ts';
import { family } from './family.ts';
import { lines } from './lines.ts';
import { looks } from './looks.ts';
import type { Stage } from './stage.ts';
import { sums } from './sums.ts';
import { totals } from './totals.ts';
import { turns } from './turns.ts';
import { twoLines } from './two-lines.ts';

/** The stages by name, in the order of the list. */
export const STAGES: ReadonlyMap<string, Stage> = new Map(
  Object.entries({ ...course, ...family, ...lines, ...sums, ...totals, ...turns, ...twoLines, ...looks }),
);
