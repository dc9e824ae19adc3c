/** The build of ES modules: for a site of its own (`vite.config.ts`), and for portals (`portals/`). */
import type { Plugin, UserConfig } from 'vite';
import { SCRIPT_TARGET, TARGET } from '../browsers/list.ts';
import { writeMessages } from '../messages/write.ts';
import { loadingOrder } from './loading-order.ts';
import { olderStyles } from './older-styles.ts';
import { pageWorker } from './page-worker.ts';
import { standBy } from './stand-by.ts';
import { templateStrings } from './template-strings.ts';

/** @param plugins those of this build alone. */
export function hostedConfig(plugins: readonly Plugin[]): UserConfig {
  writeMessages();
  return {
    // Every path is relative: the game is served from any folder of any portal.
    base: './',
    plugins: [pageWorker(), templateStrings(), loadingOrder(), standBy(), ...plugins],
    css: { postcss: { plugins: [olderStyles] } },
    // Without the long comments of packages, as all other scripts.
    worker: { rolldownOptions: { output: { comments: false } } },
    build: {
      target: SCRIPT_TARGET,
      cssTarget: TARGET,
      // A worker that shares chunks with the page cannot insert links. Late files are fetched when they are needed.
      modulePreload: false,
      // No `data:` addresses in styles: strict policies (`default-src 'self'`) refuse them.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Page and worker need these at once. Split by use, they made nine files, and 3 kB more.
              {
                name: 'game',
                tags: ['$initial'],
                test: /src.(rules|bots.(levels|opinion|rule-of-thumb|seed)|seed|motion.durations)|noble/,
              },
              // The worker alone needs these. Not its own entry: whoever imports another module would run it, too.
              { name: 'think', tags: ['$initial'], test: /src.bots.(?!worker)/ },
              // The page, with modules that late screens share: in five files it was 1.5 kB larger. Without entries.
              {
                name: 'page',
                tags: ['$initial'],
                test: /lit-html|xstate|valibot|src.(?!main|app.portals|bots|dev|rules|table|ui)/,
              },
              // Every kind of table needs these, as the first one does. In six files they were 1.5 kB larger.
              { name: 'table', test: /src.(table|ui)/, minShareCount: 10, includeDependenciesRecursively: false },
            ],
          },
        },
        // A slow machine is no fault of the build, and players read the output of `npm start`.
        checks: { bundlerTimings: false },
      },
    },
  };
}
