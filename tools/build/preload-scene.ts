/**
 * Has the page fetch its own files and the scene's at once: found out by the scripts that want them, they would come one
 * after the other.
 */
import type { Plugin } from 'vite';

const SCENE = /\/src\/table\/scene\.ts$/;

export function preloadScene(): Plugin {
  return {
    name: 'preload-scene',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: page }) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
        const scene = chunks.find(({ facadeModuleId }) => SCENE.test(facadeModuleId ?? ''));
        if (!scene || !page) return [];
        /** All that must be there before these can run. */
        const files = new Set([page.fileName, scene.fileName]);
        for (const file of files)
          for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(each);
        files.delete(page.fileName);
        return [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
