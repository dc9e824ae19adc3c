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
  // Masks: nothing is cut out of anything.
  'rendering/mask/alpha/AlphaMaskPipe.mjs',
  'rendering/mask/alpha/AlphaMask.mjs',
  'rendering/mask/color/ColorMask.mjs',
  'rendering/mask/stencil/StencilMaskPipe.mjs',
  'rendering/mask/stencil/StencilMask.mjs',
  // Containers that draw themselves.
  'scene/container/CustomRenderPipe.mjs',
  // What Pixi says in the console.
  'rendering/renderers/shared/startup/HelloSystem.mjs',
  // Tasks for a ticker that stands still (`table/stage.ts`).
  'rendering/renderers/shared/SchedulerSystem.mjs',
  // Buffers of uniforms.
  'rendering/renderers/gl/GlUboSystem.mjs',
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
  'rendering/renderers/gpu/shader/GpuProgram.mjs': 'export class GpuProgram { static from() {} }',
  // Buffers of uniforms, and the way around `eval` for them: no shader here has one.
  'rendering/renderers/shared/shader/UboSystem.mjs': 'export class UboSystem {}',
  'unsafe-eval/ubo/generateUboSyncPolyfill.mjs':
    'export const generateUboSyncPolyfillSTD40 = null; export const generateUboSyncPolyfillWGSL = null;',
  // Textures out of compressed files.
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = null;',
  // Textures out of moving pictures and out of cubes.
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs': 'export const glUploadVideoResource = null;',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs':
    'export const createGlUploadCubeTextureResource = () => null;',
  // Textures of more than the two formats that canvases have.
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat.mjs':
    'export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 });',
  'rendering/renderers/gl/texture/utils/mapFormatToGlType.mjs':
    'export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE });',
  'rendering/renderers/gl/texture/utils/mapFormatToGlFormat.mjs':
    'export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA });',
  // What graphics can do that every WebGL 2 can: Pixi would ask a context of its own, and compile shaders to find out.
  // Of fewer textures the shader is quicker made where programs draw; more of them only take more calls.
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs':
    "export const getMaxFragmentPrecision = () => 'highp';",
  'rendering/batcher/gl/utils/maxRecommendedTextures.mjs': 'export const getMaxTexturesPerBatch = () => 8;',
  'rendering/batcher/gl/utils/checkMaxIfStatementsInShader.mjs': 'export const checkMaxIfStatementsInShader = () => 8;',
  // What a program has of buffers of uniforms.
  'rendering/renderers/gl/shader/program/getUboData.mjs': 'export const getUboData = () => ({});',
  // Textures out of whatever is given.
  'rendering/renderers/shared/texture/utils/textureFrom.mjs':
    'export const autoDetectSource = null, resourceToTexture = null, textureFrom = null;',
  // Code that is written and evaluated as programs are made: `unsafe-eval` has its own way.
  'rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': 'export const generateUniformsSync = null;',
  'rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': 'export const generateShaderSyncCode = null;',
  // Textures by the name of their file.
  'assets/cache/Cache.mjs':
    'export const Cache = { has: () => false, get: () => undefined, set: () => {}, remove: () => {} };',
  // Textures and canvases lent to filters, to texts, and to containers that are kept as pictures.
  'rendering/renderers/shared/texture/TexturePool.mjs':
    'export const TexturePool = { setScreenSize() {}, removeScreen() {}, returnTexture() {} }, TexturePoolClass = null;',
  'rendering/renderers/shared/texture/CanvasPool.mjs':
    'export const CanvasPool = { setScreenSize() {}, removeScreen() {} }, CanvasPoolClass = null;',
  'scene/container/container-mixins/cacheAsTextureMixin.mjs': 'export const cacheAsTextureMixin = {};',
  // Masks of colours, which are asked before every frame.
  'rendering/mask/color/ColorMaskPipe.mjs': `export class ColorMaskPipe {
    static extension = { type: ['webgl-pipes'], name: 'colorMask' };
    buildStart() {}
    destroy() {}
  }`,
  // A picture in between, for effects that read what is drawn already.
  'rendering/renderers/gl/GlBackBufferSystem.mjs': `export class GlBackBufferSystem {
    static extension = { type: ['webgl-system'], name: 'backBuffer', priority: 1 };
    useBackBuffer = false;
  }`,
  // Throws away what was not drawn for a while, by a ticker that stands still: here everything has an owner that does.
  'rendering/renderers/shared/GCSystem.mjs': `export class GCSystem {
    static extension = { type: ['webgl-system'], name: 'gc', priority: 0 };
    now = 0;
    constructor(renderer) { this.renderer = renderer; }
    prerender() { this.renderer.tick++; }
    addCollection() {}
    addResource() {}
    addResourceHash() {}
    removeResource() {}
  }`,
  // Moves of a pointer that lies still, by the same ticker.
  'events/EventTicker.mjs': `export const EventsTicker = {
    init() {}, destroy() {}, addTickerListener() {}, removeTickerListener() {}, pointerMoved() {},
  };`,
  // The ticker itself: the game has a clock of its own, and stops Pixi's.
  'ticker/Ticker.mjs': `export class Ticker {
    static system = { stop() {} };
    static shared = { stop() {} };
  }`,
  // What a stencil lets through: there are no masks.
  'rendering/renderers/gl/GlStencilSystem.mjs': `export class GlStencilSystem {
    static extension = { type: ['webgl-system'], name: 'stencil' };
  }`,
  // Ways to blend that are filters; the usual ones are states of what is drawn.
  'rendering/renderers/shared/blendModes/BlendModePipe.mjs': `export class BlendModePipe {
    static extension = { type: ['webgl-pipes'], name: 'blendMode' };
    buildStart() {}
    buildEnd() {}
    pushBlendMode() {}
    popBlendMode() {}
    setBlendMode() {}
    destroy() {}
  }`,
  // Formats of vertices and textures: those of the game's meshes and of Pixi's batches.
  'rendering/renderers/gl/geometry/utils/getGlTypeFromFormat.mjs': `
    const types = { unorm8x4: 5121, uint16x2: 5123 };
    export const getGlTypeFromFormat = (format) => types[format] ?? 5126;`,
  'rendering/renderers/gl/texture/const.mjs': `
    export const GL_FORMATS = { RGBA: 6408 }, GL_TARGETS = { TEXTURE_2D: 3553 }, GL_TYPES = { UNSIGNED_BYTE: 5121 },
      GL_WRAP_MODES = null;`,
  // What is out of sight is not left out: everything is in sight.
  'culling/cullingMixin.mjs': 'export const cullingMixin = {};',
  // Children by their labels, bounds as of the frame before.
  'scene/container/container-mixins/findMixin.mjs': 'export const findMixin = {};',
  'scene/container/container-mixins/getFastGlobalBoundsMixin.mjs': 'export const getFastGlobalBoundsMixin = {};',
  // Old names; a shader that does not link says so without quoting its lines.
  'utils/logging/deprecation.mjs': `export const deprecation = () => {};
    export const v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = '';`,
  'rendering/renderers/gl/shader/program/logProgramError.mjs': `export const logProgramError = (gl, program) => {
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) console.error(gl.getProgramInfoLog(program));
  };`,
  'utils/sayHello.mjs': 'export const sayHello = () => {};',
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
