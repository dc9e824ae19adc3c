/** Loads a portal's own script into the page. */

/** Adds a script to the page. Rejects if it cannot be loaded. With a blocked script the promise may never settle. */
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

/** Milliseconds that the start waits for a portal in total: for its script, its response and its stored data. */
export const PATIENCE = 2500;

/** Calls `act` with a portal's script if there is one. Errors are ignored, and the game continues. */
export function attempt<Sdk>(sdk: Sdk | null, act: (sdk: Sdk) => void): void {
  try {
    if (sdk) act(sdk);
  } catch {
    // The error is the portal's.
  }
}
