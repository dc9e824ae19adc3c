/** A row that grows at its end, where nothing need match (15.1). */
import type { TableKind } from '../kind.ts';
import { layRow } from '../layout/lay-row.ts';
import { line } from './line.ts';
import { FLAT } from './plain.ts';

export const row: TableKind = {
  ...line,
  layOut: layRow,
  // The whole row is in view from the start.
  outlook: { ...line.outlook, drift: FLAT.drift, inlay: () => 'road', least: () => ({ across: 0.6, along: 1.1 }) },
  // The whole tile counts.
  openHalf: () => 'neither',
};
