/** The pictures of the numbers 0 to 6: `pictures/NAME.svg`. Each thing shows its number: a star has five points. */
import type { Picture, PicturePart } from './symbols.ts';

/**
 * The things, by number. 0 is a ring, as round as its numeral: an empty half would be no thing that can be named, and
 * might be taken for a picture that is missing.
 */
export const THINGS = ['ring', 'boat', 'cherries', 'tulip', 'butterfly', 'star', 'snowflake'] as const;

const FILES = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });

const PART = /<path class="fill-(ink|accent)" fill="[^"]*" d="([^"]+)"/g;

const partsIn = (svg: string): Picture =>
  [...svg.matchAll(PART)].map(([, colour, path = '']) => ({ colour: colour as PicturePart['colour'], path }));

/** The pictures, by number. */
export const pictures: readonly Picture[] = THINGS.map((name) => partsIn(FILES[`./pictures/${name}.svg`] ?? ''));
