/**
 * The renderer of the first match. It begins while the table is still being set up, since graphics prepare in parallel.
 */

import { inTime } from '../shell/in-time.ts';
import type { TableRenderer } from '../table/renderer/renderer.ts';
import type { Quality } from '../table/renderer/table-meshes.ts';

/** Milliseconds to wait for the renderer of a scene whose files are loaded. It takes moments, or something is wrong. */
export const PATIENCE = 3000;

export interface FirstRenderer {
  /** Begins a renderer; call it once. */
  begin(quality: Quality): void;
  /**
   * Resolves with the renderer when it is ready. Null if not started, of another quality, too late, lost, or already
   * taken.
   */
  take(quality: Quality): Promise<TableRenderer | null>;
  close(): void;
}

/** Creates a first renderer, as large as the page. A renderer that comes too late is destroyed. */
export function createFirstRenderer(page: Pick<Window, 'innerWidth' | 'innerHeight'>): FirstRenderer {
  let begun: { readonly quality: Quality; readonly renderer: Promise<TableRenderer | null> } | null = null;
  const give = () => {
    const given = begun;
    begun = null;
    return given;
  };
  return {
    begin(quality) {
      const renderer = import('../table/scene.ts').then(({ createWarmRenderer }) =>
        createWarmRenderer(quality, Math.max(1, page.innerWidth), Math.max(1, page.innerHeight)),
      );
      // The caller then makes another renderer, and reports the error.
      begun = { quality, renderer: renderer.catch(() => null) };
    },
    async take(quality) {
      const given = give();
      if (!given) return null;
      const ready = await inTime(given.renderer, PATIENCE);
      if (ready && given.quality === quality && !ready.isLost) return ready;
      end(given.renderer);
      return null;
    },
    close() {
      const given = give();
      if (given) end(given.renderer);
    },
  };
}

/** Destroys a renderer; errors on the way don't matter. */
const end = (renderer: Promise<TableRenderer | null>) => void renderer.then((one) => one?.destroy()).catch(() => {});
