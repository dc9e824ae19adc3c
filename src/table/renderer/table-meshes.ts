/** The draw calls of the table: cloth and wood, shadows, what glows there, and all tiles; one more where the cloth has changed. */
import {
  Buffer,
  BufferImageSource,
  BufferUsage,
  CanvasSource,
  Container,
  Geometry,
  type Mesh,
  type Shader,
  UniformGroup,
} from 'pixi.js';
import type { Rect } from '../../ui/rect.ts';
import type { Camera } from '../space/camera.ts';
import type { Pose } from '../space/vectors.ts';
import type { Closeness } from '../space/zoom.ts';
import { type ThemeNames, themeOf } from '../themes/theme-names.ts';
import { type Bake, createGround } from './cloth/baked-cloth.ts';
import { BAR, LIT, PLACE_FRAGMENT, PLACE_FRAGMENT_LOW, PLACE_VERTEX, STUD } from './glow/glow-shader.ts';
import { flat, instanced } from './instances.ts';
import { endOf, mesh } from './mesh.ts';
import { noisePixels } from './noise.ts';
import { createDress } from './theme-uniforms.ts';
import { drawAtlas, NUMERALS } from './tiles/face-atlas.ts';
import { createShadows } from './tiles/shadow-meshes.ts';
import { roundedBox } from './tiles/tile-box.ts';
import { FLOATS, TILE_FRAGMENT, TILE_FRAGMENT_LOW, TILE_VERTEX } from './tiles/tile-shader.ts';

export type Quality = 'full' | 'low';

/** How an instance looks. Amounts are 0…1. */
export interface Look {
  /** The number on the half that points along +y, and on the other; shown only by tiles that lie face up. */
  readonly above: number;
  readonly below: number;
  /** Copper light at the edges: a hint or a tile that is held. */
  readonly glow: number;
  readonly dim: number;
  readonly marked: number;
  readonly focused: number;
}

/** Copper light that lies on the cloth. */
export interface Light {
  /** A blade that waits for its tile, a tile that would lie there, or (2…3) one that has just locked in. */
  readonly shape: number;
  readonly glow: number;
  readonly focused: number;
  /** The numbers on a tile that would lie there, as on a tile. */
  readonly above: number;
  readonly below: number;
}

/** The points of the inlaid star; 0: a plain cross, for a line of which nobody knows where it crosses. */
export type Inlay = 8 | 4 | 0;

/** The halves of a tile in the graphics memory. */
export interface Faces {
  readonly written: readonly number[];
  readonly sent: readonly number[];
}

/** Tiles of the largest set, and the places that can be lit at once. */
const MOST_TILES = 91;
const MOST_PLACES = 37;

export interface Meshes {
  readonly world: Container;
  /** Everything that the graphics have to make a program of. */
  readonly all: readonly Mesh<Geometry, Shader>[];
  /** What tiles and table are made of from now on. */
  dress(theme: ThemeNames): void;
  /** The uniforms of the cloth, to be set by whoever moves them. */
  readonly cloth: {
    place(cloth: Rect, rack: Rect): void;
    star(x: number, y: number, scale: number): void;
    /** What is inlaid: a star with as many points, or a plain cross. */
    inlay(points: Inlay): void;
    /** How far light has run along the inlay (0…1, more: all is lit), and how strong it is. */
    run(front: number, strength: number): void;
    glow(strength: number): void;
    /** How close it is looked at. */
    look(near: Closeness): void;
  };
  look(camera: Camera, width: number, height: number): void;
  /** How large the screen is: CSS pixels, and device pixels of each. */
  resize(width: number, height: number, resolution: number): void;
  /** Makes ready what the cloth is painted by while light runs on it. */
  warm(bake: Bake): void;
  /** Paints the cloth where it has changed; before everything else is drawn. */
  bake(bake: Bake): void;
  /** Halves that measure less than this, in world units, show numerals. */
  numeralsBelow(scale: number): void;
  /** `cut`: how far (0…1) the opening above the cloth has closed around it. */
  tile(index: number, pose: Pose, look: Look, cut: number): void;
  /** Light on the cloth, or the mark at an end that is shut: a bar where it is dead, a stud where it was closed. */
  light(index: number, pose: Pose, light: Light): void;
  shut(index: number, pose: Pose, why: 'closed' | 'dead'): void;
  /** Sends what was written to the graphics memory. */
  flush(tiles: number, places: number): void;
  /** The numbers on each tile as they are written now, and as they were last sent; hidden tiles show blanks. */
  faces(): readonly Faces[];
  destroy(): void;
}

