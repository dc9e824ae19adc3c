/** A picture of a day's result, for sharing. It shows the shared text and no tiles. */
import { canvasOf, drawCloth, IVORY, lookOf, type PictureLook, starOn, writeOn } from '../screens/share-picture.ts';
import { TRIES, type Try } from '../store/days.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Draws the picture; returns null if the browser cannot. */
export function dayPicture(
  page: Document,
  [date = '', game = '']: readonly string[],
  tries: readonly Try[],
): HTMLCanvasElement | null {
  const created = canvasOf(page, WIDTH, HEIGHT);
  if (!created) return null;
  const { canvas, context } = created;
  const look = lookOf(page);
  drawCloth(context, look);
  drawEmblem(context, look);
  drawWords(context, look, date, game);
  drawTries(context, look, tries);
  return canvas;
}

/** Draws the star of the cloth, as on the title. */
function drawEmblem(context: CanvasRenderingContext2D, { inlay }: PictureLook): void {
  const [x, y] = [290, HEIGHT / 2];
  context.strokeStyle = inlay;
  context.fillStyle = inlay;
  context.lineJoin = 'round';
  context.lineWidth = 6;
  starOn(context, x, y, 190);
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

function drawWords(context: CanvasRenderingContext2D, look: PictureLook, date: string, game: string): void {
  const line = { x: LEFT, room: ROOM };
  writeOn(context, look, date, { ...line, y: 200, size: 46, colour: look.inlay, isBold: false });
  writeOn(context, look, game, { ...line, y: 296, size: 66, colour: IVORY, isBold: true });
}

/** Draws a star for each try, filled if nobody did better, with its points. */
function drawTries(context: CanvasRenderingContext2D, { inlay, font }: PictureLook, tries: readonly Try[]): void {
  context.font = `700 72px ${font}`;
  context.lineWidth = 5;
  for (const [n, { points, isBest }] of tries.entries()) {
    const x = LEFT + (n * ROOM) / TRIES;
    context.fillStyle = inlay;
    context.strokeStyle = inlay;
    starOn(context, x + 34, 416, 34);
    if (isBest) context.fill();
    context.stroke();
    context.fillStyle = IVORY;
    context.fillText(`${points ?? '–'}`, x + 84, 440);
  }
}
