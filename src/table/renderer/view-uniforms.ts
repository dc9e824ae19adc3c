import { UniformGroup } from 'pixi.js';
import type { Camera } from '../space/camera.ts';

/** The uniforms of the eye and the screen for every shader of the table. */
export class ViewUniforms {
  readonly group = new UniformGroup({
    uView: { value: new Float32Array(16), type: 'mat4x4<f32>' },
    uEye: { value: new Float32Array(3), type: 'vec3<f32>' },
    uHalfScreen: { value: new Float32Array(2), type: 'vec2<f32>' },
    uNumeralsBelow: { value: 0, type: 'f32' },
  });

  /** Sets the eye; width and height of the screen in CSS pixels. */
  look(camera: Camera, width: number, height: number): void {
    const { uView, uEye, uHalfScreen } = this.group.uniforms;
    uView.set(camera.matrix);
    uEye.set(camera.eye);
    uHalfScreen.set([camera.ground(width, height / 2)[0], camera.ground(width / 2, 0)[1]]);
    this.group.update();
  }

  /** The size below which halves show what stands upright, numerals or pictures, instead of pips, world units. */
  get numeralsBelow(): number {
    return this.group.uniforms.uNumeralsBelow;
  }
  set numeralsBelow(scale: number) {
    this.group.uniforms.uNumeralsBelow = scale;
    this.group.update();
  }
}
