/**
 * Makes the scripts smaller still: takes out methods that nothing calls, and then lets terser find what the builder's own
 * minifier leaves (each of the two leaves something to the other).
 */
import { type MinifyOptions, minify } from 'terser';
import { type Plugin, parseAst } from 'vite';
import { withoutUnused } from './unused-methods.ts';

const OPTIONS: MinifyOptions = {
  ecma: 2020,
  compress: { passes: 2 },
  // What planck calls its own, but for the one name by which a tile's corners are rounded.
  mangle: { properties: { regex: /^m_/, reserved: ['m_radius'] } },
  format: { comments: false },
};

/** The last to touch the scripts. Workers are bundled apart and want it too (`worker.plugins`). */
export function press(): Plugin {
  return {
    name: 'press',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler({ format }, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const scripts = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
        const lean = withoutUnused(scripts, (code) => parseAst(code));
        for (const chunk of chunks) {
          const { code } = await minify(lean.get(chunk.fileName) ?? chunk.code, {
            ...OPTIONS,
            module: format === 'es',
          });
          if (code !== undefined) chunk.code = code;
        }
      },
    },
  };
}
