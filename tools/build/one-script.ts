/**
 * The whole game as one classic script, in two steps. A script bundled from modules directly wraps each module, since
 * any may run late, and calls every wrapper by name: 10 kB more, gzipped. So modules are first merged into a few parts,
 * and the parts into one script, with one wrapper each.
 */
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { SCRIPT_TARGET } from '../browsers/list.ts';

const PART = '\0part:';

/** The entry of the script, and the values that the build inserts by name. */
export interface Entry {
  readonly file: string;
  readonly define: Readonly<Record<string, string>>;
}

/** The modules of each part. The worker runs the first part, where the page's own modules would fail. */
const GROUPS = [
  { name: 'game', test: /src.(rules|match|bots.(?!worker))|xstate|valibot|noble/ },
  { name: 'page', test: /src.(?!bots.worker|app.(embedded.ts|portals.game)|table|ui)|lit-html/ },
];

const outputOf = (built: Awaited<ReturnType<typeof build>>): Rollup.RollupOutput['output'] => {
  if (!('output' in built)) throw new Error('no single build');
  return built.output;
};

/** Returns all output of one build, in memory. */
const partsOf = async (root: string, { file, define }: Entry) =>
  outputOf(
    await build({
      root,
      logLevel: 'warn',
      publicDir: false,
      define,
      build: {
        write: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: { cyprus: join(root, file) },
          // Modules that other builds fetch late are in one of these groups.
          checks: { ineffectiveDynamicImport: false },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'cyprus.css' : '[name][extname]'),
            codeSplitting: { groups: GROUPS },
          },
        },
      },
    }),
  );

/** Reads the parts from memory. */
const fromMemory = (parts: ReadonlyMap<string, string>): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  resolveId(id) {
    const name = id.replace('./', '');
    return parts.has(name) ? PART + name : null;
  },
  load: (id) => (id.startsWith(PART) ? parts.get(id.slice(PART.length)) : null),
});

/** Returns the script, `cyprus.js`, and the files beside it, by name. */
export async function oneScript(root: string, entry: Entry): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const output = await partsOf(root, entry);
  const parts = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part.code] as const] : [])));
  const beside = output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, part.source] as const] : []));
  const whole = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [fromMemory(parts)],
    build: {
      write: false,
      target: SCRIPT_TARGET,
      rolldownOptions: {
        input: 'cyprus.js',
        // Vite inserts it to fetch parts of a build; this build has one part.
        checks: { emptyImportMeta: false },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'cyprus.js' },
      },
    },
  });
  const [script] = outputOf(whole);
  return { ...Object.fromEntries(beside), [script.fileName]: script.code };
}
