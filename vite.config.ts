import { defineConfig } from 'vite';
import { preloadScene } from './tools/build/preload-scene.ts';

export default defineConfig({
  // Every path relative: the game is served from any folder of any portal.
  base: './',
  plugins: [preloadScene()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // No `data:` addresses in styles: strict policies (`default-src 'self'`) refuse them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // A slow machine is no fault of the build: players read what `npm start` prints.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The page's scripts carry no comments either.
  worker: { format: 'es', rolldownOptions: { output: { comments: false } } },
});
