/**
 * The game's script has come, and waits for its portal: of the words of `public/stand-by.js` those that it comes stay
 * until the game starts, and those that it does not come go.
 */
export function standBy(page: Document): void {
  for (const id of ['missing', 'refused']) page.getElementById(id)?.remove();
  const coming = page.getElementById('coming');
  if (!coming) return;
  coming.removeAttribute('id');
  coming.hidden = false;
}
