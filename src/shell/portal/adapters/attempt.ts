/** Calls of a portal's script, which may be late, missing or faulty. */

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
