/**
 * The whole game as one classic script, in two steps. A script that is bundled out of modules at once wraps each of them,
 * as any may be run late, and calls every wrapper by hand: 10 kB more, gzipped. So the modules come into a few parts
 * first, and the parts into one script: one wrapper a part.
 */
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { SCRIPT_TARGET } from '../browsers/list.ts';

const PART = '\0part:';

/** Where the script begins, and what the build puts in by name. */
export interface Entry {
  readonly file: string;
  readonly define: Readonly<Record<string, string>>;
}

/** What is run together. The worker runs the first group; what the page alone runs would fail there. */
const GROUPS = [
  { name: 'game', test: /src.(rules|match|bots.(?!worker))|xstate|valibot|noble/ },
  { name: 'page', test: /src.(?!bots.worker|app.(embedded.ts|portals.game)|table|ui)|lit-html/ },
];

const outputOf = (built: Awaited<ReturnType<typeof build>>): Rollup.RollupOutput['output'] => {
  if (!('output' in built)) throw new Error('no single build');
  return built.output;
};

/** Everything that one build leaves in memory. */
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
          // What is fetched late elsewhere is in one of the groups here.
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

/** By name: the script, `cyprus.js`, and what lies beside it. */
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
        // Vite names it where it would fetch parts of a build: this build has one part.
        checks: { emptyImportMeta: false },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'cyprus.js' },
      },
    },
  });
  const [script] = outputOf(whole);
  return { ...Object.fromEntries(beside), [script.fileName]: script.code };
}
