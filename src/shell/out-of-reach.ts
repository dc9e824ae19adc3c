/**
 * Makes covered parts of the page impossible to press, type in or read. An attribute marks them, because browsers
 * without `inert` lack the property. The table's keys and the styles depend on the attribute.
 */

export const putOutOfReach = (part: Element, isOut: boolean): void => void part.toggleAttribute('inert', isOut);

export const isOutOfReach = (part: Element): boolean => part.hasAttribute('inert');

/** Keeps the focus out of such parts in browsers without `inert`; others do so themselves. */
export function keepFocusOut(page: Document, signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.closest('[inert]')) target.blur();
  };
  page.addEventListener('focusin', onFocus, { signal });
}
