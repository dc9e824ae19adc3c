/** A stretched panel of the atlas. The shadow and the glow lie in a margin around it. */
import { Mesh, MeshGeometry } from 'pixi.js';
import { CORNER, type HudAtlas, MARGIN, STRETCHED } from './hud-atlas.ts';
import type { PanelName } from './panels.ts';
import type { Rect } from './rect.ts';

/** The rows and the nine pieces of the mesh, by their corners in four rows of four. */
const ROWS = [0, 1, 2, 3];
const PIECES = [0, 1, 2, 4, 5, 6, 8, 9, 10];

/** Returns the cuts along a length. The corners keep their size if they fit. */
const cuts = (length: number, corner: number) => [0, corner, length - corner, length];

/** Returns `x` and `y` of each corner. */
const corners = (columns: readonly number[], rows: readonly number[]) =>
  new Float32Array(ROWS.flatMap((row) => ROWS.flatMap((column) => [columns[column] ?? 0, rows[row] ?? 0])));

const uvs = corners(cuts(1, CORNER / STRETCHED), cuts(1, CORNER / STRETCHED));
const indices = new Uint32Array(PIECES.flatMap((at) => [at, at + 1, at + 5, at, at + 5, at + 4]));

/** A mesh of nine pieces, used instead of Pixi's `NineSliceSprite`: see `README.md`. */
export class Panel extends Mesh<MeshGeometry> {
  readonly #atlas: HudAtlas;

  constructor(atlas: HudAtlas, name: PanelName) {
    const geometry = new MeshGeometry({ positions: new Float32Array(2 * ROWS.length ** 2), uvs, indices });
    super({ geometry, texture: atlas.panel(name), label: `panel ${name}`, eventMode: 'none' });
    this.#atlas = atlas;
  }

  show(name: PanelName): void {
    this.texture = this.#atlas.panel(name);
    this.label = `panel ${name}`;
  }

  /** Fills the given room, in pixels at unit 1. */
  cover({ x, y, width, height }: Rect): void {
    const [across, down] = [width + 2 * MARGIN, height + 2 * MARGIN];
    const corner = Math.min(CORNER, across / 2, down / 2);
    this.position.set(x - MARGIN, y - MARGIN);
    this.geometry.positions = corners(cuts(across, corner), cuts(down, corner));
  }
}
