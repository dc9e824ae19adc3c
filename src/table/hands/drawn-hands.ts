/** The sprites of the hands that stir, and of their shadows. */
import { CanvasSource, type Container, Sprite, Texture } from 'pixi.js';
import { context2dOf } from '../../ui/canvas-context.ts';
import type { TableSide } from '../space/table-side.ts';
import { forgetHandPictures, handPictures, PICTURE } from './hand-picture.ts';

export interface DrawnHands {
  readonly textures: readonly Texture[];
  /** The right hand, then the left one. */
  readonly pair: readonly { readonly hand: Sprite; readonly shadow: Sprite }[];
  /** The length of a palm in pixels of the hand's picture. */
  readonly palm: number;
  /** Factor by which the shadow's picture is coarser than the hand's: drawn large again it is soft. */
  readonly coarse: number;
  /** Makes the next call of `drawHands` paint the hands again. */
  forget(): void;
}

const COARSE = 9;

/**
 * Paints the hands for that side of the table, and returns what puts them into a container. The lamp is on the same side
 * of both, so neither is the other's mirror image. Rejects without a 2d canvas.
 */
export async function drawHands(from: TableSide): Promise<(container: Container) => DrawnHands> {
  const pictures = await handPictures(from);
  return (container) => {
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
    const textures = [...shadows, ...pair.map(({ hand }) => hand)].map(({ texture }) => texture);
    return { textures, pair, palm: PICTURE.palm, coarse: COARSE, forget: forgetHandPictures };
  };
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
