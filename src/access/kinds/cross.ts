/** A line that becomes a cross at a double, shown as the star at its end (5.3). */
import type { RunTexts } from '../../i18n/index.ts';
import type { WordKind } from '../kind.ts';
import { star } from './star.ts';
import '../styles/run.css';

export const cross = (run: RunTexts): WordKind => star(run.place);
