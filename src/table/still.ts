/** A picture of the layout that the table draws by itself, for pages that tell about a game. */
import type { Situation } from '../match/ports.ts';
import type { Game } from '../rules/game.ts';
import type { Rect } from '../ui/rect.ts';
import { type PersonAtTable, TableModel } from './model/table-model.ts';
import type { Placed, Placement } from './places/placement.ts';
import { createRenderer, type TableRenderer } from './renderer/renderer.ts';
import { type Camera, PIXELS } from './space/camera.ts';
import { WHOLE } from './space/zoom.ts';
import type { ThemeNames } from './themes/theme-names.ts';

export interface StillOptions {
  /** Nobody is asked anything in a picture; the model wants to know all the same. */
  readonly person: PersonAtTable;
  readonly gameById: (id: string) => Game | undefined;
  readonly numerals: boolean;
  readonly theme: ThemeNames;
}

/** The screen that the picture is a part of, CSS pixels. */
const WIDTH = 1000;
const HEIGHT = 720;
/** Halves smaller than this show numerals, CSS pixels: a picture is shown smaller than it is drawn. */
const READABLE = 26;
/** From the middle of a tile to its end and the shadow there, in halves. */
const REACH = 1.15;

/** Draws the board as it stands, without what lies around it. Throws when the browser has no WebGL 2. */
export async function drawStill(now: Situation, o: StillOptions): Promise<HTMLCanvasElement> {
  const model = new TableModel(o.person, o.gameById);
  model.update(now);
  model.fit(WIDTH, HEIGHT, { top: 0, right: 0, bottom: 0, left: 0 });
  const placement = model.arrange(now);
  const { camera, regions } = model.surface;
  const renderer = await createRenderer('full', WIDTH, HEIGHT);
  try {
    renderer.resize(WIDTH, HEIGHT);
    write(renderer, model, placement, o);
    renderer.render();
    // At once: what was drawn is gone after this frame.
    return cutOut(renderer.canvas, around(regions.board, placement.tiles, camera), renderer.resolution);
  } finally {
    renderer.destroy();
  }
}

function write({ meshes }: TableRenderer, model: TableModel, { tiles, view }: Placement, o: StillOptions): void {
  const { camera, cloth, rack } = model.surface;
  meshes.setTheme(o.theme);
  meshes.numeralsBelow(o.numerals ? Number.MAX_VALUE : READABLE / PIXELS);
  meshes.look(camera, WIDTH, HEIGHT);
  meshes.cloth.place(cloth, rack);
  meshes.cloth.star(view.x, view.y, view.scale);
  meshes.cloth.inlay(model.inlay);
  meshes.cloth.zoom(WHOLE);
  for (const [at, placed] of tiles.entries()) meshes.tiles.write(at, placed, placed, placed.where === 'laid' ? 1 : 0);
  meshes.tiles.flush(tiles.length);
  for (const end of model.shutEnds(view)) meshes.glow.mark(end, end.why);
  meshes.glow.flush();
}

/** As much of the screen as the board takes, and tiles that lie beyond its rim, where seats leave room. */
function around(board: Rect, tiles: readonly Placed[], camera: Camera): Rect {
  const points = tiles
    .filter(({ where }) => where === 'laid')
    .flatMap(({ at: [x, y, z], scale }) =>
      [-REACH, REACH].map((d) => camera.project([x + d * scale, y + d * scale, z])),
    );
  const xs = [...points.map(({ x }) => x), board.x, board.x + board.width];
  const ys = [...points.map(({ y }) => y), board.y, board.y + board.height];
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  return {
    x: left,
    y: top,
    width: Math.min(WIDTH, Math.max(...xs)) - left,
    height: Math.min(HEIGHT, Math.max(...ys)) - top,
  };
}

/** A copy of a part of a canvas, given in CSS pixels. */
function cutOut(from: HTMLCanvasElement, part: Rect, resolution: number): HTMLCanvasElement {
  const [x, y, width, height] = [part.x, part.y, part.width, part.height].map((n) => Math.round(n * resolution));
  const copy = document.createElement('canvas');
  copy.width = width ?? 0;
  copy.height = height ?? 0;
  copy.getContext('2d')?.drawImage(from, x ?? 0, y ?? 0, copy.width, copy.height, 0, 0, copy.width, copy.height);
  return copy;
}
