/** Glow on the cloth or on tiles that lie there, in one draw call each: lights, and the marks of ends that are shut. */
import type { Light } from '../../places/look.ts';
import type { Pose } from '../../space/vectors.ts';
import { Instances, squares } from '../instances.ts';
import { createMesh, createShader, destroyMesh, type TableMesh } from '../mesh.ts';
import { NUMERALS } from '../tiles/face-atlas.ts';
import type { ViewUniforms } from '../view-uniforms.ts';
import { BAR, LIT, PLACE_FRAGMENT, PLACE_FRAGMENT_LOW, PLACE_VERTEX, STUD } from './glow-shader.ts';

/** The most places that can glow or be shut at once. */
const MOST = 37;

export class GlowMesh {
  readonly mesh: TableMesh;
  readonly #instances = new Instances(MOST);
  readonly #view: ViewUniforms;
  #count = 0;

  /** Creates the mesh; with `depthTest` higher things hide it. */
  constructor(
    label: string,
    depthTest: boolean,
    isFull: boolean,
    view: ViewUniforms,
    resources: Record<string, unknown>,
  ) {
    this.#view = view;
    this.mesh = createMesh({
      label,
      geometry: squares(this.#instances),
      shader: createShader(PLACE_VERTEX, isFull ? PLACE_FRAGMENT : PLACE_FRAGMENT_LOW, resources),
      state: { blend: true, depthTest },
    });
  }

  /** Begins a new picture: nothing glows. */
  clear(): void {
    this.#count = 0;
  }

  light(pose: Pose, { shape, glow, focused, above, below }: Light): void {
    const numbers = pose.scale < this.#view.numeralsBelow ? NUMERALS : 0;
    this.#add(pose, [above + numbers, below + numbers, 0, glow, shape, 0, focused, LIT, 1]);
  }

  /** Adds the mark of a shut end: a bar if it is dead, a stud if it was closed. */
  mark(pose: Pose, why: 'closed' | 'dead'): void {
    this.#add(pose, [0, 0, 0, 1, 0, 0, 0, why === 'dead' ? BAR : STUD, 1]);
  }

  /** Draws the things added since `clear` from the next picture on. */
  flush(): void {
    this.mesh.geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    this.#instances.send(this.#count);
  }

  destroy(): void {
    destroyMesh(this.mesh);
  }

  #add(pose: Pose, rest: readonly number[]): void {
    this.#instances.write(this.#count++, pose, rest);
  }
}
