/**
 * Cloth and wood, which fill the screen and mostly lie still: they are painted into a picture of their own, and that is
 * painted anew only when something of them has changed. A frame in which tiles move copies it.
 */
import { Buffer, BufferUsage, Container, Geometry, type Mesh, RenderTexture, type Shader } from 'pixi.js';
import type { Camera } from '../../space/camera.ts';
import { endOf, mesh, program } from '../mesh.ts';
import { CLOTH_VERTEX, clothFragment } from './cloth-shader.ts';

/** Paints a container into a picture. */
export type Bake = (container: Container, target: RenderTexture) => void;

export interface Ground {
  /** What is painted now and then, and the copy of it that is to be drawn under everything. */
  readonly cloth: Mesh<Geometry, Shader>;
  readonly copy: Mesh<Geometry, Shader>;
  /** Something of it has changed. */
  spoil(): void;
  /** Light lies on the inlay, or none. */
  light(isAlight: boolean): void;
  look(camera: Camera, width: number, height: number): void;
  /** As large as the screen: CSS pixels, and device pixels of each. */
  resize(width: number, height: number, resolution: number): void;
  /** Has the graphics make the program ready that paints it while light lies on it; it takes them a moment the first time. */
  warm(bake: Bake): void;
  /** To be called before the copy is drawn. */
  bake(bake: Bake): void;
  destroy(): void;
}

const COPY_VERTEX = `#version 300 es
in vec2 aPosition;
void main() { gl_Position = vec4(aPosition, 0., 1.); }`;

const COPY_FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D uGround;
out vec4 finalColor;
void main() { finalColor = texelFetch(uGround, ivec2(gl_FragCoord.xy), 0); }`;

export function createGround(isFull: boolean, resources: Record<string, unknown>): Ground {
  const picture = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest' });
  const corners = new Buffer({ data: new Float32Array(8), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const indexBuffer = new Uint16Array([0, 1, 2, 0, 2, 3]);
  const cloth = mesh(
    new Geometry({ attributes: { aPosition: { buffer: corners, format: 'float32x2' } }, indexBuffer }),
    CLOTH_VERTEX,
    clothFragment(isFull, false),
    resources,
    {},
  );
  const dark = cloth.shader;
  const alight = program(CLOTH_VERTEX, clothFragment(isFull, true), resources);
  const screen = new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]);
  const copy = mesh(
    new Geometry({ attributes: { aPosition: { buffer: screen, format: 'float32x2' } }, indexBuffer }),
    COPY_VERTEX,
    COPY_FRAGMENT,
    { uGround: picture.source },
    {},
  );
  const painted = new Container({ children: [cloth] });
  let isStale = true;
  return {
    cloth,
    copy,
    spoil() {
      isStale = true;
    },
    light(isAlight) {
      cloth.shader = isAlight ? alight : dark;
    },
    look(camera, width, height) {
      const screenCorners = [
        [0, height],
        [width, height],
        [width, 0],
        [0, 0],
      ].map(([x = 0, y = 0]) => camera.ground(x, y));
      for (const [i, [x, y]] of screenCorners.entries()) corners.data.set([x, y], i * 2);
      corners.update();
      isStale = true;
    },
    resize(width, height, resolution) {
      picture.resize(width, height, resolution);
      isStale = true;
    },
    warm(bake) {
      const { shader } = cloth;
      const speck = RenderTexture.create({ width: 1, height: 1 });
      cloth.shader = alight;
      bake(painted, speck);
      cloth.shader = shader;
      speck.destroy(true);
    },
    bake(bake) {
      if (!isStale) return;
      isStale = false;
      bake(painted, picture);
    },
    destroy() {
      cloth.shader = dark;
      alight.destroy();
      for (const one of [cloth, copy]) endOf(one);
      painted.destroy();
      picture.destroy(true);
    },
  };
}
