/** Removes comments and indentation from our own shaders: minifiers do not change template strings. */
import type { Plugin } from 'vite';

/** Files whose template strings are shaders, with no `//` in any other text. */
const SHADERS = /\/src\/table\/renderer\/(.*-shader|lighting|noise)\.ts$/;

export function shaderComments(): Plugin {
  return {
    name: 'shader-comments',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (SHADERS.test(id) ? { code: withoutComments(code), map: null } : null),
  };
}

/** Returns the code without comments. Line ends stay: directives such as `#version` need them. */
export const withoutComments = (code: string): string => code.replace(/[ \t]*\/\/[^\n]*/g, '').replace(/\n\s+/g, '\n');
