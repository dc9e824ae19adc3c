/**
 * Removes a property from an element's own style, and the attribute with its last property. Reading the attribute makes
 * Chromium write it first; it cannot be removed before.
 */
export function dropStyle(element: HTMLElement, property: string): void {
  element.style.removeProperty(property);
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
