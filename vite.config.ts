import { defineConfig } from 'vite';
import { cuts } from './scripts/build/cuts.ts';
import { leanPixi } from './scripts/build/lean-pixi.ts';
import { leanPlanck } from './scripts/build/lean-planck.ts';
import { preloadScene } from './scripts/build/preload-scene.ts';
import { press } from './scripts/build/press.ts';
import { tidyGlsl } from './scripts/build/tidy-glsl.ts';
import { tidyLit } from './scripts/build/tidy-lit.ts';

export default defineConfig({
  // Every path relative: the game is served from any folder of any portal.
  base: './',
  plugins: [cuts(), leanPixi(), leanPlanck(), tidyGlsl(), tidyLit(), preloadScene(), press()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // Pressing the scripts takes most of a build: that is known.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // The chunk that scene and still pictures share has no entry to be named after.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/table/renderer/renderer.ts'))
            ? 'assets/renderer-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es', plugins: () => [cuts(), leanPlanck(), press()] },
});
