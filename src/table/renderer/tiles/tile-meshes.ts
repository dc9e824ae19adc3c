/** All tiles in one draw call, and their shadows in two more, which read the same instances. */
import { Geometry } from 'pixi.js';
import type { Look } from '../../places/look.ts';
import type { Pose } from '../../space/vectors.ts';
import { Instances } from '../instances.ts';
import { createMesh, createShader, destroyMesh, type TableMesh } from '../mesh.ts';
import { ShadowMeshes } from './shadow-meshes.ts';
import { roundedBox } from './tile-box.ts';
import { TILE_FRAGMENT, TILE_FRAGMENT_LOW, TILE_VERTEX } from './tile-shader.ts';

/** Number of tiles in the largest set, double-twelve. */
const MOST = 91;

export class TileMeshes {
  readonly tiles: TableMesh;
  readonly shadows: ShadowMeshes;
  readonly #instances = new Instances(MOST);

  constructor(isFull: boolean, resources: Record<string, unknown>) {
    const box = roundedBox(isFull ? 3 : 1);
    const geometry = new Geometry({
      attributes: {
        aPosition: { buffer: box.positions, format: 'float32x3' },
        aNormal: { buffer: box.normals, format: 'float32x3' },
        ...this.#instances.attributes,
      },
      indexBuffer: box.indices,
      instanceCount: 0,
    });
    this.tiles = createMesh({
      label: 'tiles',
      geometry,
      shader: createShader(TILE_VERTEX, isFull ? TILE_FRAGMENT : TILE_FRAGMENT_LOW, resources),
      state: { depthTest: true, depthMask: true, culling: true, clockwiseFrontFace: false },
    });
    this.shadows = new ShadowMeshes(isFull, this.#instances, MOST, resources);
  }

  /** Writes a tile; `cut` is the part (0…1) by which the opening above the cloth has closed around it. */
  write(index: number, pose: Pose, look: Look, cut: number): void {
    const grain = (index * 0.618) % 1;
    const { above, below, glow, dim, marked, focused, upper, coveredAbove, coveredBelow } = look;
    const over = [upper, coveredAbove, coveredBelow];
    this.#instances.write(index, pose, [above, below, grain, glow, dim, marked, focused, 0, cut, ...over]);
    this.shadows.write(index, pose);
  }

  /** Draws the first `count` tiles from the next picture on. */
  flush(count: number): void {
    this.tiles.geometry.instanceCount = count;
    this.shadows.flush(count);
    this.#instances.send(count);
  }

  /** Returns the numbers on each tile as they were last sent to the graphics memory; hidden tiles have blanks. */
  faces(): (readonly number[])[] {
    return Array.from({ length: this.tiles.geometry.instanceCount }, (_, i) => this.#instances.numbers(i));
  }

  destroy(): void {
    for (const mesh of [this.tiles, this.shadows.lying, this.shadows.aloft]) destroyMesh(mesh);
  }
}
