/**
 * Parts of the page that nobody can press, type in or read, for as long as something lies over them. Written as an
 * attribute: browsers that do not know `inert` have no such property, but the keys of the table and the styles see it.
 */

export const putOutOfReach = (part: Element, isOut: boolean): void => void part.toggleAttribute('inert', isOut);

export const isOutOfReach = (part: Element): boolean => part.hasAttribute('inert');

/** Keeps the keyboard out of such parts in browsers that do not know `inert`; in all others it never gets there. */
export function keepFocusOut(page: Document, signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.closest('[inert]')) target.blur();
  };
  page.addEventListener('focusin', onFocus, { signal });
}
