/** Has the page fetch the scene's files at once: found out by the script that wants them, they would come one after the other. */
import type { Plugin } from 'vite';

const SCENE = /\/src\/table\/scene\.ts$/;

export function preloadScene(): Plugin {
  return {
    name: 'preload-scene',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
        const scene = chunks.find(({ facadeModuleId }) => SCENE.test(facadeModuleId ?? ''));
        const page = chunks.find(({ isEntry }) => isEntry);
        if (!scene || !page) return [];
        const has = new Set([page.fileName, ...page.imports]);
        return [scene.fileName, ...scene.imports]
          .filter((file) => !has.has(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
