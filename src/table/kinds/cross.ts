/** A line that becomes a cross at its first open double (5.3). */
import type { TableKind } from '../kind.ts';
import { layCross } from '../layout/lay-cross.ts';
import { line } from './line.ts';
import { star } from './star.ts';

export const cross: TableKind = {
  ...star,
  hasSums: true,
  layOut: layCross,
  outlook: {
    ...star.outlook,
    drift: line.outlook.drift,
    inlay: (_, _isUpright, crosses) => (crosses ? 'four' : 'cross'),
  },
};
