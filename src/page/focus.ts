/**
 * Gives an element the keyboard. In a frame only while the frame has it: what a person types in the page around stays
 * there, and whoever comes into the frame begins where they press.
 */
export function giveFocus(to: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!to) return;
  const page = to.ownerDocument;
  const window = page.defaultView;
  if (window && window.parent !== window && !page.hasFocus()) return;
  to.focus(options);
}
