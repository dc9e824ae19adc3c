/** The stage of a table, built anew behind its glass when the graphics were lost or another quality is wanted. */

import type { Glass } from '../hud/hud-layer.ts';
import type { Sight } from '../sight.ts';
import { createStage, type Stage } from './renderer.ts';
import type { Quality } from './table-meshes.ts';

export interface StagingOptions {
  /** The first stage, and its quality. */
  readonly stage: Stage;
  readonly quality: Quality;
  readonly glass: Pick<Glass, 'stand' | 'repaint' | 'destroy'>;
  /** Another stage stands in the page, and nothing is on it yet. */
  onRebuilt(): void;
  /** The graphics are lost for good. */
  onFault(error: unknown): void;
}

export interface Staging {
  readonly stage: Stage;
  /** Whether what is painted now is never seen: the device took the graphics away. */
  readonly isDark: boolean;
  /** Fits the stage to a screen of that size, CSS pixels, as it is shared out. */
  fit(sight: Pick<Sight, 'surface' | 'inlay'>, width: number, height: number): void;
  /** The device took the graphics away; the stage is to be built anew. */
  lose(): void;
  /** Builds the stage anew; it stays as it is where the browser refuses another one, unless there is nothing to stay. */
  rebuild(quality?: Quality): Promise<void>;
  destroy(): void;
}

/** Puts the first stage into the page at once. */
export function createStaging(o: StagingOptions): Staging {
  let { stage, quality } = o;
  o.glass.stand(stage);
  let isLost = false;
  /** The newest one that was asked for; none once all is gone. */
  let wanted: symbol | null = Symbol();
  return {
    get stage() {
      return stage;
    },
    get isDark() {
      return isLost || stage.isLost;
    },
    fit({ surface: { camera, cloth, rack }, inlay }, width, height) {
      stage.resize(width, height);
      stage.meshes.look(camera, width, height);
      stage.meshes.cloth.place(cloth, rack);
      stage.meshes.cloth.inlay(inlay);
    },
    lose() {
      isLost = true;
    },
    async rebuild(other = quality) {
      quality = other;
      const mine = Symbol();
      wanted = mine;
      const next = await createStage(quality, 1, 1).catch(() => null);
      if (wanted !== mine) return next?.destroy();
      if (!next) {
        if (isLost) o.onFault(new Error('the graphics are gone'));
        return;
      }
      const last = stage;
      stage = next;
      if (isLost) o.glass.repaint();
      isLost = false;
      o.glass.stand(stage);
      last.destroy();
      o.onRebuilt();
    },
    destroy() {
      wanted = null;
      o.glass.destroy();
      stage.destroy();
    },
  };
}
