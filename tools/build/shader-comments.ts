/** Takes comments and indentation out of our own shaders: no minifier looks into the text of a template string. */
import type { Plugin } from 'vite';

/** The files whose template strings are shaders; no other text of theirs holds `//`. */
const SHADERS = /\/src\/table\/renderer\/(.*-shader|lighting|noise)\.ts$/;

export function shaderComments(): Plugin {
  return {
    name: 'shader-comments',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (SHADERS.test(id) ? { code: withoutComments(code), map: null } : null),
  };
}

/** Line ends stay: directives such as `#version` need them. */
export const withoutComments = (code: string): string => code.replace(/[ \t]*\/\/[^\n]*/g, '').replace(/\n\s+/g, '\n');
