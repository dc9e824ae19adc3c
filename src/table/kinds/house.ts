/** A line that becomes a cross at the first double that is covered on both sides, its house (19.2). */
import type { TableKind } from '../kind.ts';
import { layHouse } from '../layout/lay-cross.ts';
import { cross } from './cross.ts';

export const house: TableKind = {
  ...cross,
  hasSums: true,
  layOut: layHouse,
  // No blades are reserved from the start.
  outlook: { ...cross.outlook, hasBlades: false },
};
