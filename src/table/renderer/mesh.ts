import { type Geometry, GlProgram, Mesh, Shader, State } from 'pixi.js';

export type TableMesh = Mesh<Geometry, Shader>;

export interface MeshParts {
  /** The mesh's name in Pixi's tree. */
  readonly label: string;
  readonly geometry: Geometry;
  readonly shader: Shader;
  /** Differences from an opaque flat thing that is drawn over everything before it. */
  readonly state?: Partial<State>;
}

/** Creates a mesh, which is drawn in one call. */
export function createMesh({ label, geometry, shader, state }: MeshParts): TableMesh {
  const drawn = new State();
  Object.assign(drawn, { blend: false, depthTest: false, depthMask: false, culling: false }, state);
  return new Mesh<Geometry, Shader>({ label, geometry, shader, state: drawn });
}

/** Creates a shader, which the graphics compile when it is first used. */
export const createShader = (vertex: string, fragment: string, resources: Record<string, unknown>): Shader =>
  new Shader({ glProgram: GlProgram.from({ vertex, fragment, name: 'table' }), resources });

/** Destroys a mesh with its shader and geometry. */
export function destroyMesh(mesh: TableMesh): void {
  mesh.shader?.destroy();
  mesh.geometry.destroy(true);
  mesh.destroy();
}
