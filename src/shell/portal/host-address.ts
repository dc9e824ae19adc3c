/** The host in the game's address: `?host=https://example.org`. */
export interface HostAddress {
  /** The only origin with which messages are exchanged; `null` for none. */
  readonly origin: string | null;
  /** The search part without a valid host. An invalid host stays in it, to be reported. */
  readonly rest: string;
}

/**
 * Reads the host from an address. It must be exactly one web origin: no path, no `null`, no `*`.
 * @param search the part from the question mark on.
 */
export function hostOf(search: string): HostAddress {
  const asked = new URLSearchParams(search);
  const [given, ...more] = asked.getAll('host');
  if (given === undefined || more.length > 0 || !isOrigin(given)) return { origin: null, rest: search };
  asked.delete('host');
  return { origin: given, rest: asked.size > 0 ? `?${asked}` : '' };
}

/** Returns the search part that names this host, for addresses that must keep it. */
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
  /** The origin with which messages are exchanged; `null` also if the page is not in a frame. */
  readonly host: string | null;
}

/** Returns the host in the page's address. */
export function hostedIn(page: Window): Hosted {
  const address = hostOf(page.location.search);
  return { ...address, host: page.parent === page ? null : address.origin };
}
