/** A server for a folder of files, on a free port: an origin of its own. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What `first` is called beside the pages. */
const FIRST = 'first-of-all.js';

export interface Served {
  /** Ends with a slash. */
  readonly address: string;
  close(): Promise<void>;
}

export interface Serving {
  /** Sent with every file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the folder is found: `/` unless told otherwise. Begins and ends with a slash. */
  readonly under?: string;
  /** A script that pages run before their own: a classic one, and a file beside them, as strict policies want it. */
  readonly first?: string;
  /** True if texts are sent gzipped. */
  readonly isZipped?: boolean;
}

export async function serve(
  folder: string,
  { headers = {}, under = '/', first, isZipped = false }: Serving = {},
): Promise<Served> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    try {
      if (!path.startsWith(under)) throw new Error('not here');
      const file = path.endsWith('/') ? `${path}index.html` : path;
      const isFirst = first !== undefined && file === `${under}${FIRST}`;
      const body = isFirst ? first : await readFile(join(folder, file.slice(under.length)));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const isPage = first !== undefined && extname(file) === '.html';
      const sent = isPage ? body.toString().replace('<head>', `<head><script src="./${FIRST}"></script>`) : body;
      const zips = isZipped && /text|json|svg/.test(type);
      response
        .writeHead(200, { 'content-type': type, ...(zips && { 'content-encoding': 'gzip' }), ...headers })
        .end(zips ? gzipSync(sent) : sent);
    } catch (error) {
      const isMissing = error instanceof Error && /not here|ENOENT|EISDIR|ENOTDIR/.test(error.message);
      response.writeHead(isMissing ? 404 : 500, String(error).replace(/[^ -~]/g, '')).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: new URL(under, `http://127.0.0.1:${bound.port}`).href,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
