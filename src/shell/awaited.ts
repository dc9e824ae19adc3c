/** What stands on the cloth while a table is on its way: its styles let it be seen only where that takes a while. */
export function showAwaited(root: HTMLElement, words: string): () => void {
  const page = root.ownerDocument;
  const note = page.createElement('p');
  note.className = 'stand-by is-awaited';
  note.setAttribute('role', 'status');
  const bar = page.createElement('progress');
  bar.setAttribute('aria-label', words);
  note.append(words, bar);
  root.append(note);
  return () => note.remove();
}
