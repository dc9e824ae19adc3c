/** A mosaic in two meshes: its stones, which are painted with the cloth, and the plaques with its signs. */
import type { Buffer, CanvasSource, Geometry, UniformGroup } from 'pixi.js';
import type { Extra, ExtraParts } from '../extras.ts';
import type { TableMesh } from '../mesh.ts';
import { MosaicData, type MosaicLook, STATES } from './mosaic-data.ts';
import { mosaicFragment } from './mosaic-shader.ts';
import { PLAQUE_VERTEX, plaqueFragment } from './plaque-shader.ts';
import { drawSigns, SIGN_COLUMNS, SIGN_ROWS } from './sign-atlas.ts';

/** A plaque: its middle, half its width and half its height, half-tile sides around the middle of the mosaic. */
export interface Plaque {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly along: number;
  readonly field: number;
  /** Its letters. */
  readonly sign: string;
}

/** The most plaques: as many signs have room in the picture. */
const MOST = SIGN_COLUMNS * SIGN_ROWS;
/** Numbers of a corner: which one it is, the box, and what is shown. */
const FLOATS = 9;
const CORNERS = [-1, -1, 1, -1, 1, 1, -1, 1] as const;

export class MosaicMeshes implements Extra {
  readonly ground: TableMesh;
  readonly above: TableMesh;
  readonly #data: MosaicData;
  readonly #numbers = new Float32Array(4);
  readonly #size: UniformGroup;
  readonly #canvas = document.createElement('canvas');
  readonly #signs: CanvasSource;
  readonly #corners = new Float32Array(MOST * 4 * FLOATS);
  readonly #buffer: Buffer;
  readonly #painted: () => void;
  #drawn = '';
  #written = '';

  constructor(parts: ExtraParts) {
    const { isFull, tools, resources } = parts;
    this.#painted = parts.onPainted;
    this.#data = new MosaicData(parts);
    this.#size = new tools.UniformGroup({ uMosaic: { value: this.#numbers, type: 'vec4<f32>' } });
    this.#buffer = new tools.Buffer({
      data: this.#corners,
      usage: tools.BufferUsage.VERTEX | tools.BufferUsage.COPY_DST,
    });
    drawSigns(this.#canvas, []);
    this.#signs = new tools.CanvasSource({
      resource: this.#canvas,
      autoGenerateMipmaps: true,
      scaleMode: 'linear',
      mipmapFilter: 'linear',
      alphaMode: 'premultiply-alpha-on-upload',
    });
    this.ground = parts.createGround('stones', mosaicFragment(isFull, tools), {
      size: this.#size,
      uFields: this.#data.source,
    });
    this.ground.visible = false;
    this.above = tools.createMesh({
      label: 'plaques',
      geometry: this.#geometry(parts),
      shader: tools.createShader(PLAQUE_VERTEX, plaqueFragment(isFull, tools), { ...resources, uSigns: this.#signs }),
      state: { blend: true, depthTest: true },
    });
    this.above.visible = false;
  }

  hide(): void {
    this.above.visible = false;
    if (!this.ground.visible) return;
    this.ground.visible = false;
    this.#painted();
  }

  /** Shows a mosaic from the next picture on. */
  show(look: MosaicLook, plaques: readonly Plaque[]): void {
    const size = [look.columns, look.rows, look.pitch];
    const isOther = size.some((value, at) => this.#numbers[at] !== Math.fround(value));
    if (isOther) {
      this.#numbers.set(size);
      this.#size.update();
    }
    const isNew = !this.ground.visible;
    this.ground.visible = true;
    this.above.visible = plaques.length > 0;
    if (this.#data.write(look) || isOther || isNew) this.#painted();
    this.#write(look, plaques);
  }

  destroy(): void {
    this.#data.source.destroy();
    this.#signs.destroy();
  }

  #write({ fields }: MosaicLook, plaques: readonly Plaque[]): void {
    const signs = [...new Set(plaques.map(({ sign }) => sign))];
    if (signs.join() !== this.#drawn) {
      this.#drawn = signs.join();
      drawSigns(this.#canvas, signs);
      this.#signs.update();
    }
    const written = JSON.stringify([plaques, fields]);
    if (written === this.#written) return;
    this.#written = written;
    this.#corners.fill(0);
    for (const [index, { x, y, across, along, field, sign }] of plaques.slice(0, MOST).entries()) {
      const { state = 'open', light = 0 } = fields[field] ?? {};
      for (let corner = 0; corner < 4; corner++) {
        const at = CORNERS.slice(2 * corner, 2 * corner + 2);
        const shows = [signs.indexOf(sign), STATES[state], light];
        this.#corners.set([...at, x, y, across, along, ...shows], (4 * index + corner) * FLOATS);
      }
    }
    this.#buffer.update();
  }

  #geometry({ tools }: ExtraParts): Geometry {
    const part = (format: 'float32x2' | 'float32x3' | 'float32x4', offset: number) =>
      ({ buffer: this.#buffer, format, stride: FLOATS * 4, offset: offset * 4 }) as const;
    const indexes = Array.from({ length: MOST }, (_, n) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * n + corner)).flat();
    return new tools.Geometry({
      attributes: { aCorner: part('float32x2', 0), aBox: part('float32x4', 2), aShows: part('float32x3', 6) },
      indexBuffer: new Uint16Array(indexes),
    });
  }
}
