/** A part of the game that comes behind the title: `tools/build/loading-order.ts` names its files in the page. */
export type Part = 'screens' | 'scene';

/**
 * Begins to fetch all files of a part at once, without running them, unless `public/stand-by.js` has. Where the page
 * names none, the import fetches them.
 */
export function fetchPart(document: Document, part: Part): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=later][data-part=${part}]`))
    link.rel = 'modulepreload';
}
