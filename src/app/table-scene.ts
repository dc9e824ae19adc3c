/** The scene of one table, as its chart uses it: loaded, drawn, joined to the views, removed. */

import { nextTask } from '../shell/next-frame.ts';
import type { SceneLoader } from '../shell/scene.machine.ts';
import { lettersOf, qualityOf, type Settings, type SettingsStore } from '../shell/store/settings.ts';
import type { TableKind } from '../table/kind.ts';
import type { Scene, SceneOptions } from '../table/scene.ts';
import type { FirstRenderer } from './first-renderer.ts';

export interface TableSceneOptions {
  readonly settings: SettingsStore;
  readonly parent: HTMLElement;
  /** The scene's options other than the settings. */
  readonly scene: Omit<SceneOptions, 'kind' | 'look' | 'onFault'>;
  /** True if places show the points that they would score. */
  makes(): boolean;
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

  const adapt = (set: Settings) => {
    drawn?.setTheme(set);
    drawn?.setNumerals(set.numerals);
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
    fetch: () => Promise.all([import('../table/scene.ts'), o.fetchKind()]),
    async draw(signal) {
      const [{ createScene }, kind] = await Promise.all([import('../table/scene.ts'), o.fetchKind()]);
      const given = settings.now;
      const quality = qualityOf(given);
      const renderer = await o.firstRenderer.take(quality);
      if (signal.aborted) return renderer?.destroy();
      const { numerals, muted, hints, memory } = given;
      const look = { quality, theme: given, numerals, muted, hints, memory, makes: o.makes(), wishes: wishesOf(given) };
      const scene = await createScene(o.parent, { ...o.scene, kind, look, onFault: o.onFault }, renderer);
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
