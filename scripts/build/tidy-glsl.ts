/** Takes comments, indentation and needless spaces out of the shaders: they are text that no minifier looks into. */
import type { Plugin } from 'vite';

/** The files whose template strings are shaders; they hold no other text in which spaces or `//` matter. */
const SHADERS =
  /\/src\/table\/(light\/light|tiles\/(shader|shadows)|cloth\/(shader|rim|star-light|blade-light|place-light))\.ts$/;

export function tidyGlsl(): Plugin {
  return {
    name: 'tidy-glsl',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (SHADERS.test(id) ? { code: tidied(code), map: null } : null),
  };
}

/** Line ends stay: directives such as `#version` need them. */
export const tidied = (code: string): string =>
  code
    .replace(/[ \t]*\/\/[^\n]*/g, '')
    .replace(/\n\s+/g, '\n')
    .replace(/ ?([=,;(){}*?:]) ?/g, '$1');
