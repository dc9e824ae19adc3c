/** Where portals put the builds: which page has to be opened there, and what is kept from the game. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Serving, serve } from './serve.ts';

/** The folders of the builds (`npm run build:embed`, `npm run build`). */
export const EMBEDDED = process.env.DIST_EMBED ?? 'dist-embed';
const HOSTED = process.env.DIST ?? 'dist';

/** What a strict page lets a frame do. The hosted build may fetch its own files, too. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "font-src 'self' data:",
].join('; ');

/** Where the game is put, and what is kept from it there. */
export interface Place {
  readonly title: string;
  /** `<iframe sandbox="allow-scripts">`: no origin, so no storage, no modules, no worker file. */
  readonly sandbox?: true;
  /** A content security policy without anything inline, evaluated, or fetched. */
  readonly policy?: true;
  /** Reading `localStorage` throws. */
  readonly noStorage?: true;
  /** In a window of its own rather than a frame; `file`: from the disk. */
  readonly alone?: true | 'file';
  /** The hosted build. */
  readonly hosted?: true;
  /** Where the bots have to think there. */
  readonly thinker: 'worker' | 'blob' | 'here';
}

export const PLACES: readonly Place[] = [
  { title: 'a page of its own', alone: true, thinker: 'worker' },
  { title: 'a file on the disk', alone: 'file', thinker: 'blob' },
  { title: 'a frame', thinker: 'worker' },
  { title: 'a sandbox', sandbox: true, thinker: 'blob' },
  { title: 'a frame under the policy', policy: true, thinker: 'worker' },
  { title: 'a frame whose storage throws', noStorage: true, thinker: 'worker' },
  { title: 'a sandbox under the policy', sandbox: true, policy: true, thinker: 'here' },
  { title: 'its folder, hosted, under the policy', alone: true, hosted: true, policy: true, thinker: 'worker' },
];

/** Those in which something is other than in the rest: what is kept from the game, where the bots think. A sandbox has no storage either. */
export const UNLIKE = PLACES.filter(
  ({ alone, sandbox, policy, hosted }) => alone === 'file' || sandbox || (hosted && policy),
);

/**
 * Serves the builds, with and without the policy, and a host page on another origin.
 * @param game `first`: a script that the game's pages run before their own, but for those from the disk.
 */
export async function servePlaces(game: Pick<Serving, 'first'> = {}) {
  const under = '/my games/Cyprus, 1/';
  const [plain, strict, hosted, guarded, host] = await Promise.all([
    serve(EMBEDDED, { ...game, under }),
    serve(EMBEDDED, { ...game, under, headers: { 'content-security-policy': POLICY } }),
    serve(HOSTED, { ...game, under }),
    serve(HOSTED, { ...game, under, headers: { 'content-security-policy': `${POLICY}; connect-src 'self'` } }),
    serve('test/play/host'),
  ]);
  const onDisk = pathToFileURL(`${resolve(EMBEDDED)}/`).href;
  return {
    /** The address of the host page's folder. */
    host: host.address,
    /** The folder of the game, and the page to be opened: the game itself, or one with a frame. */
    where(place: Place): { readonly folder: string; readonly page: string } {
      const [open, closed] = place.hosted ? [hosted, guarded] : [plain, strict];
      const folder = place.alone === 'file' ? onDisk : (place.policy ? closed : open).address;
      if (place.alone) return { folder, page: `${folder}index.html?probe` };
      const around = new URL('index.html', host.address);
      around.searchParams.set('game', `${folder}?probe`);
      if (place.sandbox) around.searchParams.set('sandbox', 'allow-scripts');
      return { folder, page: around.href };
    },
    async close() {
      await Promise.all([plain, strict, hosted, guarded, host].map((each) => each.close()));
    },
  };
}
