/** A line that becomes a cross at its house (19.2): drawn like a star, worded like a line. */
import type { RunTexts } from '../../i18n/index.ts';
import type { WordKind } from '../kind.ts';
import { line } from './line.ts';
import { star } from './star.ts';

export const house = (run: RunTexts): WordKind => ({ ...line(run), layout: star(run.place).layout });
