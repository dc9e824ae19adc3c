/** Pictures of the layout without a match, for pages about a game. */
import type { Symbols } from '../art/symbols.ts';
import type { Situation } from '../match/ports.ts';
import type { Game } from '../rules/game.ts';
import type { Rect } from '../ui/rect.ts';
import { withDrawing } from './fetch-drawing.ts';
import type { DrawnKind } from './kinds/drawn-kind.ts';
import { type PersonAtTable, TableModel } from './model/table-model.ts';
import type { Placed, Placement } from './places/placement.ts';
import { createRenderer, type TableRenderer } from './renderer/renderer.ts';
import { type Camera, PIXELS } from './space/camera.ts';
import { WHOLE } from './space/zoom.ts';
import type { ThemeNames } from './themes/theme-names.ts';

/** The whole board, to be read; or the tiles on it, small. */
export type StillKind = 'board' | 'card';

interface StillOptions {
  /** The model's person; a picture has no questions. */
  readonly person: PersonAtTable;
  readonly kind: DrawnKind;
  readonly game: Game;
  readonly symbols: Symbols;
  readonly theme: ThemeNames;
}

/** Draws one picture after the other with the same graphics context. */
export interface StillPainter {
  draw(now: Situation, options: StillOptions): Promise<HTMLCanvasElement>;
  /** Releases the graphics context. */
  close(): void;
}

/** The screen that a picture is a part of, CSS pixels. */
export const PICTURE = { width: 1000, height: 720 } as const;
/** Halves smaller than this show numerals, CSS pixels: a picture is shown smaller than it is drawn. */
const READABLE = 26;
/** From the middle of a tile to its end and the shadow there, in halves. */
const REACH = 1.15;
/**
 * A card's picture: its size in device pixels, the device pixels of one CSS pixel, and the free margin around the
 * layout.
 */
const CARD = { width: 384, height: 288, ratio: 0.75, margin: 26 } as const;

/** Creates the painter. Throws if the browser has no WebGL 2. */
export async function createStillPainter(kind: StillKind): Promise<StillPainter> {
  const isCard = kind === 'card';
  // At this size nobody sees a difference, and there are many cards.
  const renderer = await createRenderer(isCard ? 'low' : 'full', PICTURE.width, PICTURE.height);
  return {
    async draw(now, o) {
      const { drawMore } = await withDrawing(o.kind, o.game);
      const model = new TableModel(o.person, o.kind, o.game);
      model.update(now);
      model.fit(PICTURE.width, PICTURE.height, { top: 0, right: 0, bottom: 0, left: 0 });
      const placement = model.arrange(now);
      const { camera, regions } = model.surface;
      renderer.resize(PICTURE.width, PICTURE.height, isCard ? CARD.ratio : devicePixelRatio);
      renderer.meshes.setSymbols(o.symbols, isCard ? 0 : READABLE / PIXELS);
      write(renderer, model, placement, o.theme);
      renderer.meshes.hideExtras();
      drawMore?.(renderer.meshes, model, placement.view);
      renderer.render();
      // At once: the drawing is gone after this frame.
      const { canvas, resolution } = renderer;
      if (isCard) return cutOut(canvas, cardOf(placement.tiles, camera), resolution, CARD);
      const part = around(regions.board, placement.tiles, camera);
      return cutOut(canvas, part, resolution, { width: part.width * resolution, height: part.height * resolution });
    },
    close: () => renderer.destroy(),
  };
}

function write({ meshes }: TableRenderer, model: TableModel, { tiles, view }: Placement, theme: ThemeNames): void {
  const { camera, cloth, rack } = model.surface;
  meshes.setTheme(theme);
  meshes.look(camera, PICTURE.width, PICTURE.height);
  meshes.cloth.place(cloth, rack);
  meshes.cloth.star(...model.board.inlaidAt(view), view.scale);
  meshes.cloth.inlay(model.board.inlay, model.kind.bands);
  meshes.cloth.zoom(WHOLE);
  for (const [at, placed] of tiles.entries()) meshes.tiles.write(at, placed, placed, placed.where === 'laid' ? 1 : 0);
  meshes.tiles.flush(tiles.length);
  meshes.glow.clear();
  for (const end of model.shutEnds(view)) meshes.glow.mark(end, end.why);
  meshes.glow.flush();
}

/** Returns the reach of tiles on the screen. */
function reachOf(tiles: readonly Placed[], camera: Camera) {
  const points = tiles.flatMap(({ at: [x, y, z], scale }) =>
    [-REACH, REACH].map((d) => camera.project([x + d * scale, y + d * scale, z])),
  );
  return { xs: points.map(({ x }) => x), ys: points.map(({ y }) => y) };
}

/** Returns the part of the screen that the board takes, with tiles that lie beyond its rim. */
function around(board: Rect, tiles: readonly Placed[], camera: Camera): Rect {
  const { xs, ys } = reachOf(
    tiles.filter(({ where }) => where === 'laid'),
    camera,
  );
  return within([board.x, ...xs, board.x + board.width], [board.y, ...ys, board.y + board.height]);
}

/** Returns the part of the screen for a card's picture, in its proportions: the layout, and a hand that lies open. */
function cardOf(tiles: readonly Placed[], camera: Camera): Rect {
  const isInRows = tiles.some(({ isBehind }) => isBehind);
  const { xs, ys } = reachOf(
    tiles.filter(({ where }) => where === 'laid' || (isInRows && where === 'own')),
    camera,
  );
  const lying = within(xs, ys);
  const [width, height] = [lying.width + 2 * CARD.margin, lying.height + 2 * CARD.margin];
  const scale = Math.max(width / CARD.width, height / CARD.height, 1);
  const whole = Math.min(scale, PICTURE.width / CARD.width, PICTURE.height / CARD.height);
  const part = { width: CARD.width * whole, height: CARD.height * whole };
  const x = lying.x + lying.width / 2 - part.width / 2;
  const y = lying.y + lying.height / 2 - part.height / 2;
  return {
    x: Math.min(Math.max(0, x), PICTURE.width - part.width),
    y: Math.min(Math.max(0, y), PICTURE.height - part.height),
    ...part,
  };
}

/** Returns the rectangle of the screen around these points. */
function within(xs: readonly number[], ys: readonly number[]): Rect {
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  return {
    x: left,
    y: top,
    width: Math.min(PICTURE.width, Math.max(...xs)) - left,
    height: Math.min(PICTURE.height, Math.max(...ys)) - top,
  };
}

/** Returns a copy of a part of a canvas, given in CSS pixels, with `size` in device pixels. */
function cutOut(from: HTMLCanvasElement, part: Rect, resolution: number, size: Pick<Rect, 'width' | 'height'>) {
  const [x, y, width, height] = [part.x, part.y, part.width, part.height].map((n) => Math.round(n * resolution));
  const copy = document.createElement('canvas');
  copy.width = Math.round(size.width);
  copy.height = Math.round(size.height);
  const context = copy.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(from, x ?? 0, y ?? 0, width ?? 0, height ?? 0, 0, 0, copy.width, copy.height);
  return copy;
}
