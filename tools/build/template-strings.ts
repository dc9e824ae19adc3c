/** Takes out of our own templates what minifiers leave in them: indentation, and the comments of shaders. */
import type { Plugin } from 'vite';

/** Files whose template strings are shaders, with no `//` in any other text. */
const SHADERS = /\/src\/table\/renderer\/(.*-shader|lighting|noise)\.ts$/;
/** Modules with templates of the page, which shows a line end and any spaces as one space. */
const OWN = /\/src\/(?!.*node_modules).*\.ts$/;
const HAS_PAGE = /from 'lit-html'/;

export function templateStrings(): Plugin {
  return {
    name: 'template-strings',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (SHADERS.test(id)) return { code: withoutComments(code), map: null };
      return OWN.test(id) && HAS_PAGE.test(code) ? { code: withoutIndentation(code), map: null } : null;
    },
  };
}

/** Returns the code with every line at its left edge, and no empty ones. Line ends stay: `#version` needs its own. */
export const withoutIndentation = (code: string): string => code.replace(/\n\s+/g, '\n');

/** Returns the code without comments and indentation. */
export const withoutComments = (code: string): string => withoutIndentation(code.replace(/[ \t]*\/\/[^\n]*/g, ''));