export function createMeshes(quality: Quality): Meshes {
  const full = quality === 'full';
  const view = new UniformGroup({
    uView: { value: new Float32Array(16), type: 'mat4x4<f32>' },
    uEye: { value: new Float32Array(3), type: 'vec3<f32>' },
    uHalfScreen: { value: new Float32Array(2), type: 'vec2<f32>' },
    uNumeralsBelow: { value: 0, type: 'f32' },
  });
  const table = new UniformGroup({
    uCloth: { value: new Float32Array(4), type: 'vec4<f32>' },
    uRack: { value: new Float32Array(4), type: 'vec4<f32>' },
    uStar: { value: new Float32Array([0, 0, 1, 0]), type: 'vec4<f32>' },
    uRun: { value: new Float32Array([2, 0]), type: 'vec2<f32>' },
    uPoints: { value: 8, type: 'f32' },
    uNear: { value: new Float32Array([0, 0, 1]), type: 'vec3<f32>' },
  });
  const dress = createDress();
  const noise = noisePixels();
  const uNoise = new BufferImageSource({
    resource: noise.pixels,
    width: noise.side,
    height: noise.side,
    alphaMode: 'no-premultiply-alpha',
    autoGenerateMipmaps: true,
    addressMode: 'repeat',
    scaleMode: 'linear',
    mipmapFilter: 'linear',
  });
  const uAtlas = new CanvasSource({
    resource: drawAtlas(full ? 192 : 96),
    alphaMode: 'premultiply-alpha-on-upload',
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
    mipmapFilter: 'linear',
    ...(full ? { maxAnisotropy: 4 } : {}),
  });

  const instances = new Float32Array(MOST_TILES * FLOATS);
  /** As it was last sent to the graphics memory: tiles and their shadows are drawn from the same. */
  const sent = new Float32Array(MOST_TILES * FLOATS);
  const buffer = new Buffer({ data: sent, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const places = new Float32Array(MOST_PLACES * FLOATS);
  const placeBuffer = new Buffer({ data: places, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const box = roundedBox(full ? 3 : 1);
  const placeGeometry = flat(placeBuffer);
  const tileGeometry = new Geometry({
    attributes: {
      aPosition: { buffer: box.positions, format: 'float32x3' },
      aNormal: { buffer: box.normals, format: 'float32x3' },
      ...instanced(buffer),
    },
    indexBuffer: box.indices,
    instanceCount: 0,
  });

  const world = new Container({ eventMode: 'none' });
  const ground = createGround(full, { view, table, dress: dress.group, uNoise });
  const shadows = createShadows(full, buffer, MOST_TILES, { view, table });
  const meshes = [
    shadows.lying,
    mesh(
      placeGeometry,
      PLACE_VERTEX,
      full ? PLACE_FRAGMENT : PLACE_FRAGMENT_LOW,
      { view, table, uAtlas },
      { blend: true },
    ),
    mesh(
      tileGeometry,
      TILE_VERTEX,
      full ? TILE_FRAGMENT : TILE_FRAGMENT_LOW,
      { view, table, dress: dress.group, uAtlas, uNoise },
      { depthTest: true, depthMask: true, culling: true, clockwiseFrontFace: false },
    ),
    shadows.aloft,
  ];
  world.addChild(ground.copy, ...meshes);

  const write = (into: Float32Array, index: number, pose: Pose, rest: readonly number[]) => {
    into.set(pose.at, index * FLOATS);
    into[index * FLOATS + 3] = pose.scale;
    into.set(pose.turn, index * FLOATS + 4);
    into.set(rest, index * FLOATS + 8);
  };
  const uniforms = table.uniforms;
  /** Uniforms of the cloth, from one of their components on. */
  const set = (into: Float32Array, values: readonly number[], from = 0) => {
    if (values.every((value, i) => into[from + i] === Math.fround(value))) return;
    into.set(values, from);
    table.update();
    ground.light(uniforms.uStar[3] !== 0 || uniforms.uRun[1] !== 0);
    ground.spoil();
  };
  return {
    world,
    all: [ground.cloth, ground.copy, ...meshes],
    dress(theme) {
      dress.set(themeOf(theme));
      ground.spoil();
    },
    cloth: {
      place(cloth, rack) {
        set(uniforms.uCloth, middleAndHalf(cloth));
        set(uniforms.uRack, middleAndHalf(rack));
      },
      star: (x, y, scale) => set(uniforms.uStar, [x, y, scale]),
      inlay(points) {
        uniforms.uPoints = points;
        table.update();
        ground.spoil();
      },
      run: (front, strength) => set(uniforms.uRun, [front, strength]),
      glow: (strength) => set(uniforms.uStar, [strength], 3),
      look: ({ x, y, zoom }) => set(uniforms.uNear, [x, y, zoom]),
    },
    look(camera, width, height) {
      view.uniforms.uView.set(camera.matrix);
      view.uniforms.uEye.set(camera.eye);
      ground.look(camera, width, height);
      view.uniforms.uHalfScreen.set([camera.ground(width, height / 2)[0], camera.ground(width / 2, 0)[1]]);
      view.update();
    },
    resize: ground.resize,
    warm: ground.warm,
    bake: ground.bake,
    numeralsBelow(scale) {
      view.uniforms.uNumeralsBelow = scale;
      view.update();
    },
    tile(index, pose, look, cut) {
      const grain = (index * 0.618) % 1;
      const rest = [look.above, look.below, grain, look.glow, look.dim, look.marked, look.focused, 0, cut];
      write(instances, index, pose, rest);
      shadows.meet(index, pose);
    },
    light(index, pose, { shape, glow, focused, above, below }) {
      const numbers = pose.scale < view.uniforms.uNumeralsBelow ? NUMERALS : 0;
      write(places, index, pose, [above + numbers, below + numbers, 0, glow, shape, 0, focused, LIT, 1]);
    },
    shut(index, pose, why) {
      write(places, index, pose, [0, 0, 0, 1, 0, 0, 0, why === 'dead' ? BAR : STUD, 1]);
    },
    flush(tiles, placeCount) {
      sent.set(instances.subarray(0, tiles * FLOATS));
      tileGeometry.instanceCount = tiles;
      shadows.cast(tiles);
      placeGeometry.instanceCount = placeCount;
      buffer.update(tiles * FLOATS * Float32Array.BYTES_PER_ELEMENT);
      if (placeCount > 0) placeBuffer.update(placeCount * FLOATS * Float32Array.BYTES_PER_ELEMENT);
    },
    faces: () =>
      Array.from({ length: tileGeometry.instanceCount }, (_, i) => {
        const halves = (data: Float32Array) => [...data.subarray(i * FLOATS + 8, i * FLOATS + 10)];
        return { written: halves(instances), sent: halves(sent) };
      }),
    destroy() {
      for (const one of meshes) endOf(one);
      ground.destroy();
      world.destroy();
      uNoise.destroy();
      uAtlas.destroy();
    },
  };
}

const middleAndHalf = ({ x, y, width, height }: Rect) => [x + width / 2, y + height / 2, width / 2, height / 2];
