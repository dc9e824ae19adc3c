/** Makes the scripts a few kilobytes smaller still: terser finds what the builder's own minifier leaves, and the other way round. */
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

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
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk') continue;
          const { code } = await minify(part.code, { ...OPTIONS, module: format === 'es' });
          if (code !== undefined) part.code = code;
        }
      },
    },
  };
}
