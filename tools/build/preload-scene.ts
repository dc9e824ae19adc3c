/**
 * Has the page fetch its own files at once, and the scene's as soon as those are there (`app/start.ts`): found out by the
 * scripts that want them, they would come one after the other, and all at once the title would wait for the scene. Each
 * of the page's own tells how large it is, for `public/stand-by.js`.
 */
import type { Plugin, Rollup } from 'vite';

/** What draws the first game. */
const SCENE = /\/src\/table\/(scene|kinds\/star)\.ts$/;

/** How large the page's own styles are. */
const stylesOf = (bundle: Rollup.OutputBundle): number => {
  const styles = Object.values(bundle).find(({ fileName }) => /page-[^/]*\.css$/.test(fileName));
  return styles?.type === 'asset' ? styles.source.length : 0;
};

export function preloadScene(): Plugin {
  return {
    name: 'preload-scene',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: page }) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
        const scene = chunks.filter(({ facadeModuleId }) => SCENE.test(facadeModuleId ?? ''));
        if (scene.length === 0 || !page) return [];
        const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file);
        const size = (file: string) => `${chunkOf(file)?.code.length ?? 0}`;
        /** All that must be there before these can run, themselves among them. */
        const partsOf = (...these: readonly string[]) => {
          const files = new Set(these);
          for (const one of files) for (const each of chunkOf(one)?.imports ?? []) files.add(each);
          return files;
        };
        const own = partsOf(page.fileName);
        const link = (file: string, rel: string, attrs: Record<string, string> = {}) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}`, ...attrs },
          injectTo: 'head' as const,
        });
        const isOther = (file: string) => file !== page.fileName;
        const isLate = (file: string) => !own.has(file);
        return {
          html: html
            .replace('<script type="module"', `<script data-size="${size(page.fileName)}" type="module"`)
            .replace('<link rel="stylesheet"', `<link data-size="${stylesOf(bundle)}" rel="stylesheet"`),
          tags: [
            ...[...own].filter(isOther).map((file) => link(file, 'modulepreload', { 'data-size': size(file) })),
            ...[...partsOf(...scene.map(({ fileName }) => fileName))].filter(isLate).map((file) => link(file, 'later')),
          ],
        };
      },
    },
  };
}
