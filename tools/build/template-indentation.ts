/** Removes the indentation of templates: minifiers do not change template strings, and a page shows one space for it. */
import type { Plugin } from 'vite';

/** Our own modules; those of packages stay as they are. */
const OWN = /\/src\/.*\.ts$/;
const HAS_TEMPLATES = /from 'lit-html'/;

export function templateIndentation(): Plugin {
  return {
    name: 'template-indentation',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      OWN.test(id) && !id.includes('node_modules') && HAS_TEMPLATES.test(code)
        ? { code: withoutIndentation(code), map: null }
        : null,
  };
}

/** Returns the code with every line at its left edge. */
export const withoutIndentation = (code: string): string => code.replace(/\n[ \t]+/g, '\n');
