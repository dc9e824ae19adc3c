/**
 * Trusted Types, for pages that require them for scripts (`require-trusted-types-for 'script'`). There the browser
 * checks every address of a script or worker with the page's default policy.
 */

/** The used part of `window.trustedTypes`, which not every browser has. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Allows the scripts in the folder of the page, and those made in memory (`blob:`). Does nothing if the host refuses
 * it.
 */
export function trustOwnScripts(page: Window): void {
  const { trustedTypes } = page as Window & { readonly trustedTypes?: PolicyFactory };
  const folder = new URL('.', page.document.baseURI).href;
  const isOwn = (address: string) => /^blob:/.test(address) || new URL(address, folder).href.startsWith(folder);
  try {
    trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isOwn(address) ? address : null) });
  } catch {
    // `trusted-types` does not name `default`: bots then think on the main thread, if their script can be loaded there.
  }
}
