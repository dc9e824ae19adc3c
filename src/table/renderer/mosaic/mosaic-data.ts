/** The data of a mosaic for its shaders: which field each half-place is in, and how the fields look. */
import type { BufferImageSource } from 'pixi.js';
import type { ExtraParts } from '../extras.ts';
import { DATA_SIDE, FIELD_ROW } from './mosaic-shader.ts';

/** The look of a field. */
export interface FieldLook {
  /** The indexes of its earth and of its way to lay stones. */
  readonly earth: number;
  readonly way: number;
  readonly state: 'open' | 'kept' | 'broken';
  /** The light on it, 0…1. */
  readonly light: number;
}

/** A mosaic as it is drawn. */
export interface MosaicLook {
  readonly columns: number;
  readonly rows: number;
  /** The distance between the middles of half-places, half-tile sides. */
  readonly pitch: number;
  /** The half-places, from row 1 and column 1 on, with the index of their field. */
  readonly places: readonly { readonly row: number; readonly column: number; readonly field: number }[];
  readonly fields: readonly FieldLook[];
}

/** The states as the shaders know them. */
export const STATES = { open: 0, kept: 1, broken: 2 } as const;

export class MosaicData {
  readonly source: BufferImageSource;
  readonly #texels = new Uint8Array(DATA_SIDE * DATA_SIDE * 4);

  constructor({ tools }: Pick<ExtraParts, 'tools'>) {
    this.source = new tools.BufferImageSource({
      resource: this.#texels,
      width: DATA_SIDE,
      height: DATA_SIDE,
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'nearest',
    });
  }

  /** Takes in a look; true if anything has changed. */
  write({ places, fields }: MosaicLook): boolean {
    const next = new Uint8Array(this.#texels.length);
    for (const { row, column, field } of places) next[4 * ((row - 1) * DATA_SIDE + column - 1)] = field + 1;
    for (const [index, { earth, way, state, light }] of fields.entries()) {
      const at = (FIELD_ROW + Math.floor(index / DATA_SIDE)) * DATA_SIDE + (index % DATA_SIDE);
      next.set([earth, way, STATES[state], Math.round(255 * light)], 4 * at);
    }
    if (next.every((byte, at) => byte === this.#texels[at])) return false;
    this.#texels.set(next);
    this.source.update();
    return true;
  }
}
