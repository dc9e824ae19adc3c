/** Who the host is: `?host=https://example.org` in the game's address. */
export interface HostAddress {
  /** The one origin that is told and heard; `null`: nobody is. */
  readonly origin: string | null;
  /** The search part without a host that makes sense; one that makes none stays, to be complained of. */
  readonly rest: string;
}

/**
 * Reads the host out of an address. It must be one origin of the web, to the letter: no path, no `null`, no `*`.
 * @param search the part from the question mark on.
 */
export function hostOf(search: string): HostAddress {
  const asked = new URLSearchParams(search);
  const [given, ...more] = asked.getAll('host');
  if (given === undefined || more.length > 0 || !isOrigin(given)) return { origin: null, rest: search };
  asked.delete('host');
  return { origin: given, rest: asked.size > 0 ? `?${asked}` : '' };
}

/** The search part that names this host, for an address that is to keep it. */
export function keepHost(origin: string | null): string {
  return origin === null ? '' : `?${new URLSearchParams({ host: origin })}`;
}

function isOrigin(text: string): boolean {
  if (!/^https?:[^*]*$/.test(text)) return false;
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

export interface Hosted extends HostAddress {
  /** The origin that is told and heard from now on; `null` where the page is in no frame, too. */
  readonly host: string | null;
}

/** The host that the page's address names. */
export function hostedIn(page: Window): Hosted {
  const address = hostOf(page.location.search);
  return { ...address, host: page.parent === page ? null : address.origin };
}
