/** The shadows of the tiles in two calls: of lying tiles, on the cloth, and of tiles in the air, on anything below. */
import { UniformGroup } from 'pixi.js';
import { HALF_THICK } from '../../space/tile-size.ts';
import type { Pose } from '../../space/vectors.ts';
import { type Instances, squares } from '../instances.ts';
import { createMesh, createShader, type TableMesh } from '../mesh.ts';
import { isAloft, SHADOW_FRAGMENT, SHADOW_FRAGMENT_LOW, SHADOW_VERTEX } from './shadow-shader.ts';

/** Height of the top of a lying tile, and a little more, in half-tile sides. */
const TOP = 2.05 * HALF_THICK;

/** The height on which shadows fall; 0: the cloth. */
const heightOf = (value: number) => new UniformGroup({ uTops: { value, type: 'f32' } });

export class ShadowMeshes {
  /** Drawn before the tiles (`lying`), and after them (`aloft`). */
  readonly lying: TableMesh;
  readonly aloft: TableMesh;
  readonly #height = heightOf(TOP);
  readonly #isAloft: Uint8Array;
  readonly #scales: Float32Array;

  /** Creates the meshes; `instances` are the tiles themselves, at most `most` of them. */
  constructor(isFull: boolean, instances: Instances, most: number, resources: Record<string, unknown>) {
    const fragment = isFull ? SHADOW_FRAGMENT : SHADOW_FRAGMENT_LOW;
    const create = (label: string, tops: UniformGroup, depthTest: boolean) =>
      createMesh({
        label,
        geometry: squares(instances),
        shader: createShader(SHADOW_VERTEX, fragment, { ...resources, tops }),
        state: { blend: true, depthTest },
      });
    this.lying = create('shadows on the cloth', heightOf(0), false);
    this.aloft = create('shadows of tiles in the air', this.#height, true);
    this.#isAloft = new Uint8Array(most);
    this.#scales = new Float32Array(most);
  }

  write(index: number, pose: Pose): void {
    this.#isAloft[index] = isAloft(pose) ? 1 : 0;
    this.#scales[index] = pose.scale;
  }

  flush(count: number): void {
    for (const { geometry } of [this.lying, this.aloft]) geometry.instanceCount = count;
    this.aloft.visible = this.#isAloft.subarray(0, count).includes(1);
    if (this.aloft.visible) this.#raise(count);
  }

  /** Raises the shadows of tiles in the air onto the largest tile, even if none of that size lies there. */
  #raise(count: number): void {
    const tops = Math.max(...this.#scales.subarray(0, count)) * TOP;
    if (this.#height.uniforms.uTops === tops) return;
    this.#height.uniforms.uTops = tops;
    this.#height.update();
  }
}
