/** The ground of pictures for sharing: cloth in the light of the lamp, with a frame; and the star of the game. */

export const IVORY = '#f6ecda';

/** The colours of the page's cloth and of its inlay. */
export interface PictureLook {
  readonly cloth: string;
  readonly deep: string;
  readonly light: string;
  readonly inlay: string;
  readonly font: string;
}

export function lookOf(page: Document): PictureLook {
  const style = page.defaultView?.getComputedStyle(page.querySelector('[data-cloth]') ?? page.documentElement);
  const value = (name: string, otherwise: string) => style?.getPropertyValue(name).trim() || otherwise;
  return {
    cloth: value('--sea', '#0e3160'),
    deep: value('--sea-deep', '#061a35'),
    light: value('--sea-light', '#1c4f8c'),
    inlay: value('--cloth-inlay', '#d08b56'),
    font: value('--font', 'serif'),
  };
}

/** Converts the picture to a file; resolves with null if that fails. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
  });
}

/** Creates a canvas and its context; returns null if the browser cannot. */
export function canvasOf(page: Document, width: number, height: number) {
  const canvas = page.createElement('canvas');
  const context = canvas.getContext?.('2d');
  if (!context) return null;
  canvas.width = width;
  canvas.height = height;
  return { canvas, context };
}

/** Fills the whole canvas with the cloth, and frames it. */
export function drawCloth(context: CanvasRenderingContext2D, { cloth, deep, light, inlay }: PictureLook): void {
  const { width, height } = context.canvas;
  const lamp = context.createRadialGradient(
    width * 0.3,
    height * 0.2,
    0,
    width * 0.4,
    height * 0.4,
    Math.max(width, height) * 0.75,
  );
  lamp.addColorStop(0, light);
  lamp.addColorStop(0.45, cloth);
  lamp.addColorStop(1, deep);
  context.fillStyle = lamp;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = inlay;
  context.lineWidth = 3;
  context.strokeRect(26, 26, width - 52, height - 52);
}

/** A line of text in a picture. */
interface PictureText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The greatest width; text that is wider is drawn smaller. */
  readonly room: number;
  readonly colour: string;
  readonly isBold: boolean;
}

export function writeOn(
  context: CanvasRenderingContext2D,
  { font }: PictureLook,
  text: string,
  { x, y, size, room, colour, isBold }: PictureText,
): void {
  const fontOf = (height: number) => `${isBold ? 700 : 400} ${height}px ${font}`;
  context.font = fontOf(size);
  const { width } = context.measureText(text);
  if (width > room) context.font = fontOf(Math.floor((size * room) / width));
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** Adds a star with eight points to the path. */
export function starOn(context: CanvasRenderingContext2D, x: number, y: number, outer: number): void {
  context.beginPath();
  for (let corner = 0; corner < 16; corner++) {
    const angle = (Math.PI * corner) / 8;
    const radius = corner % 2 === 0 ? outer : outer / 2;
    context.lineTo(x + Math.sin(angle) * radius, y - Math.cos(angle) * radius);
  }
  context.closePath();
}
