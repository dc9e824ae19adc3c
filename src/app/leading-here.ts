/** The game's address with this search part; `null` where the page's own address leads nobody here: in a frame, on a disk. */
export function leadingHere(page: Pick<Window, 'parent' | 'location'>, search: string): string | null {
  const { protocol, origin, pathname } = page.location;
  return page.parent === page && /^https?:$/.test(protocol) ? `${origin}${pathname}${search}` : null;
}
