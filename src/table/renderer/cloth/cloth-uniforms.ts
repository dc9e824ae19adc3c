import { UniformGroup } from 'pixi.js';
import type { Rect } from '../../../ui/rect.ts';
import type { Inlay } from '../../places/look.ts';
import type { Zoom } from '../../space/zoom.ts';

/** Values of `uInlaid`, the inlay for the cloth's shader. Below 0 there are bands, and no star. */
const INLAID: Readonly<Record<Inlay, number>> = {
  eight: 8,
  four: 4,
  cross: 0,
  knots: -1,
  'upright knots': -2,
  woven: -3,
  road: -4,
  rails: -5,
  squares: -6,
  strings: -16,
  wreath: -7,
  garland: -8,
  'trains 3': -9,
  'trains 4': -10,
  'trains 5': -11,
  'trains 6': -12,
  'trains 7': -13,
  'trains 8': -14,
  'trains 9': -15,
};

/** The uniforms of the cloth for every shader of the table: its place, its inlay, and the zoom. World units. */
export class ClothUniforms {
  readonly group = new UniformGroup({
    uCloth: { value: new Float32Array(4), type: 'vec4<f32>' },
    uRack: { value: new Float32Array(4), type: 'vec4<f32>' },
    uStar: { value: new Float32Array([0, 0, 1, 0]), type: 'vec4<f32>' },
    uRun: { value: new Float32Array([2, 0]), type: 'vec2<f32>' },
    uInlaid: { value: INLAID.eight, type: 'f32' },
    uNear: { value: new Float32Array([0, 0, 1]), type: 'vec3<f32>' },
  });
  /** True if the cloth has changed since it was last painted; the painter sets it to false. */
  isStale = true;

  /** True if light lies on the inlay. */
  get isLit(): boolean {
    const { uStar, uRun } = this.group.uniforms;
    return uStar[3] !== 0 || uRun[1] !== 0;
  }

  /** Shader code of bands that run around the cloth, instead of a star in its middle; empty without bands. */
  bands = '';

  place(cloth: Rect, rack: Rect): void {
    this.#set('uCloth', middleAndHalf(cloth));
    this.#set('uRack', middleAndHalf(rack));
  }

  /** Sets the middle of the inlaid star, and the side of a half-tile of it. */
  star(x: number, y: number, scale: number): void {
    this.#set('uStar', [x, y, scale]);
  }

  inlay(inlay: Inlay, bands: string): void {
    const { uniforms } = this.group;
    if (uniforms.uInlaid === INLAID[inlay] && this.bands === bands) return;
    this.bands = bands;
    uniforms.uInlaid = INLAID[inlay];
    this.group.update();
    this.isStale = true;
  }

  /** Sets the front of the light along the inlay (0…1; more: all is lit), and its strength. */
  run(front: number, strength: number): void {
    this.#set('uRun', [front, strength]);
  }

  /** Sets the glow of the whole inlay, 0…1. */
  glow(strength: number): void {
    this.#set('uStar', [strength], 3);
  }

  zoom({ x, y, zoom }: Zoom): void {
    this.#set('uNear', [x, y, zoom]);
  }

  #set(name: 'uCloth' | 'uRack' | 'uStar' | 'uRun' | 'uNear', values: readonly number[], from = 0): void {
    const into = this.group.uniforms[name];
    if (values.every((value, i) => into[from + i] === Math.fround(value))) return;
    into.set(values, from);
    this.group.update();
    this.isStale = true;
  }
}

const middleAndHalf = ({ x, y, width, height }: Rect) => [x + width / 2, y + height / 2, width / 2, height / 2];
