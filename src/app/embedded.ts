/**
 * The embeddable build starts here: one classic script for the page, and for the worker in which its bots think. Two
 * scripts would carry every rule twice. Each of the two runs only its own half.
 */

if (typeof document === 'undefined') {
  import('../bots/worker.ts').catch(reportError);
} else {
  // Known only while the script runs for the first time.
  const { src } = document.currentScript as HTMLScriptElement;
  Promise.all([import('./embedded-page.ts'), import('./in-frame.ts')])
    .then(([{ startEmbedded }, { inFrame }]) => startEmbedded(src, inFrame))
    .catch(reportError);
}
