/** What finds what a finger touches at an outline; comes with the first such table. */
import type { touchedIn } from './outline-touch.ts';

let come: typeof touchedIn | null = null;

export function takeInOutlineTouch(late: typeof touchedIn): void {
  come = late;
}

/** Throws when it has not come. */
export function outlineTouch(): typeof touchedIn {
  if (!come) throw new Error('what is touched at an outline has not come');
  return come;
}
