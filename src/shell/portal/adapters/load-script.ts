/** How a portal's own script comes into the page, and how long it is waited for. */

/** Puts a script into the page. Rejects when it cannot be loaded; a blocked one may do neither. */
export function loadScript(page: Window, address: string, id = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script');
    script.async = true;
    if (id) script.id = id;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} cannot be loaded`)));
    script.src = address;
    page.document.head.append(script);
  });
}

/** Milliseconds that the start waits for a portal in all: for its script, its answer and what it keeps. */
export const PATIENCE = 2500;

/** Does something with a portal's script once there is one; where that fails, the game goes on. */
export function attempt<Sdk>(sdk: Sdk | null, act: (sdk: Sdk) => void): void {
  try {
    if (sdk) act(sdk);
  } catch {
    // It is theirs.
  }
}
