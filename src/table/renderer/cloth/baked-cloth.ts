/**
 * Cloth and wood fill the screen and rarely change. They are painted ("baked") into a texture, and painted again only
 * after a change. A frame in which only tiles move copies the texture.
 */
import { Buffer, BufferUsage, Container, Geometry, RenderTexture, type Shader } from 'pixi.js';
import type { Camera } from '../../space/camera.ts';
import { createMesh, createShader, destroyMesh, type TableMesh } from '../mesh.ts';
import { CLOTH_VERTEX, clothFragment } from './cloth-shader.ts';
import type { ClothUniforms } from './cloth-uniforms.ts';

/** Renders a container into a texture. */
export type Bake = (container: Container, target: RenderTexture) => void;

const COPY_VERTEX = `#version 300 es
in vec2 aPosition;
void main() { gl_Position = vec4(aPosition, 0., 1.); }`;

const COPY_FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D uGround;
out vec4 finalColor;
void main() { finalColor = texelFetch(uGround, ivec2(gl_FragCoord.xy), 0); }`;

const SCREEN = new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]);
const SQUARE = new Uint16Array([0, 1, 2, 0, 2, 3]);

const square = (corners: Buffer | Float32Array) =>
  new Geometry({ attributes: { aPosition: { buffer: corners, format: 'float32x2' } }, indexBuffer: SQUARE });

export class BakedCloth {
  /** The mesh that draws the texture under everything else. */
  readonly copy: TableMesh;
  readonly #cloth: TableMesh;
  readonly #isFull: boolean;
  readonly #uniforms: ClothUniforms;
  readonly #resources: Record<string, unknown>;
  /** Shaders by the light and the bands that they paint. */
  readonly #shaders = new Map<string, Shader>();
  readonly #texture = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest' });
  readonly #corners = new Buffer({ data: new Float32Array(8), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  readonly #painted: Container;

  constructor(isFull: boolean, uniforms: ClothUniforms, resources: Record<string, unknown>) {
    this.#isFull = isFull;
    this.#uniforms = uniforms;
    this.#resources = resources;
    const shader = this.#shader(false);
    this.#cloth = createMesh({ label: 'cloth and wood', geometry: square(this.#corners), shader });
    this.#painted = new Container({ label: 'baked cloth', children: [this.#cloth] });
    const copying = createShader(COPY_VERTEX, COPY_FRAGMENT, { uGround: this.#texture.source });
    this.copy = createMesh({ label: 'cloth', geometry: square(SCREEN), shader: copying });
  }

  /** The shaders that the first picture needs. */
  get shaders(): readonly (Shader | null)[] {
    return [this.#cloth.shader, this.copy.shader];
  }

  look(camera: Camera, width: number, height: number): void {
    const corners = [
      [0, height],
      [width, height],
      [width, 0],
      [0, 0],
    ].map(([x = 0, y = 0]) => camera.ground(x, y));
    for (const [i, [x, y]] of corners.entries()) this.#corners.data.set([x, y], i * 2);
    this.#corners.update();
    this.#uniforms.isStale = true;
  }

  /** Sets the size of the screen: CSS pixels, and device pixels of each. */
  resize(width: number, height: number, resolution: number): void {
    this.#texture.resize(width, height, resolution);
    this.#uniforms.isStale = true;
  }

  /** Creates a mesh that covers the screen and is painted over the cloth. */
  createOver(label: string, fragment: string, resources: Record<string, unknown>): TableMesh {
    const shader = createShader(CLOTH_VERTEX, fragment, { ...this.#resources, ...resources });
    return this.#painted.addChild(
      createMesh({ label, geometry: square(this.#corners), shader, state: { blend: true } }),
    );
  }

  /** Makes the graphics compile the shader of the lit inlay, which takes a moment the first time. */
  warmLight(bake: Bake): void {
    const speck = RenderTexture.create({ width: 1, height: 1 });
    this.#cloth.shader = this.#shader(true);
    bake(this.#painted, speck);
    speck.destroy(true);
  }

  /** Paints the texture again if it is stale; call it before the copy is drawn. */
  bake(bake: Bake): void {
    if (!this.#uniforms.isStale) return;
    this.#uniforms.isStale = false;
    this.#cloth.shader = this.#shader(this.#uniforms.isLit);
    bake(this.#painted, this.#texture);
  }

  destroy(): void {
    for (const shader of this.#shaders.values()) if (shader !== this.#cloth.shader) shader.destroy();
    for (const mesh of [this.#cloth, this.copy]) destroyMesh(mesh);
    this.#painted.destroy();
    this.#texture.destroy(true);
  }

  /** Returns the shader for the present inlay of the cloth. */
  #shader(isLit: boolean): Shader {
    const { bands } = this.#uniforms;
    const key = `${isLit} ${bands}`;
    const shader =
      this.#shaders.get(key) ?? createShader(CLOTH_VERTEX, clothFragment(this.#isFull, isLit, bands), this.#resources);
    this.#shaders.set(key, shader);
    return shader;
  }
}
