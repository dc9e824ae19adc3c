/**
 * Has the page fetch its own files and the scene's at once: found out by the scripts that want them, they would come one
 * after the other. On a slow line the scene's give way to those that the title needs, each of which tells how large it is,
 * for `public/stand-by.js`.
 */
import type { Plugin } from 'vite';

const SCENE = /\/src\/table\/scene\.ts$/;

export function preloadScene(): Plugin {
  return {
    name: 'preload-scene',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: page }) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
        const scene = chunks.find(({ facadeModuleId }) => SCENE.test(facadeModuleId ?? ''));
        if (!scene || !page) return [];
        const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file);
        const size = (file: string) => `${chunkOf(file)?.code.length ?? 0}`;
        /** All that must be there before that one can run, itself among them. */
        const partsOf = (file: string) => {
          const files = new Set([file]);
          for (const one of files) for (const each of chunkOf(one)?.imports ?? []) files.add(each);
          return files;
        };
        const own = partsOf(page.fileName);
        const link = (file: string, attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}`, ...attrs },
          injectTo: 'head' as const,
        });
        const isOther = (file: string) => file !== page.fileName;
        const isLate = (file: string) => !own.has(file);
        return {
          html: html.replace('<script type="module"', `<script data-size="${size(page.fileName)}" type="module"`),
          tags: [
            ...[...own].filter(isOther).map((file) => link(file, { 'data-size': size(file) })),
            ...[...partsOf(scene.fileName)].filter(isLate).map((file) => link(file, { fetchpriority: 'low' })),
          ],
        };
      },
    },
  };
}
