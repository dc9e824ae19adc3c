/** How tables are seen on which tiles run from one end to another. */
import { HALF_THICK } from '../space/tile-size.ts';
import { FLAT, type Outlook, outlookOf } from './outlook.ts';

const DEGREE = Math.PI / 180;

/** A line has room for three tiles to either side before it is seen from farther off. */
export const lineOutlook: Outlook = {
  ...FLAT,
  inlay: (_, isUpright) => (isUpright ? 'upright knots' : 'knots'),
  least: (isUpright) => (isUpright ? { across: 3.2, along: 6 } : { across: 6, along: 3.2 }),
  whole: null,
  hasBlades: false,
};

/** A row is in view as a whole from the start. */
export const rowOutlook: Outlook = {
  ...lineOutlook,
  inlay: () => 'road',
  least: () => ({ across: 0.6, along: 1.1 }),
};

/** What grows from a line to a cross is seen as one that does so sooner (5.3), but has no blades that wait from the start. */
export const houseOutlook: Outlook = { ...outlookOf({ kind: 'cross' }), hasBlades: false };

/** Seen more from the side, so that the upper level stands out from the lower one. */
export const stackOutlook: Outlook = {
  ...lineOutlook,
  inlay: () => 'woven',
  tilt: 7 * DEGREE,
  high: 4 * HALF_THICK,
};

/** Two lines say themselves how much room they have from the start. */
export const railsOutlook: Outlook = {
  ...lineOutlook,
  inlay: () => 'rails',
  least: () => ({ across: 0.5, along: 0.5 }),
};
