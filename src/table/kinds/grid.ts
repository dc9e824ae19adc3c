/** A line, and the own tiles in open rows beside it, each where it was dealt (22.1). */
import type { TableKind } from '../kind.ts';
import { layInRows, openSide } from '../places/place-open-rows.ts';
import { standingHand } from '../places/placement.ts';
import { flatRows, uprightRows, wideRows } from '../regions/open-rows-regions.ts';
import { smallRows } from '../regions/small-rows.ts';
import { touchInRows } from '../touch/under-finger.ts';
import { line } from './line.ts';

export const grid: TableKind = {
  ...line,
  hasSums: false,
  screens: { upright: uprightRows, flat: flatRows, wide: wideRows, small: smallRows },
  layHand(placing, hand, k) {
    if (k === 0) layInRows(placing, hand);
    else standingHand(placing, hand, k);
  },
  ownSide: openSide,
  isSorted: false,
  touch: touchInRows,
};
