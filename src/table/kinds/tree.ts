/** A tree: any double may branch (31.3). */
import type { Table } from '../../rules/game.ts';
import type { TableKind } from '../kind.ts';
import { growingFeet } from '../layout/feet/lay-feet.ts';
import { growingTree } from '../layout/lay-tree.ts';
import { RIGHT_ANGLES } from '../layout/tree-needs.ts';
import { WREATH } from '../renderer/cloth/wreath-shader.ts';
import { FLAT, plain } from './plain.ts';

/** 30.3: a tree with feet has arms all around its first tile. */
const hasFeet = (table: Table): boolean => table.hasFeet === true;

const [onFeet, atRightAngles] = [growingFeet(), growingTree(RIGHT_ANGLES)];

export const tree: TableKind = {
  ...plain,
  layOut: (laid, ends, table, board) => (hasFeet(table) ? onFeet : atRightAngles)(laid, ends, table, board),
  outlook: {
    ...FLAT,
    inlay: (_table, _isUpright, crosses) => (crosses ? 'garland' : 'wreath'),
    // The root has room for two tiles to each side before the view moves away.
    least: () => ({ across: 4.6, along: 3.6 }),
    whole: { across: 5.6, along: 5.6 },
    // The view follows a tree that grows to one side, but not every tile.
    drift: 1.5,
    hasBlades: false,
  },
  bands: WREATH,
  hasSums: true,
};
