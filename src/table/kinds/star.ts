/** Arms around a spinner (3). */
import type { TableKind } from '../kind.ts';
import { growing } from '../layout/layout.ts';
import { FLAT, plain } from './plain.ts';

export const star: TableKind = {
  ...plain,
  layOut: growing(),
  outlook: {
    ...FLAT,
    inlay: ({ arms }) => (arms > 4 ? 'eight' : 'four'),
    // The width of the opening.
    least: () => ({ across: 4.1, along: 3.6 }),
    whole: { across: 5.63, along: 5.63 },
    hasBlades: true,
  },
  bands: '',
};
