/** Things that are drawn many times in one call: each instance is `FLOATS` numbers of a buffer. */
import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import type { Pose } from '../space/vectors.ts';
import { FLOATS } from './instance-shader.ts';

export class Instances {
  readonly buffer: Buffer;
  readonly #data: Float32Array;

  constructor(most: number) {
    this.#data = new Float32Array(most * FLOATS);
    this.buffer = new Buffer({ data: this.#data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  }

  /** Vertex attributes that read this buffer, one instance after the other. */
  get attributes() {
    const common = { buffer: this.buffer, stride: FLOATS * 4, instance: true } as const;
    const part = (offset: number) => ({ ...common, format: 'float32x4', offset: offset * 4 }) as const;
    const iCut = { ...common, format: 'float32', offset: 16 * 4 } as const;
    const iOver = { ...common, format: 'float32x3', offset: 17 * 4 } as const;
    return { iAt: part(0), iTurn: part(4), iFace: part(8), iState: part(12), iCut, iOver };
  }

  /**
   * Writes an instance; `rest` holds the attributes of `INSTANCE` after `iTurn`, with 0 for those missing at its end.
   */
  write(index: number, { at, scale, turn }: Pose, rest: readonly number[]): void {
    const start = index * FLOATS;
    this.#data.set(at, start);
    this.#data[start + 3] = scale;
    this.#data.set(turn, start + 4);
    this.#data.fill(0, start + 8, start + FLOATS);
    this.#data.set(rest, start + 8);
  }

  /** Sends the first `count` instances to the graphics memory with the next picture. */
  send(count: number): void {
    if (count > 0) this.buffer.update(count * FLOATS * Float32Array.BYTES_PER_ELEMENT);
  }

  /** Returns the two numbers on an instance. */
  numbers(index: number): readonly number[] {
    return [...this.#data.subarray(index * FLOATS + 8, index * FLOATS + 10)];
  }
}

const SQUARE = new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]);

/** Returns a square for each instance; `instanceCount` is the number drawn. */
export const squares = (instances: Instances): Geometry =>
  new Geometry({
    attributes: { aPosition: { buffer: SQUARE, format: 'float32x2' }, ...instances.attributes },
    indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
    instanceCount: 0,
  });
