/** How tables are seen on which tiles run from one end to another. */
import { HALF_THICK } from '../space/tile-size.ts';
import { FLAT, type Outlook } from './outlook.ts';

const DEGREE = Math.PI / 180;

/** A line has room for three tiles to either side before it is seen from farther off. */
export const lineOutlook: Outlook = {
  ...FLAT,
  inlay: (_, isUpright) => (isUpright ? 'upright knots' : 'knots'),
  least: (isUpright) => (isUpright ? { across: 3.2, along: 6 } : { across: 6, along: 3.2 }),
  whole: null,
  hasBlades: false,
};

/** Seen more from the side, so that the upper level stands out from the lower one. */
export const stackOutlook: Outlook = {
  ...lineOutlook,
  inlay: () => 'woven',
  tilt: 7 * DEGREE,
  high: 4 * HALF_THICK,
};
