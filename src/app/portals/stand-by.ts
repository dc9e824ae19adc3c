/** Tells `public/stand-by.js` that the game has loaded and is waiting for its portal. */
export function standBy(page: Document): void {
  page.documentElement.dataset.words = 'coming';
}
