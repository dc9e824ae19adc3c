/** Lets lit clear up behind the rows of a list: its `repeat` takes one of a row's two markers and leaves the other (lit/lit#5298). */
import type { Plugin } from 'vite';

const HELPERS = 'directive-helpers.js';
/** As it is built, and as it is developed. */
const DIRECTIVE = /\/lit-html\/(development\/)?directives\//;
const ENTRY = `\0lit-html/${HELPERS}`;

export function tidyLit(): Plugin {
  return {
    name: 'tidy-lit',
    enforce: 'pre',
    resolveId: (id, importer) => (id.endsWith(`/${HELPERS}`) && importer && DIRECTIVE.test(importer) ? ENTRY : null),
    load(id) {
      if (id !== ENTRY) return null;
      return `
        import { removePart as remove } from 'lit-html/${HELPERS}';
        export * from 'lit-html/${HELPERS}';
        export const removePart = (part) => {
          const { endNode } = part;
          remove(part);
          endNode?.remove();
        };
      `;
    },
  };
}
