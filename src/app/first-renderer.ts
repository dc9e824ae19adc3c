/** The renderer of the first match, begun while its table is still being set up: graphics prepare themselves beside us. */

import { inTime } from '../shell/in-time.ts';
import type { TableRenderer } from '../table/renderer/renderer.ts';
import type { Quality } from '../table/renderer/table-meshes.ts';

/** How long the renderer of a scene whose files are there is waited for, milliseconds: it takes moments, or something is wrong. */
export const PATIENCE = 3000;

export interface FirstRenderer {
  /** Begins one; to be called once. */
  begin(quality: Quality): void;
  /** Hands it over when it is ready, once; `null` where there is none, none of that quality, none in time, or none any more. */
  take(quality: Quality): Promise<TableRenderer | null>;
  close(): void;
}

/** One that comes when nobody waits for it any more is destroyed. */
export function createFirstRenderer(): FirstRenderer {
  let begun: { readonly quality: Quality; readonly renderer: Promise<TableRenderer | null> } | null = null;
  const give = () => {
    const given = begun;
    begun = null;
    return given;
  };
  return {
    begin(quality) {
      const renderer = import('../table/scene.ts').then(({ createWarmRenderer }) => createWarmRenderer(quality));
      // Whoever wants it makes another one, and says what is wrong.
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

/** One that breaks as it ends has ended too. */
const end = (renderer: Promise<TableRenderer | null>) => void renderer.then((one) => one?.destroy()).catch(() => {});
