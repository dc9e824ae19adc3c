/** The layer that lies flat on the screen before the table. It outlives a renderer, and moves on to the next one. */
import { Container, ViewContainer } from 'pixi.js';
import { createHud, type Hud } from '../../ui/hud.ts';
import type { HudOptions } from '../../ui/hud-model.ts';
import type { AwardSlot } from '../award/award-slot.ts';
import { createStirringHands, type StirringHands } from '../hands/stirring-hands.ts';
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import type { RendererSlot } from '../renderer/renderer-slot.ts';

/** The parts of the table that the HUD lies on and between. */
interface HudTable {
  readonly slot: RendererSlot;
  readonly model: Pick<TableModel, 'held'>;
  readonly changes: TableChanges;
  readonly award: AwardSlot;
}

/** Opacity of the HUD while a tile is dragged, 0 to 1. */
const UNDER_DRAGGED = 0.5;

export class HudLayer {
  readonly hud: Hud;
  readonly hands: StirringHands;
  /** A layer over all plates, for the signs of a partner and the draw of lots. */
  readonly acting = new Container({ label: 'acting', eventMode: 'none' });
  /** A layer under all plates, for what lies on the cloth. */
  readonly cloth = new Container({ label: 'on the cloth', eventMode: 'none' });
  readonly #award: Pick<AwardSlot, 'repaint'>;

  /** Puts the layer before the present renderer, and before each later one. */
  constructor({ slot, model, changes, award }: HudTable, options: Omit<HudOptions, 'resolution'>) {
    this.#award = award;
    this.hud = createHud({ ...options, resolution: () => slot.now.resolution });
    this.hands = createStirringHands();
    // The HUD lets a tile that is dragged under it be seen.
    changes.picture.subscribe(() => {
      this.hud.container.alpha = model.held === null ? 1 : UNDER_DRAGGED;
    });
    // Hands reach in from below, over a phone's buttons, which must stay visible and usable.
    const parts = [this.cloth, award.under, this.hands.container, this.hud.container, this.acting, award.over];
    slot.each(({ root }, wasLost) => {
      if (wasLost) this.#repaint();
      this.hud.release();
      for (const part of parts) {
        part.removeFromParent();
        unload(part);
      }
      root.addChild(...parts);
    });
  }

  destroy(): void {
    this.hud.destroy();
    this.hands.destroy();
    this.acting.destroy({ children: true });
    this.cloth.destroy({ children: true });
  }

  /** A loss of the graphics context may have lost the pictures of canvases too. */
  #repaint(): void {
    this.hud.forget();
    this.hands.repaint();
    this.#award.repaint();
    for (const child of this.cloth.removeChildren()) child.destroy({ children: true });
  }
}

/** Frees everything that the previous renderer holds for the part. */
function unload(part: Container): void {
  if (part instanceof ViewContainer) part.unload();
  for (const child of part.children) unload(child);
}
