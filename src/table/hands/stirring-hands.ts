/** The two hands that stir the tiles, seen from above, each over its soft shadow. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import { context2dOf } from '../../ui/canvas-context.ts';
import type { TableSide } from '../space/table-side.ts';
import { forgetHandPictures, handPictures, PICTURE } from './hand-picture.ts';

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
/** Factor by which the shadow's picture is coarser than the hand's: drawn large again it is soft. */
const COARSE = 9;
const DARK = 0.5;
/**
 * If the pictures come late, the hands fade in over up to this many frames. Each frame without pictures counts
 * `MISSED`.
 */
const COMING_UP = 8;
const MISSED = 2;

/**
 * The hands are painted when first shown, and appear as soon as they are ready. They never appear if the browser cannot
 * paint them.
 */
export function createStirringHands(): StirringHands {
  const container = new Container({ label: 'stirring hands', eventMode: 'none', visible: false });
  let drawn: Drawn | null = null;
  let missed = 0;
  /** The side for which the hands are painted; null until they are first shown. */
  let side: TableSide | null = null;
  const paint = (from: TableSide) => {
    side = from;
    handPictures(from).then(
      (pictures) => {
        if (container.destroyed || side !== from) return;
        wipe();
        drawn = drawHands(container, pictures);
      },
      () => {},
    );
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
        const size = (palm / PICTURE.palm) * (1 + high * 0.08);
        const fall = palm * (NEAR + high * FAR);
        hand.position.set(at.x, at.y - high * palm * 0.15);
        shadow.position.set(at.x + fall, at.y + fall);
        hand.scale.set(size);
        shadow.scale.set(size * COARSE);
        hand.rotation = shadow.rotation = at.turn;
        hand.alpha = 1 - missed / COMING_UP;
        shadow.alpha = hand.alpha * DARK * (1 - high * 0.4);
      }
    },
    repaint() {
      forgetHandPictures();
      if (side !== null) paint(side);
    },
    destroy() {
      wipe();
      container.destroy();
    },
  };
}

interface Drawn {
  readonly textures: readonly Texture[];
  readonly pair: readonly { readonly hand: Sprite; readonly shadow: Sprite }[];
}

/** Draws a right and a left hand. The lamp is on the same side of both, so neither is the other's mirror image. */
function drawHands(container: Container, pictures: readonly HTMLCanvasElement[]): Drawn {
  const sprite = (label: string, picture: HTMLCanvasElement) => {
    const made = new Sprite({ label, texture: textureOf(picture) });
    made.anchor.set(-PICTURE.left / PICTURE.width, -PICTURE.top / PICTURE.height);
    container.addChild(made);
    return made;
  };
  const shadows = pictures.map((picture) => sprite('shadow of a hand', shadowOf(picture)));
  const pair = pictures
    .map((picture) => sprite('hand', picture))
    .map((hand, i) => ({ hand, shadow: shadows[i] ?? hand }));
  return { textures: [...shadows, ...pair.map(({ hand }) => hand)].map(({ texture }) => texture), pair };
}

const textureOf = (resource: HTMLCanvasElement) =>
  new Texture({ source: new CanvasSource({ resource, autoGenerateMipmaps: true, mipmapFilter: 'linear' }) });

function shadowOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width / COARSE;
  canvas.height = picture.height / COARSE;
  const pen = context2dOf(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = '#040308';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
