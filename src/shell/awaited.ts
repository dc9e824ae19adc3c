/**
 * Shows words on the cloth while a table is loading. Their styles delay them, so that they appear only after a while.
 * They use the stand-in font: the page's own loads after the scene. Returns a function that removes them.
 */
export function showAwaited(root: HTMLElement, words: string): () => void {
  const page = root.ownerDocument;
  const note = page.createElement('p');
  note.className = 'stand-by is-awaited';
  note.setAttribute('role', 'status');
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
