/** A picture of a day's result, for sharing. It shows the shared text and no tiles. */
import { TRIES, type Try } from '../store/days.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const IVORY = '#f6ecda';

/** The colours of the page's cloth and of its inlay. */
interface Look {
  readonly cloth: string;
  readonly deep: string;
  readonly light: string;
  readonly inlay: string;
  readonly font: string;
}

function lookOf(page: Document): Look {
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

/** Draws the picture; returns null if the browser cannot. */
export function dayPicture(
  page: Document,
  [date = '', game = '']: readonly string[],
  tries: readonly Try[],
): HTMLCanvasElement | null {
  const canvas = page.createElement('canvas');
  const context = canvas.getContext?.('2d');
  if (!context) return null;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const look = lookOf(page);
  drawCloth(context, look);
  drawEmblem(context, look);
  drawWords(context, look, date, game);
  drawTries(context, look, tries);
  return canvas;
}

/** Converts the picture to a file; resolves with null if that fails. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
  });
}

function drawCloth(context: CanvasRenderingContext2D, { cloth, deep, light, inlay }: Look): void {
  const lamp = context.createRadialGradient(WIDTH * 0.3, HEIGHT * 0.2, 0, WIDTH * 0.4, HEIGHT * 0.4, WIDTH * 0.75);
  lamp.addColorStop(0, light);
  lamp.addColorStop(0.45, cloth);
  lamp.addColorStop(1, deep);
  context.fillStyle = lamp;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = inlay;
  context.lineWidth = 3;
  context.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52);
}

/** Adds a star with eight points to the path. */
function star(context: CanvasRenderingContext2D, x: number, y: number, outer: number): void {
  context.beginPath();
  for (let corner = 0; corner < 16; corner++) {
    const angle = (Math.PI * corner) / 8;
    const radius = corner % 2 === 0 ? outer : outer / 2;
    context.lineTo(x + Math.sin(angle) * radius, y - Math.cos(angle) * radius);
  }
  context.closePath();
}

/** Draws the star of the cloth, as on the title. */
function drawEmblem(context: CanvasRenderingContext2D, { inlay }: Look): void {
  const [x, y] = [290, HEIGHT / 2];
  context.strokeStyle = inlay;
  context.fillStyle = inlay;
  context.lineJoin = 'round';
  context.lineWidth = 6;
  star(context, x, y, 190);
  context.stroke();
  context.globalAlpha = 0.18;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, 208, 0, 2 * Math.PI);
  context.stroke();
}

/** The left edge of the text, and its greatest width. */
const LEFT = 545;
const ROOM = WIDTH - LEFT - 60;

function drawWords(context: CanvasRenderingContext2D, { inlay, font }: Look, date: string, game: string): void {
  const line = (text: string, size: number, weight: number, colour: string, y: number) => {
    context.font = `${weight} ${size}px ${font}`;
    // Text that is too wide is drawn smaller.
    const { width } = context.measureText(text);
    if (width > ROOM) context.font = `${weight} ${Math.floor((size * ROOM) / width)}px ${font}`;
    context.fillStyle = colour;
    context.fillText(text, LEFT, y);
  };
  line(date, 46, 400, inlay, 200);
  line(game, 66, 700, IVORY, 296);
}

/** Draws a star for each try, filled if nobody did better, with its points. */
function drawTries(context: CanvasRenderingContext2D, { inlay, font }: Look, tries: readonly Try[]): void {
  context.font = `700 72px ${font}`;
  context.lineWidth = 5;
  for (const [n, { points, isBest }] of tries.entries()) {
    const x = LEFT + (n * ROOM) / TRIES;
    context.fillStyle = inlay;
    context.strokeStyle = inlay;
    star(context, x + 34, 416, 34);
    if (isBest) context.fill();
    context.stroke();
    context.fillStyle = IVORY;
    context.fillText(`${points ?? '–'}`, x + 84, 440);
  }
}
