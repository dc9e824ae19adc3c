/** Things that are drawn many times in one call, each as its own floats of a buffer say. */
import { type Buffer, Geometry } from 'pixi.js';
import { FLOATS } from './tiles/tile-shader.ts';

/** Attributes of what a buffer holds, an instance after the other. */
export const instanced = (buffer: Buffer) => {
  const common = { buffer, stride: FLOATS * 4, instance: true } as const;
  const part = (offset: number) => ({ ...common, format: 'float32x4', offset: offset * 4 }) as const;
  const iCut = { ...common, format: 'float32', offset: 16 * 4 } as const;
  return { iAt: part(0), iTurn: part(4), iFace: part(8), iState: part(12), iCut };
};

const SQUARE = new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]);

/** A square for each instance; none is drawn before it is said how many. */
export const flat = (instances: Buffer): Geometry =>
  new Geometry({
    attributes: { aPosition: { buffer: SQUARE, format: 'float32x2' }, ...instanced(instances) },
    indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
    instanceCount: 0,
  });
