import type { Manners } from '../portal.ts';

/**
 * The permissions on a portal with its own script: no files, no external links, and no scrolling of the page around.
 */
export const strict: Manners = { downloads: false, links: false, menu: false, wheel: false, fullScreen: false };
