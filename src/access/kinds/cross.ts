/** A line that becomes a cross at a double, told as the star that it ends as (5.3). */
import type { WordKind } from '../kind.ts';
import { star } from './star.ts';
import '../styles/run.css';

export const cross: WordKind = { ...star };
