/** The scene of one table, as its chart asks for it: fetched, drawn, joined to the views, taken away. */

import { nextTask } from '../shell/next-frame.ts';
import type { SceneLoader } from '../shell/scene.machine.ts';
import { lettersOf, qualityOf, type Settings, type SettingsStore } from '../shell/store/settings.ts';
import type { TableKind } from '../table/kind.ts';
import type { Scene, SceneOptions } from '../table/scene.ts';
import type { FirstRenderer } from './first-renderer.ts';

export interface TableSceneOptions {
  readonly settings: SettingsStore;
  readonly parent: HTMLElement;
  /** What the scene is given beside the settings. */
  readonly scene: Omit<SceneOptions, 'kind' | 'look' | 'onFault'>;
  /** Whether places show what they would make. */
  makes(): boolean;
  /** Whether words have room of their own. */
  readonly hasCaption: boolean;
  /** Fetches what draws a table of that kind. */
  fetchKind(): Promise<TableKind>;
  readonly firstRenderer: Pick<FirstRenderer, 'take'>;
  /** It is drawn, and becomes a view; `leave` is its end as one. */
  onJoin(scene: Scene): void;
  onLeave(): void;
  /** It can paint nothing more. */
  onFault(): void;
}

export interface TableScene extends Pick<SceneLoader, 'fetch' | 'draw' | 'join' | 'remove'> {
  /** The scene that is looked at; `null` while there is none. */
  readonly now: Scene | null;
  close(): void;
}

export function createTableScene(o: TableSceneOptions): TableScene {
  const { settings } = o;
  let drawn: Scene | null = null;
  let now: Scene | null = null;
  let drawnIn = qualityOf(settings.now);
  /** How the player wants the screen shared out. */
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
      // What was set while it was on its way.
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
        // It is broken already; the DOM table stands.
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
