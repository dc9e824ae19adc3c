/** Pictures of the layout that the table draws by itself, for pages that tell about a game. */
import type { Situation } from '../match/ports.ts';
import type { Game } from '../rules/game.ts';
import type { Rect } from '../ui/rect.ts';
import type { TableKind } from './kind.ts';
import { type PersonAtTable, TableModel } from './model/table-model.ts';
import type { Placed, Placement } from './places/placement.ts';
import { createRenderer, type TableRenderer } from './renderer/renderer.ts';
import { type Camera, PIXELS } from './space/camera.ts';
import { WHOLE } from './space/zoom.ts';
import type { ThemeNames } from './themes/theme-names.ts';

/** The whole board, to be read; or what lies on it, small. */
export type StillKind = 'board' | 'card';

interface StillOptions {
  /** Nobody is asked anything in a picture; the model wants to know all the same. */
  readonly person: PersonAtTable;
  readonly kind: TableKind;
  readonly gameById: (id: string) => Game | undefined;
  readonly numerals: boolean;
  readonly theme: ThemeNames;
}

/** Draws one picture after the other by the same graphics. */
export interface StillPainter {
  draw(now: Situation, options: StillOptions): HTMLCanvasElement;
  /** Gives the graphics back. */
  close(): void;
}

/** The screen that a picture is a part of, CSS pixels. */
const WIDTH = 1000;
const HEIGHT = 720;
/** Halves smaller than this show numerals, CSS pixels: a picture is shown smaller than it is drawn. */
const READABLE = 26;
/** From the middle of a tile to its end and the shadow there, in halves. */
const REACH = 1.15;
/** A card's picture: its size, device pixels; the screen's device pixels for one of CSS; and what lies free around the layout. */
const CARD = { width: 384, height: 288, ratio: 0.75, margin: 26 } as const;

/** Throws when the browser has no WebGL 2. */
export async function createStillPainter(kind: StillKind): Promise<StillPainter> {
  const isCard = kind === 'card';
  // So small, nobody sees a difference, and there are many of them.
  const renderer = await createRenderer(isCard ? 'low' : 'full', WIDTH, HEIGHT);
  return {
    draw(now, o) {
      const model = new TableModel(o.person, o.kind, o.gameById);
      model.update(now);
      model.fit(WIDTH, HEIGHT, { top: 0, right: 0, bottom: 0, left: 0 });
      const placement = model.arrange(now);
      const { camera, regions } = model.surface;
      renderer.resize(WIDTH, HEIGHT, isCard ? CARD.ratio : devicePixelRatio);
      renderer.meshes.numeralsBelow(o.numerals ? Number.MAX_VALUE : isCard ? 0 : READABLE / PIXELS);
      write(renderer, model, placement, o.theme);
      renderer.render();
      // At once: what was drawn is gone after this frame.
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
  meshes.look(camera, WIDTH, HEIGHT);
  meshes.cloth.place(cloth, rack);
  meshes.cloth.star(...model.inlaidAt(view), view.scale);
  meshes.cloth.inlay(model.inlay, model.kind.bands);
  meshes.cloth.zoom(WHOLE);
  for (const [at, placed] of tiles.entries()) meshes.tiles.write(at, placed, placed, placed.where === 'laid' ? 1 : 0);
  meshes.tiles.flush(tiles.length);
  meshes.glow.clear();
  for (const end of model.shutEnds(view)) meshes.glow.mark(end, end.why);
  meshes.glow.flush();
}

/** Where tiles lie on the screen, as far as they reach. */
function reachOf(tiles: readonly Placed[], camera: Camera) {
  const points = tiles.flatMap(({ at: [x, y, z], scale }) =>
    [-REACH, REACH].map((d) => camera.project([x + d * scale, y + d * scale, z])),
  );
  return { xs: points.map(({ x }) => x), ys: points.map(({ y }) => y) };
}

/** As much of the screen as the board takes, and tiles that lie beyond its rim, where seats leave room. */
function around(board: Rect, tiles: readonly Placed[], camera: Camera): Rect {
  const { xs, ys } = reachOf(
    tiles.filter(({ where }) => where === 'laid'),
    camera,
  );
  return within([board.x, ...xs, board.x + board.width], [board.y, ...ys, board.y + board.height]);
}

/** The part of the screen that the picture of a card shows, in its proportions: the layout, and a hand that lies open. */
function cardOf(tiles: readonly Placed[], camera: Camera): Rect {
  const isInRows = tiles.some(({ isBehind }) => isBehind);
  const { xs, ys } = reachOf(
    tiles.filter(({ where }) => where === 'laid' || (isInRows && where === 'own')),
    camera,
  );
  const lying = within(xs, ys);
  const [width, height] = [lying.width + 2 * CARD.margin, lying.height + 2 * CARD.margin];
  const scale = Math.max(width / CARD.width, height / CARD.height, 1);
  const whole = Math.min(scale, WIDTH / CARD.width, HEIGHT / CARD.height);
  const part = { width: CARD.width * whole, height: CARD.height * whole };
  const x = lying.x + lying.width / 2 - part.width / 2;
  const y = lying.y + lying.height / 2 - part.height / 2;
  return {
    x: Math.min(Math.max(0, x), WIDTH - part.width),
    y: Math.min(Math.max(0, y), HEIGHT - part.height),
    ...part,
  };
}

/** The rectangle of the screen around these points. */
function within(xs: readonly number[], ys: readonly number[]): Rect {
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  return {
    x: left,
    y: top,
    width: Math.min(WIDTH, Math.max(...xs)) - left,
    height: Math.min(HEIGHT, Math.max(...ys)) - top,
  };
}

/** A copy of a part of a canvas, given in CSS pixels, in so many device pixels. */
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
