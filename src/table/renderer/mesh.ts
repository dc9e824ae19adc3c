import { type Geometry, GlProgram, Mesh, Shader, State } from 'pixi.js';

/** What is drawn in one call. `drawn`: what differs from a flat thing that nothing shines through. */
export function mesh(
  geometry: Geometry,
  vertex: string,
  fragment: string,
  resources: Record<string, unknown>,
  drawn: Partial<State>,
): Mesh<Geometry, Shader> {
  const state = new State();
  Object.assign(state, { blend: false, depthTest: false, depthMask: false, culling: false }, drawn);
  return new Mesh<Geometry, Shader>({ geometry, shader: program(vertex, fragment, resources), state });
}

/** What things are drawn by; made ready by the graphics when it is first used. */
export const program = (vertex: string, fragment: string, resources: Record<string, unknown>): Shader =>
  new Shader({ glProgram: GlProgram.from({ vertex, fragment, name: 'table' }), resources });

/** Ends a mesh with all that is its own. */
export function endOf(one: Mesh<Geometry, Shader>): void {
  one.shader?.destroy();
  one.geometry.destroy(true);
  one.destroy();
}
