/**
 * Trusted Types. Where a page demands them for scripts (`require-trusted-types-for 'script'`), the browser asks the page's
 * default policy about every address of a script or worker.
 */

/** What is used of `window.trustedTypes`, which not every browser has. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Allows the scripts in the folder of the page, and those made in memory (`blob:`). Nothing happens where the host refuses it. */
export function trustOwnScripts(page: Window): void {
  const { trustedTypes } = page as Window & { readonly trustedTypes?: PolicyFactory };
  const folder = new URL('.', page.document.baseURI).href;
  const isOwn = (address: string) => /^blob:/.test(address) || new URL(address, folder).href.startsWith(folder);
  try {
    trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isOwn(address) ? address : null) });
  } catch {
    // `trusted-types` does not name `default`: bots then think on the main thread, where their script can be loaded.
  }
}
