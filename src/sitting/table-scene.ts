/** The scene of one table, as its chart uses it: loaded, drawn, joined to the views, removed. */

import type { Symbols } from '../art/symbols.ts';
import { inTime } from '../shell/in-time.ts';
import { nextTask } from '../shell/next-frame.ts';
import type { SceneLoader } from '../shell/scene.machine.ts';
import { lettersOf, qualityOf, type Settings, type SettingsStore } from '../shell/store/settings.ts';
import type { TableKind } from '../table/kind.ts';
import type { TableRenderer } from '../table/renderer/renderer.ts';
import type { Quality } from '../table/renderer/table-meshes.ts';
import type { Scene, SceneOptions } from '../table/scene.ts';

export interface TableSceneOptions {
  readonly settings: SettingsStore;
  readonly parent: HTMLElement;
  /** The scene's options other than the settings. */
  readonly scene: Omit<SceneOptions, 'kind' | 'sums' | 'look' | 'onFault'>;
  /** True if places show the points that they would score. */
  makes(): boolean;
  /** Returns the symbols on the tiles. */
  symbols(): Symbols;
  /** True if words have an area of their own. */
  readonly hasCaption: boolean;
  /** Loads the drawing of that kind of table. */
  fetchKind(): Promise<TableKind>;
  readonly firstRenderer: Pick<FirstRenderer, 'take'>;
  /** Called when the scene is drawn and joins the views; `onLeave` when it leaves them. */
  onJoin(scene: Scene): void;
  onLeave(): void;
  /** Called when the scene can't paint any more. */
  onFault(): void;
}

export interface TableScene extends Pick<SceneLoader, 'fetch' | 'draw' | 'join' | 'remove'> {
  /** The scene in view; null while there is none. */
  readonly now: Scene | null;
  close(): void;
}

export function createTableScene(o: TableSceneOptions): TableScene {
  const { settings } = o;
  let drawn: Scene | null = null;
  let now: Scene | null = null;
  let drawnIn = qualityOf(settings.now);
  /** Returns the player's wishes for the layout of the screen. */
  const wishesOf = (set: Settings) => ({
    letters: lettersOf(set),
    isLeftHanded: set.hand === 'left',
    hasCaption: o.hasCaption,
  });

  const fetch = async () => {
    const [{ createScene, fetchSums }, kind] = await Promise.all([import('../table/scene.ts'), o.fetchKind()]);
    return { createScene, kind, sums: await fetchSums(kind) };
  };
  const adapt = (set: Settings) => {
    drawn?.setTheme({ theme: set, symbols: o.symbols() });
    drawn?.setMuted(set.muted);
    drawn?.setHints(set.hints);
    drawn?.setMakes(o.makes());
    drawn?.setMemory(set.memory);
    drawn?.setWishes(wishesOf(set));
    if (!drawn || drawnIn === qualityOf(set)) return;
    drawnIn = qualityOf(set);
    drawn.setQuality(drawnIn).catch(o.onFault);
  };
  const stopSettings = settings.subscribe(adapt);
  return {
    get now() {
      return now;
    },
    fetch,
    async draw(signal) {
      const { createScene, kind, sums } = await fetch();
      const given = settings.now;
      const quality = qualityOf(given);
      const renderer = await o.firstRenderer.take(quality);
      if (signal.aborted) return renderer?.destroy();
      const { muted, hints, memory } = given;
      const shown = { theme: given, symbols: o.symbols(), makes: o.makes(), wishes: wishesOf(given) };
      const look = { quality, muted, hints, memory, ...shown };
      const scene = await createScene(o.parent, { ...o.scene, kind, sums, look, onFault: o.onFault }, renderer);
      // The match begins in a task of its own: the two together would keep a device busy for too long.
      await nextTask();
      if (signal.aborted) return scene.destroy();
      drawn = scene;
      drawnIn = quality;
      // Applies settings that changed while it was loading.
      if (settings.now !== given) adapt(settings.now);
    },
    join() {
      now = drawn;
      if (now) o.onJoin(now);
    },
    remove() {
      const lost = drawn;
      now = null;
      drawn = null;
      o.onLeave();
      try {
        lost?.destroy();
      } catch {
        // It is broken already, and the DOM table is there.
      }
    },
    close() {
      stopSettings();
      const left = drawn;
      now = null;
      drawn = null;
      left?.destroy();
    },
  };
}

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
