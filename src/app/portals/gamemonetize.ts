/**
 * The entry of the build for GameMonetize, in place of `src/app/embedded.ts`: one classic script for page and worker.
 * The build inserts `PORTAL_GAME_ID`, and stops without it.
 */

if (typeof document === 'undefined') {
  import('../../bots/worker.ts').catch(reportError);
} else {
  const { src } = document.currentScript as HTMLScriptElement;
  Promise.all([
    import('../embedded-page.ts'),
    import('./at-portal.ts'),
    import('../../shell/portal/adapters/gamemonetize-adapter.ts'),
  ])
    .then(([{ startEmbedded }, { atPortal }, { openGameMonetize }]) =>
      startEmbedded(src, atPortal(openGameMonetize(window, PORTAL_GAME_ID))),
    )
    .catch(reportError);
}
