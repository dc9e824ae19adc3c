/** The pictures for sharing a day's results or a mosaic. They show how it went, and no tiles, numbers or signs. */
import { earthColour } from '../../art/earths.ts';
import { canvasOf, drawCloth, IVORY, lookOf, type PictureLook, starOn, writeOn } from '../screens/share-picture.ts';
import { TRIES, type Try } from '../store/days.ts';
import { STRIP_LETTERS, type StripLetter } from './deal-strip.ts';
import { placesOfShape } from './mosaic-shape.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** A day's results as a picture shows them. */
export interface DayCard {
  readonly date: string;
  /** The game of the deal with its tries; `null` if none is over. */
  readonly deal: {
    readonly game: string;
    readonly tries: readonly Try[];
    readonly strip: readonly StripLetter[];
  } | null;
  /** The shapes of the day's mosaics, `null` for one that is not solved; empty if none is solved. */
  readonly mosaics: readonly { readonly shape: string | null; readonly time: string | null }[];
  /** The name of the mosaics' game. */
  readonly mosaic: string;
}

/** The left edge of the text, and its greatest width. */
const LEFT = 545;
const ROOM = WIDTH - LEFT - 60;

/** Draws the picture of a day; returns null if the browser cannot. */
export function dayPicture(page: Document, { date, deal, mosaics, mosaic }: DayCard): HTMLCanvasElement | null {
  const drawn = groundOf(page);
  if (!drawn) return null;
  const { canvas, context, look } = drawn;
  if (mosaics.length > 0) drawDayMosaics(context, look, mosaics);
  else drawEmblem(context, look);
  const line = { x: LEFT, room: ROOM };
  writeOn(context, look, date, { ...line, y: 190, size: 46, colour: look.inlay, isBold: false });
  writeOn(context, look, deal?.game ?? mosaic, { ...line, y: 286, size: 66, colour: IVORY, isBold: true });
  if (deal) {
    drawTries(context, look, deal.tries);
    drawStrip(context, look, deal.strip);
  }
  return canvas;
}

/** Draws the picture of one mosaic, with a line about it and another below. */
export function mosaicPicture(
  page: Document,
  shape: string,
  lines: readonly [string, string],
): HTMLCanvasElement | null {
  const drawn = groundOf(page);
  if (!drawn) return null;
  const { canvas, context, look } = drawn;
  drawMosaic(context, look, shape, { x: 300, y: HEIGHT / 2, side: 400 });
  const line = { x: LEFT + 20, room: ROOM - 20 };
  writeOn(context, look, lines[0], { ...line, y: 300, size: 54, colour: IVORY, isBold: true });
  writeOn(context, look, lines[1], { ...line, y: 380, size: 46, colour: look.inlay, isBold: false });
  return canvas;
}

function groundOf(page: Document) {
  const created = canvasOf(page, WIDTH, HEIGHT);
  if (!created) return null;
  const look = lookOf(page);
  drawCloth(created.context, look);
  return { ...created, look };
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

/** Draws a star for each try, filled if nobody did better, with its points. */
function drawTries(context: CanvasRenderingContext2D, { inlay, font }: PictureLook, tries: readonly Try[]): void {
  context.font = `700 72px ${font}`;
  context.lineWidth = 5;
  for (const [n, { points, isBest }] of tries.entries()) {
    const x = LEFT + (n * ROOM) / TRIES;
    context.fillStyle = inlay;
    context.strokeStyle = inlay;
    starOn(context, x + 34, 396, 34);
    if (isBest) context.fill();
    context.stroke();
    context.fillStyle = IVORY;
    context.fillText(`${points ?? '–'}`, x + 84, 420);
  }
}

/** Draws the course of a try: an upright tile for each tile played, an empty one for a pass, a cross for a draw. */
function drawStrip(context: CanvasRenderingContext2D, { inlay }: PictureLook, strip: readonly StripLetter[]): void {
  const step = Math.min(34, ROOM / Math.max(1, strip.length));
  const [width, height, top] = [step * 0.62, Math.min(46, step * 1.5), 480];
  context.lineWidth = 3;
  for (const [n, letter] of strip.entries()) {
    const x = LEFT + n * step;
    context.fillStyle = letter === STRIP_LETTERS[1] ? inlay : IVORY;
    context.strokeStyle = IVORY;
    context.beginPath();
    if (letter === 'd') {
      const [middle, across] = [top + height / 2, width / 2];
      context.moveTo(x, middle);
      context.lineTo(x + width, middle);
      context.moveTo(x + across, middle - across);
      context.lineTo(x + across, middle + across);
      context.stroke();
    } else if (letter === 'p') context.strokeRect(x + 1.5, top + 1.5, width - 3, height - 3);
    else context.fillRect(x, top, width, height);
  }
}

/** The middles and sides of the three mosaics of a day, the smallest first. */
const DAY_ROOMS = [
  { x: 155, y: 150, side: 140 },
  { x: 365, y: 165, side: 180 },
  { x: 275, y: 430, side: 290 },
] as const;

function drawDayMosaics(context: CanvasRenderingContext2D, look: PictureLook, mosaics: DayCard['mosaics']): void {
  for (const [n, { shape, time }] of mosaics.entries()) {
    const room = DAY_ROOMS[n];
    if (!room) continue;
    if (shape === null) drawMissing(context, look, room);
    else drawMosaic(context, look, shape, room);
    if (time === null) continue;
    context.textAlign = 'center';
    writeOn(context, look, time, {
      x: room.x,
      y: room.y + room.side / 2 + 30,
      size: 26,
      room: room.side,
      colour: IVORY,
      isBold: false,
    });
    context.textAlign = 'start';
  }
}

interface MosaicRoom {
  /** The middle, and the side of the square around it. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function drawMissing(context: CanvasRenderingContext2D, { inlay }: PictureLook, { x, y, side }: MosaicRoom): void {
  context.strokeStyle = inlay;
  context.lineWidth = 3;
  context.strokeRect(x - side / 3, y - side / 3, (side * 2) / 3, (side * 2) / 3);
}

/** Draws the fields of a mosaic as stones, with narrow joints within a field and broad ones between fields. */
function drawMosaic(
  context: CanvasRenderingContext2D,
  { inlay }: Pick<PictureLook, 'inlay'>,
  shape: string,
  { x, y, side }: MosaicRoom,
): void {
  const places = placesOfShape(shape);
  const rows = 1 + Math.max(...places.map(({ row }) => row));
  const columns = 1 + Math.max(...places.map(({ column }) => column));
  const cell = side / Math.max(rows, columns);
  const [left, top] = [x - (columns * cell) / 2, y - (rows * cell) / 2];
  const fieldAt = new Map(places.map(({ row, column, field }) => [`${row} ${column}`, field]));
  context.fillStyle = inlay;
  for (const { row, column } of places)
    context.fillRect(left + column * cell - 2, top + row * cell - 2, cell + 4, cell + 4);
  for (const { row, column, field, earth } of places) {
    const joint = (down: number, right: number) =>
      cell * (fieldAt.get(`${row + down} ${column + right}`) === field ? 0.02 : 0.07);
    const [above, below, before, after] = [joint(-1, 0), joint(1, 0), joint(0, -1), joint(0, 1)];
    context.fillStyle = earthColour(earth);
    context.fillRect(
      left + column * cell + before,
      top + row * cell + above,
      cell - before - after,
      cell - above - below,
    );
  }
}
