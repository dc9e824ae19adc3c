/**
 * Returns the game's address with this search part; null if the page's address is no use to others: in a frame, or on a
 * disk.
 */
export function leadingHere(page: Pick<Window, 'parent' | 'location'>, search: string): string | null {
  const { protocol, origin, pathname } = page.location;
  return page.parent === page && /^https?:$/.test(protocol) ? `${origin}${pathname}${search}` : null;
}
