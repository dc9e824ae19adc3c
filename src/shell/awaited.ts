/** Milliseconds after which the words are seen, as in `title/loading.css`. */
const UNSEEN = 900;

/**
 * Shows words on the cloth while a table is loading. Their styles delay them, so that they appear only after a while.
 * They use the stand-in font: the page's own loads after the scene. Returns a function that removes them.
 */
export function showAwaited(root: HTMLElement, words: string): () => void {
  const page = root.ownerDocument;
  const note = page.createElement('p');
  note.className = 'stand-by is-awaited';
  note.setAttribute('role', 'status');
  // While the page itself is new, the wait began with it: the words follow those of `public/stand-by.js` without a gap.
  if (page.documentElement.dataset.game) note.style.animationDelay = `${UNSEEN - performance.now()}ms`;
  const bar = page.createElement('progress');
  bar.setAttribute('aria-label', words);
  note.append(words, bar);
  root.append(note);
  root.dataset.awaits = 'scene';
  return () => {
    note.remove();
    delete root.dataset.awaits;
  };
}
