/** A picture of the layout that the table draws by itself, for pages that tell about a game. */
import type { Situation } from '../match/ports.ts';
import type { Game } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';
import type { Rect } from '../ui/rect.ts';
import type { Placed } from './places/place.ts';
import { createStage } from './renderer/renderer.ts';
import { createSight } from './sight.ts';
import { type Camera, PIXELS } from './space/camera.ts';
import { WHOLE } from './space/zoom.ts';
import type { ThemeNames } from './themes/theme-names.ts';

export interface StillOptions {
  /** Nobody is asked anything in a picture; the sight wants to know all the same. */
  readonly desk: Desk;
  readonly rack: Rack;
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
  const sight = createSight(o.desk, o.rack, o.gameById);
  sight.meet(now);
  sight.share(WIDTH, HEIGHT, { top: 0, right: 0, bottom: 0, left: 0 });
  const { tiles, view } = sight.arrange(now);
  const { camera, cloth, rack, regions } = sight.surface;
  const stage = await createStage('full', WIDTH, HEIGHT);
  try {
    const { meshes } = stage;
    stage.resize(WIDTH, HEIGHT);
    meshes.dress(o.theme);
    meshes.look(camera, WIDTH, HEIGHT);
    meshes.cloth.place(cloth, rack);
    meshes.cloth.star(view.x, view.y, view.scale);
    meshes.cloth.inlay(sight.inlay);
    meshes.cloth.look(WHOLE);
    meshes.numeralsBelow(o.numerals ? Number.MAX_VALUE : READABLE / PIXELS);
    for (const [at, placed] of tiles.entries()) meshes.tile(at, placed, placed, placed.where === 'laid' ? 1 : 0);
    const shut = sight.shut(view);
    for (const [i, end] of shut.entries()) meshes.shut(i, end, end.why);
    meshes.flush(tiles.length, shut.length);
    stage.render();
    // At once: what was drawn is gone after this frame.
    return cutOut(stage.canvas, around(regions.board, tiles, camera), stage.resolution);
  } finally {
    stage.destroy();
  }
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
