/** Halves over halves (13.1). */
import type { TableKind } from '../kind.ts';
import { layStack } from '../layout/lay-stack.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { line } from './line.ts';

const DEGREE = Math.PI / 180;

export const stack: TableKind = {
  ...line,
  hasSums: false,
  layOut: layStack,
  // Seen more from the side, the upper level stands out from the lower one.
  outlook: { ...line.outlook, inlay: () => 'woven', tilt: 7 * DEGREE, high: 4 * HALF_THICK },
};
