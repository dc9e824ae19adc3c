/**
 * Names the files of the hosted build in the page, so that no script has to discover them: on a slow line, a round trip
 * takes as long as 20 kB. The page's own scripts are fetched at once, with their sizes (`public/stand-by.js` shows
 * them). Words are fetched beside them, in the language that `public/stand-by.js` finds; and the scene, if the address
 * names a game. All other links wait until `src/page/fetch-part.ts` fetches their part.
 */
import type { Plugin, Rollup } from 'vite';

/** The first modules of each part that load after the title. */
const PARTS = {
  screens: /\/src\/shell\/late-screens\.ts$/,
  scene: /\/src\/table\/(scene|kinds\/star)\.ts$/,
} as const;

const WORDS = /\/src\/i18n\/compiled\/([\w-]+)\/\1\.ts$/;

/** Returns the size of the page's own styles. */
const stylesOf = (bundle: Rollup.OutputBundle): number => {
  const styles = Object.values(bundle).find(({ fileName }) => /page-[^/]*\.css$/.test(fileName));
  return styles?.type === 'asset' ? styles.source.length : 0;
};

export function loadingOrder(): Plugin {
  return {
    name: 'loading-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: page }) {
        if (!page) return [];
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
        const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file);
        const size = (file: string) => `${chunkOf(file)?.code.length ?? 0}`;
        /** Returns all files that one of `given` needs before it can run, those included. */
        const partsOf = (given: readonly string[]) => {
          const files = new Set(given);
          for (const one of files) for (const each of chunkOf(one)?.imports ?? []) files.add(each);
          return files;
        };
        // A module that other chunks use too has no chunk of its own name.
        const startOf = (module: RegExp) =>
          chunks.flatMap(({ moduleIds, fileName }) => (moduleIds.some((id) => module.test(id)) ? fileName : []));
        const own = partsOf([page.fileName]);
        const link = (file: string, rel: string, attrs: Record<string, string> = {}) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${file}`, ...attrs },
          injectTo: 'head' as const,
        });
        const links = (start: readonly string[], rel: string, attrs: Record<string, string>) =>
          [...partsOf(start)].filter((file) => !own.has(file)).map((file) => link(file, rel, attrs));
        return {
          html: html
            .replace('<script type="module"', `<script data-size="${size(page.fileName)}" type="module"`)
            .replace('<link rel="stylesheet"', `<link data-size="${stylesOf(bundle)}" rel="stylesheet"`),
          tags: [
            ...[...own]
              .filter((file) => file !== page.fileName)
              .map((file) => link(file, 'modulepreload', { 'data-size': size(file) })),
            ...chunks.flatMap(({ facadeModuleId, fileName }) => {
              const language = WORDS.exec(facadeModuleId ?? '')?.[1];
              return language ? links([fileName], 'words', { hreflang: language }) : [];
            }),
            ...Object.entries(PARTS).flatMap(([part, module]) =>
              links(startOf(module), 'later', { 'data-part': part }),
            ),
          ],
        };
      },
    },
  };
}
