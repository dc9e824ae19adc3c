/** The boneyard: tiles face down at the rim, side by side if there is room, else leaning on one another. */
import { around, type Point, type Rect } from '../../ui/rect.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { type Pose, turnAbout, turned } from '../space/vectors.ts';
import type { TableSurface } from './surface.ts';

/** Footprint of a tile with the air around it, in half-tile sides. */
const BROAD = 1.08;
const LONG = 2.14;
/** The least part of a tile that shows from under the next one, in half-tile sides. */
const LEAST_STEP = 0.44;
/** The steepest lean of tiles, radians: their backs must be seen, not a row of edges. */
const STEEPEST = 0.4;
/** The most rows of a pile, and of a set that lies spread. */
const ROWS = { pile: 6, spread: 12 } as const;
/** The part of the board that stays empty at each rim of a spread set. */
const RIM = 0.03;
/** Factor by which a tile that lies flat, clear of others, is worth more than its size. */
const FLAT = 1.6;

const FACE_DOWN = turnAbout('y', Math.PI);

interface Pile {
  readonly rect: Rect;
  readonly rows: number;
  readonly columns: number;
  /** Side of a half-tile, CSS pixels. */
  readonly side: number;
  /** Distance from one tile to the next, in half-tile sides. */
  readonly step: number;
}

/** The worth of a pile: its size, more for tiles that lie flat. */
const worth = ({ side, step }: Pick<Pile, 'side' | 'step'>) => side * (step > 1 ? FLAT : 1);

/** Returns the pile of so many tiles in which they are largest, in one of these rectangles. */
const pileFor = (count: number, rects: readonly [Rect, ...Rect[]], largest: number, most: number): Pile =>
  rects
    .map((rect) => pileInside(count, rect, largest, most))
    .reduce((best, pile) => (worth(pile) > worth(best) ? pile : best));

function pileInside(count: number, rect: Rect, largest: number, most: number): Pile {
  let best: Pile = { rect, rows: 1, columns: count, side: 0, step: BROAD };
  for (let rows = 1; rows <= most; rows++) {
    const columns = Math.ceil(count / rows);
    const tall = rect.height / rows / LONG;
    const leaning = rect.width / ((columns - 1) * LEAST_STEP + BROAD);
    const side = Math.min(tall, leaning, largest);
    const step = columns > 1 ? Math.min(BROAD, (rect.width / side - BROAD) / (columns - 1)) : BROAD;
    if (worth({ side, step }) > worth(best) * 1.02) best = { rect, rows, columns, side, step };
  }
  return best;
}

/** Returns a fixed number from −1 to 1 for a place in the pile: hands never put tiles down quite straight. */
const careless = (n: number) => ((n * 0.754877 + 0.31) % 1) * 2 - 1;

/**
 * Returns the poses of all `whole` places of the pile; a tile keeps its place however many are gone. The places lie in
 * reading order in one of the rectangles of the screen, in which they are largest, in at most `most` rows.
 */
export function pileIn(
  surface: TableSurface,
  rects: readonly [Rect, ...Rect[]],
  whole: number,
  largest: number,
  most: number = ROWS.pile,
): Pose[] {
  const { rect, rows, columns, side, step } = pileFor(whole, rects, largest, most);
  const { camera } = surface;
  const lean = step >= 1 ? 0 : Math.min(STEEPEST, Math.asin(Math.min(1, (2 * HALF_THICK) / step)));
  return Array.from({ length: whole }, (_, i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const x = rect.x + rect.width / 2 + (column - (columns - 1) / 2) * step * side;
    const y = rect.y + rect.height / 2 + (row - (rows - 1) / 2) * LONG * side;
    const scale = side / surface.pixelsAt(camera.ground(x, y));
    const height = scale * (HALF_THICK * Math.cos(lean) + 0.486 * Math.sin(lean));
    const askew = turnAbout('z', careless(i) * (lean > 0 ? 0.02 : 0.05));
    return {
      at: camera.ground(x, y, height),
      turn: turned(turned(askew, turnAbout('y', lean)), FACE_DOWN),
      scale,
    };
  });
}

/** 1.13: returns the poses of a whole set that lies spread on the cloth, for the seats to take their tiles from. */
export const spreadIn = (surface: TableSurface, whole: number, largest: number): Pose[] =>
  pileIn(surface, [inset(surface.regions.board)], whole, largest, ROWS.spread);

const inset = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * RIM,
  y: y + height * RIM,
  width: width * (1 - 2 * RIM),
  height: height * (1 - 2 * RIM),
});

/** Returns the upper left corner of those tiles of a pile, CSS pixels; `null` if there are none. */
export function pileCornerOf({ camera, pixelsAt }: TableSurface, poses: readonly Pose[]): Point | null {
  if (poses.length === 0) return null;
  const { x, y } = around(
    poses.map(({ at, scale }) => {
      const middle = camera.project(at);
      // A tile is two halves high, and stands upright there.
      const half = scale * pixelsAt(at);
      return { x: middle.x - half / 2, y: middle.y - half };
    }),
  );
  return { x, y };
}

/** Turn of each tile of a stack from the one below it, radians. */
const CROSSED = 0.32;

/**
 * Returns tiles out of play (1.1), stacked in the middle of the rectangle, so that nobody takes them for a boneyard.
 */
export function stackIn(surface: TableSurface, rect: Rect, count: number, largest: number): Pose[] {
  const { camera } = surface;
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  const side = Math.min(rect.height / LONG, rect.width / LONG, largest);
  const scale = side / surface.pixelsAt(camera.ground(x, y));
  return Array.from({ length: count }, (_, i) => ({
    at: camera.ground(x, y, scale * HALF_THICK * (2 * i + 1)),
    turn: turned(turnAbout('z', Math.PI / 2 + (i - (count - 1) / 2) * CROSSED), FACE_DOWN),
    scale,
  }));
}
