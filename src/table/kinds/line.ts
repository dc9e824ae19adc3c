/** One line with two ends (6.2). */
import { marks } from '../../art/marks.ts';
import type { TableKind } from '../kind.ts';
import { layLine } from '../layout/lay-line.ts';
import { BANDS } from '../renderer/cloth/bands-shader.ts';
import { FLAT, plain } from './plain.ts';

export const line: TableKind = {
  ...plain,
  layOut: layLine,
  outlook: {
    ...FLAT,
    inlay: (_, isUpright) => (isUpright ? 'upright knots' : 'knots'),
    // The line has room for three tiles to either side before the view moves away.
    least: (isUpright) => (isUpright ? { across: 3.2, along: 6 } : { across: 6, along: 3.2 }),
    whole: null,
    // The view follows both ends, but not every tile.
    drift: 1.5,
    hasBlades: false,
  },
  bands: BANDS,
  marks,
  hasSums: true,
};
