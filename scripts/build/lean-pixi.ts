/** Leaves out of the bundle what Pixi brings along for its own sake and this game never asks for. */
import type { Plugin } from 'vite';

/** Modules of `pixi.js/lib` that are there for what they do when they are loaded, and for nothing they export. */
const UNUSED = [
  // What a renderer would load by itself: its DOM layer for screen readers, HTML in the scene … `manageImports: false`.
  'environment-browser/browserAll.mjs',
  'environment-webworker/webworkerAll.mjs',
  // The loader of sprite sheets: nothing is loaded, everything is drawn.
  'spritesheet/init.mjs',
];

export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (!importer?.includes('pixi.js/lib/')) return null;
      const file = new URL(id, `file://${importer}`).pathname;
      return UNUSED.some((unused) => file.endsWith(`pixi.js/lib/${unused}`)) ? '\0nothing' : null;
    },
    load: (id) => (id === '\0nothing' ? 'export {};' : null),
  };
}
