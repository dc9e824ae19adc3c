/**
 * The entry of the build for GameDistribution, in place of `src/app/embedded.ts`: one classic script for page and
 * worker. The build inserts `PORTAL_GAME_ID`, and stops without it.
 */

if (typeof document === 'undefined') {
  import('../../bots/worker.ts').catch(reportError);
} else {
  const { src } = document.currentScript as HTMLScriptElement;
  Promise.all([
    import('../embedded-page.ts'),
    import('./at-portal.ts'),
    import('../../shell/portal/adapters/gamedistribution-adapter.ts'),
  ])
    .then(([{ startEmbedded }, { atPortal }, { openGameDistribution }]) =>
      startEmbedded(src, atPortal(openGameDistribution(window, PORTAL_GAME_ID))),
    )
    .catch(reportError);
}
