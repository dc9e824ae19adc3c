/** The shadows of the tiles, in two calls: those of tiles that lie, on the cloth, and of those in the air, on what lies below. */
import { type Buffer, type Geometry, type Mesh, type Shader, UniformGroup } from 'pixi.js';
import type { Pose } from '../../space/vectors.ts';
import { flat } from '../instances.ts';
import { mesh } from '../mesh.ts';
import { isAloft, SHADOW_FRAGMENT, SHADOW_FRAGMENT_LOW, SHADOW_VERTEX } from './shadow-shader.ts';
import { HALF_THICK } from './tile-box.ts';

export interface Shadows {
  /** To be drawn before the tiles, and after them. */
  readonly lying: Mesh<Geometry, Shader>;
  readonly aloft: Mesh<Geometry, Shader>;
  /** Where a tile is now. */
  meet(index: number, pose: Pose): void;
  /** So many tiles there are. */
  cast(tiles: number): void;
}

/** How high the top of a tile is that lies, and a hair more, in half-tile sides. */
const TOP = 2.05 * HALF_THICK;

/** `instances`: the tiles themselves, at most as many as `most`. */
export function createShadows(
  isFull: boolean,
  instances: Buffer,
  most: number,
  resources: Record<string, unknown>,
): Shadows {
  const heightOf = (value: number) => new UniformGroup({ uTops: { value, type: 'f32' } });
  const high = heightOf(TOP);
  const made = (tops: typeof high) =>
    mesh(
      flat(instances),
      SHADOW_VERTEX,
      isFull ? SHADOW_FRAGMENT : SHADOW_FRAGMENT_LOW,
      { ...resources, tops },
      { blend: true, depthTest: tops === high },
    );
  const [lying, aloft] = [made(heightOf(0)), made(high)];
  const isUp = new Uint8Array(most);
  const sizes = new Float32Array(most);
  /** What is in the air throws its shadow on the largest that lie; where none does, it falls as high. */
  const rise = (tiles: number) => {
    const tops = Math.max(...sizes.subarray(0, tiles)) * TOP;
    if (high.uniforms.uTops === tops) return;
    high.uniforms.uTops = tops;
    high.update();
  };
  return {
    lying,
    aloft,
    meet(index, pose) {
      isUp[index] = isAloft(pose) ? 1 : 0;
      sizes[index] = pose.scale;
    },
    cast(tiles) {
      for (const { geometry } of [lying, aloft]) geometry.instanceCount = tiles;
      aloft.visible = isUp.subarray(0, tiles).includes(1);
      if (aloft.visible) rise(tiles);
    },
  };
}
