import type { Manners } from '../portal.ts';

/** On a portal with a script of its own: no files, no ways out, and the page around stays where it is. */
export const strict: Manners = { downloads: false, links: false, menu: false, wheel: false, fullScreen: false };
