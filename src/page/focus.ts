/**
 * Focuses an element. In a frame, it does so only while the frame has the focus: keys typed in the page around stay
 * there. A player who comes into the frame begins where they press.
 */
export function giveFocus(to: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!to) return;
  const page = to.ownerDocument;
  const window = page.defaultView;
  if (window && window.parent !== window && !page.hasFocus()) return;
  to.focus(options);
}
