import { family } from './family.ts';
import { lines } from './line-stages.ts';
import { looks } from './looks.ts';
import { mosaics } from './mosaic-stages.ts';
import { squares } from './squares-stages.ts';
import { course } from './stage-course.ts';
import type { Stage } from './stage-spec.ts';
import { turns } from './stage-turns.ts';
import { sums } from './sums.ts';
import { totals } from './totals.ts';
import { trainStages } from './train-stages.ts';
import { trees } from './tree-stages.ts';
import { twoLines } from './two-lines-stages.ts';

/** The stages by name, in the order of the list. */
export const STAGES: ReadonlyMap<string, Stage> = new Map(
  Object.entries({
    ...course,
    ...family,
    ...lines,
    ...squares,
    ...sums,
    ...totals,
    ...trainStages,
    ...trees,
    ...turns,
    ...twoLines,
    ...mosaics,
    ...looks,
  }),
);
