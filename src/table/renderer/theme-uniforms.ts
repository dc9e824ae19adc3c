import { UniformGroup } from 'pixi.js';
import type { Theme } from '../themes/theme.ts';
import { albedoOf } from './albedo.ts';

const NUMBERS = 13;
/** Numbers with pictures: 0 to 6. */
const PICTURED = 7;
const colour = () => ({ value: new Float32Array(3), type: 'vec3<f32>' }) as const;

/** The uniforms of a theme for the shaders of tiles and cloth. */
export class ThemeUniforms {
  readonly group = new UniformGroup({
    uFaceFrom: colour(),
    uFaceTo: colour(),
    uFaceBody: { value: new Float32Array(4), type: 'vec4<f32>' },
    uInk: { value: new Float32Array(NUMBERS * 3), type: 'vec3<f32>', size: NUMBERS },
    uAccent: { value: new Float32Array(PICTURED * 3), type: 'vec3<f32>', size: PICTURED },
    uBack: colour(),
    uStarInlay: colour(),
    uPin: colour(),
    uMark: colour(),
    uFrame: { value: 0, type: 'f32' },
    uDye: colour(),
    uNap: colour(),
    uInlay: colour(),
    uWood: colour(),
    uLateWood: colour(),
    uVein: colour(),
  });

  set({ tiles, table }: Theme): void {
    const { uniforms } = this.group;
    uniforms.uFaceFrom.set(albedoOf(tiles.face[0]));
    uniforms.uFaceTo.set(albedoOf(tiles.face[1]));
    uniforms.uFaceBody.set([tiles.gloss, tiles.metal, tiles.warmth, tiles.depth]);
    uniforms.uInk.set(tiles.pips.flatMap(albedoOf));
    uniforms.uAccent.set(tiles.accents.flatMap(albedoOf));
    uniforms.uBack.set(albedoOf(tiles.back));
    uniforms.uStarInlay.set(albedoOf(tiles.star));
    uniforms.uPin.set(albedoOf(tiles.pin));
    uniforms.uMark.set(albedoOf(tiles.mark));
    uniforms.uFrame = tiles.frame;
    uniforms.uDye.set(albedoOf(table.cloth));
    uniforms.uNap.set(albedoOf(table.nap));
    uniforms.uInlay.set(albedoOf(table.inlay));
    uniforms.uWood.set(albedoOf(table.wood[0]));
    uniforms.uLateWood.set(albedoOf(table.wood[1]));
    uniforms.uVein.set(albedoOf(table.wood[2]));
    this.group.update();
  }
}
