/** A panel of the atlas, stretched; the shadow and the glow lie in a margin around it. */
import { Mesh, MeshGeometry } from 'pixi.js';
import { CORNER, type HudAtlas, MARGIN, STRETCHED } from './hud-atlas.ts';
import type { PanelName } from './panels.ts';
import type { Rect } from './rect.ts';

/** The corners of nine pieces, in four rows of four. */
const ROWS = [0, 1, 2, 3];
const PIECES = [0, 1, 2, 4, 5, 6, 8, 9, 10];

/** Where the pieces of a panel are cut that is so wide, or so high: its corners keep their size as long as they have room. */
const cuts = (length: number, corner: number) => [0, corner, length - corner, length];

/** `x` and `y` of each corner of a piece. */
const corners = (columns: readonly number[], rows: readonly number[]) =>
  new Float32Array(ROWS.flatMap((row) => ROWS.flatMap((column) => [columns[column] ?? 0, rows[row] ?? 0])));

const uvs = corners(cuts(1, CORNER / STRETCHED), cuts(1, CORNER / STRETCHED));
const indices = new Uint32Array(PIECES.flatMap((at) => [at, at + 1, at + 5, at, at + 5, at + 4]));

/** Nine pieces of one mesh, in place of Pixi's `NineSliceSprite`: see `README.md`. */
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

  /** Fills that room, in pixels at unit 1. */
  cover({ x, y, width, height }: Rect): void {
    const [across, down] = [width + 2 * MARGIN, height + 2 * MARGIN];
    const corner = Math.min(CORNER, across / 2, down / 2);
    this.position.set(x - MARGIN, y - MARGIN);
    this.geometry.positions = corners(cuts(across, corner), cuts(down, corner));
  }
}
