/** Of use to `public/stand-by.js`: the game has come, and waits for its portal. */
export function standBy(page: Document): void {
  page.documentElement.dataset.words = 'coming';
}
