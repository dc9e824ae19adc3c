/** Leaves out of the bundle what Pixi brings along for its own sake and this game never asks for. */
import type { Plugin } from 'vite';

/** Modules of `pixi.js/lib` that are there for what they do when they are loaded, and for nothing they export. */
const SILENT = [
  // What a renderer would load by itself: its DOM layer for screen readers, HTML in the scene … `manageImports: false`.
  'environment-browser/browserAll.mjs',
  'environment-webworker/webworkerAll.mjs',
  // The loader of sprite sheets: nothing is loaded, everything is drawn.
  'spritesheet/init.mjs',
];

/** Modules that export one extension, which Pixi registers and only the game could use. */
const EXTENSIONS = [
  // For the canvas renderer; this is WebGL alone.
  'scene/sprite-nine-slice/canvas/CanvasNineSliceSpritePipe.mjs',
  // Moving pictures as textures.
  'rendering/renderers/shared/texture/sources/VideoSource.mjs',
  // Reading pixels back into images.
  'rendering/renderers/shared/extract/ExtractSystem.mjs',
  // Sprites as masks, which are filters (masks of one rectangle are not).
  'rendering/mask/alpha/AlphaMaskPipe.mjs',
  // Shapes of vectors; all shapes are meshes and sprites.
  'scene/graphics/gl/GlGraphicsAdaptor.mjs',
  // Containers as textures.
  'rendering/renderers/shared/extract/GenerateTextureSystem.mjs',
  // Old names of what `GCSystem` does.
  'rendering/renderers/shared/texture/TextureGCSystem.mjs',
  'rendering/renderers/shared/texture/RenderableGCSystem.mjs',
];

/** Modules that others name and never use here, and what is left of each for them to name. */
const HOLLOW: Readonly<Record<string, string>> = {
  // Colours in words; they are numbers here, and another one throws.
  'color/@pixi/colord': 'export const colord = () => ({ isValid: () => false }); export const extend = () => {};',
  'color/@pixi/colord/plugins/names': 'export default null;',
  // What WebGPU wants to know of a shader.
  'rendering/renderers/gpu/shader/utils/generateGpuLayoutGroups.mjs':
    'export const generateGpuLayoutGroups = () => null;',
  'rendering/renderers/gpu/shader/utils/extractAttributesFromGpuProgram.mjs':
    'export const extractAttributesFromGpuProgram = () => null;',
  'rendering/renderers/gpu/GpuUboSystem.mjs': 'export class GpuUboSystem {}',
  // The way around `eval` for buffers of uniforms: no shader here has one.
  'unsafe-eval/ubo/generateUboSyncPolyfill.mjs':
    'export const generateUboSyncPolyfillSTD40 = null; export const generateUboSyncPolyfillWGSL = null;',
  // Textures out of compressed files.
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = null;',
  // Particles, which are there for their way around `eval`.
  'scene/particle-container/shared/ParticleBuffer.mjs': 'export class ParticleBuffer {}',
  'unsafe-eval/particle/generateParticleUpdatePolyfill.mjs': 'export const generateParticleUpdatePolyfill = null;',
};

const NOTHING = '\0pixi-nothing/';

/** An extension of no type registers nowhere. */
const unregistered = (name: string) => `export class ${name} {
  static extension = { type: [], name: '${name}' };
  static test() { return false; }
}`;

export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (!importer?.includes('pixi.js/lib/')) return null;
      const file = new URL(id, `file://${importer}`).pathname.replace(/^.*pixi\.js\/lib\//, '');
      return SILENT.includes(file) || EXTENSIONS.includes(file) || file in HOLLOW ? `${NOTHING}${file}` : null;
    },
    load(id) {
      if (!id.startsWith(NOTHING)) return null;
      const file = id.slice(NOTHING.length);
      if (SILENT.includes(file)) return 'export {};';
      return HOLLOW[file] ?? unregistered(file.replace(/^.*\/|\.mjs$/g, ''));
    },
  };
}
