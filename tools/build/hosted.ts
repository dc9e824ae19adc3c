/** How the game is built of ES modules: for a site of one's own (`vite.config.ts`), and for portals (`portals/`). */
import type { Plugin, UserConfig } from 'vite';
import { SCRIPT_TARGET, TARGET } from '../browsers/list.ts';
import { writeMessages } from '../messages/write.ts';
import { loadingOrder } from './loading-order.ts';
import { olderStyles } from './older-styles.ts';
import { pageWorker } from './page-worker.ts';
import { shaderComments } from './shader-comments.ts';
import { standBy } from './stand-by.ts';

/** @param plugins what only this build has. */
export function hostedConfig(plugins: readonly Plugin[]): UserConfig {
  writeMessages();
  return {
    // Every path relative: the game is served from any folder of any portal.
    base: './',
    plugins: [pageWorker(), shaderComments(), loadingOrder(), standBy(), ...plugins],
    css: { postcss: { plugins: [olderStyles] } },
    build: {
      target: SCRIPT_TARGET,
      cssTarget: TARGET,
      // A worker that shares chunks with the page has no page to put links into; what comes late is fetched when it is wanted.
      modulePreload: false,
      // No `data:` addresses in styles: strict policies (`default-src 'self'`) refuse them.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Page and worker need these at once. By who shares what, they came in nine files, and to 3 kB more. The worker's own
              // entry is none of them: the page would run it, too.
              {
                name: 'game',
                tags: ['$initial'],
                test: /src.(rules|match|bots.(?!worker)|seed|motion.durations)|xstate|valibot|noble/,
              },
              // The page with what it shares with screens that come late: in five files it came to 1.5 kB more. Entries are none of it.
              {
                name: 'page',
                tags: ['$initial'],
                test: /lit-html|src.(?!main|app.portals|bots|dev|rules|match|table|ui)/,
              },
            ],
          },
        },
        // A slow machine is no fault of the build: players read what `npm start` prints.
        checks: { bundlerTimings: false },
      },
    },
  };
}
