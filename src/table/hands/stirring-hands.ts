/** The two hands that stir the tiles, seen from above, each over its soft shadow. */
import { Container } from 'pixi.js';
import type { TableSide } from '../space/table-side.ts';
import type { DrawnHands } from './drawn-hands.ts';

/** A hand on the screen. */
export interface SeenHand {
  /** The middle of its palm, CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** 0: in the air, 1: pressing on the tiles. */
  readonly pressure: number;
  /** Direction of the fingers, radians clockwise from straight up. */
  readonly turn: number;
}

export interface StirringHands {
  readonly container: Container;
  /**
   * Shows the right hand, then the left one; an empty list hides both. `palm` is the length of a palm in CSS pixels,
   * `from` the side of the table that they come from.
   */
  show(hands: readonly SeenHand[], palm: number, from: TableSide): void;
  /** Paints the hands again after a loss of the graphics context, if they were ever shown. */
  repaint(): void;
  destroy(): void;
}

/** Offset of the shadow of a pressing hand, and the surplus for a hand in the air, in palms. */
const NEAR = 0.07;
const FAR = 0.4;
const DARK = 0.5;
/**
 * If the pictures come late, the hands fade in over up to this many frames. Each frame without pictures counts
 * `MISSED`.
 */
const COMING_UP = 8;
const MISSED = 2;

/**
 * The hands are loaded and painted when first shown, and appear as soon as they are ready: the tiles do not wait for
 * them. They never appear if they cannot be loaded or painted.
 */
export function createStirringHands(): StirringHands {
  const container = new Container({ label: 'stirring hands', eventMode: 'none', visible: false });
  let drawn: DrawnHands | null = null;
  let missed = 0;
  /** The side for which the hands are painted; null until they are first shown. */
  let side: TableSide | null = null;
  const paint = (from: TableSide) => {
    side = from;
    import('./drawn-hands.ts')
      .then(async ({ drawHands }) => {
        const draw = await drawHands(from);
        if (container.destroyed || side !== from) return;
        wipe();
        drawn = draw(container);
      })
      .catch(() => {});
  };
  const wipe = () => {
    for (const child of container.removeChildren()) child.destroy();
    for (const texture of drawn?.textures ?? []) texture.destroy(true);
    drawn = null;
  };
  return {
    container,
    show(hands, palm, from) {
      container.visible = hands.length > 0;
      if (!container.visible) return;
      if (side !== from) {
        wipe();
        paint(from);
      }
      missed = drawn ? Math.max(0, missed - 1) : Math.min(COMING_UP, missed + MISSED);
      if (!drawn) return;
      for (const [i, { hand, shadow }] of drawn.pair.entries()) {
        const at = hands[i];
        hand.visible = shadow.visible = at !== undefined;
        if (!at) continue;
        const high = 1 - at.pressure;
        const size = (palm / drawn.palm) * (1 + high * 0.08);
        const fall = palm * (NEAR + high * FAR);
        hand.position.set(at.x, at.y - high * palm * 0.15);
        shadow.position.set(at.x + fall, at.y + fall);
        hand.scale.set(size);
        shadow.scale.set(size * drawn.coarse);
        hand.rotation = shadow.rotation = at.turn;
        hand.alpha = 1 - missed / COMING_UP;
        shadow.alpha = hand.alpha * DARK * (1 - high * 0.4);
      }
    },
    repaint() {
      drawn?.forget();
      if (side !== null) paint(side);
    },
    destroy() {
      wipe();
      container.destroy();
    },
  };
}
