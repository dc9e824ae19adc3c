/**
 * Stops presses that began before the screen under them was shown, until `signal` aborts: they were meant for the screen
 * before. A slow page hears the second of two quick taps late.
 * @returns a function to call when a new screen has been shown.
 */
export function stopOldPresses(root: HTMLElement, signal: AbortSignal): () => void {
  let shownAt = 0;
  let pressedAt = 0;
  root.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true, signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      // Keys click too, but without a pointer.
      if (event.detail === 0 || pressedAt >= shownAt) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true, signal },
  );
  return () => {
    shownAt = new Event('shown').timeStamp;
  };
}
