/**
 * The entry of the embeddable build: one classic script for the page, and for the bots' worker. Two scripts would both
 * contain all rules. Each of the two runs only its own half.
 */

if (typeof document === 'undefined') {
  import('../bots/worker.ts').catch(reportError);
} else {
  // `currentScript` is only set while the script first runs.
  const { src } = document.currentScript as HTMLScriptElement;
  Promise.all([import('./embedded-page.ts'), import('./venue.ts')])
    .then(([{ startEmbedded }, { inFrame }]) => startEmbedded(src, inFrame))
    .catch(reportError);
}
