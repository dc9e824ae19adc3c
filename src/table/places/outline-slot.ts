/** What shows tiles in an outline and around it; comes with the first such table. */
import type { highlightedOnRim } from './on-rim.ts';
import type { placesInOutline, shutInOutline } from './outline-places.ts';

export interface OutlineParts {
  readonly highlightedOnRim: typeof highlightedOnRim;
  readonly placesInOutline: typeof placesInOutline;
  readonly shutInOutline: typeof shutInOutline;
}

let come: OutlineParts | null = null;

export function takeInOutline(late: OutlineParts): void {
  come = late;
}

/** Throws when they have not come. */
export function outlineParts(): OutlineParts {
  if (!come) throw new Error('what shows an outline has not come');
  return come;
}
