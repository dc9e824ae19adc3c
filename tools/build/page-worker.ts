/**
 * Makes a worker from the page's own chunks: `import start from '…/worker.ts?page-worker'` imports a function that
 * starts it. Vite builds other workers separately, with a second copy of all shared code: here, all the rules.
 */
import type { Plugin } from 'vite';

const QUERY = '?page-worker';
const MARK = '\0page-worker:';

export function pageWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'page-worker',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null;
      const file = await this.resolve(id.slice(0, -QUERY.length), importer);
      return file && MARK + file.id;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = id.slice(MARK.length);
      const address = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })}`
        : `new URL(${JSON.stringify(file)}, import.meta.url)`;
      return `export default () => new Worker(${address}, { type: 'module' });`;
    },
  };
}
