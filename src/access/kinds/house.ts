/** A line that becomes a cross at its house (19.2): drawn like a star, worded like a line. */
import type { WordKind } from '../kind.ts';
import { line } from './line.ts';
import { star } from './star.ts';

export const house: WordKind = { ...line, layout: star.layout };
