/**
 * Pixi's renderer, put together from the parts that the table needs, as Pixi puts together its own `WebGLRenderer`. That
 * one also brings masks, drawn shapes, pictures of containers and others: 5 kB that every first deal would wait for.
 * Pixi keeps its shared parts few so that renderers can be made to measure (pixijs/pixijs#9936).
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/events';
import 'pixi.js/mesh';
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  EventSystem,
  GCSystem,
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlMeshAdaptor,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  MeshPipe,
  type RendererConfig,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SpritePipe,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';

/** Returns the parts with the names that they have in their metadata, as Pixi's registry would list them. */
const named = <Parts>(...parts: readonly { readonly extension: unknown }[]): Parts =>
  parts.map((value) => ({ name: (value.extension as { readonly name: string }).name, value })) as Parts;

// In the order of Pixi's own renderer.
const systems = named<RendererConfig['systems']>(
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  GlUboSystem,
  GlBackBufferSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlColorMaskSystem,
  EventSystem,
);
const renderPipes = named<RendererConfig['renderPipes']>(
  BlendModePipe,
  BatcherPipe,
  SpritePipe,
  RenderGroupPipe,
  ColorMaskPipe,
  MeshPipe,
);
const renderPipeAdaptors = named<RendererConfig['renderPipeAdaptors']>(GlBatchAdaptor, GlMeshAdaptor);

/** Its systems become members under their names; those that the table itself uses are declared. */
export class WebGl extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  declare readonly gl: WebGL2RenderingContext;
  declare readonly context: GlContextSystem;
  declare readonly limits: GlLimitsSystem;
  declare readonly shader: GlShaderSystem;
  declare readonly events: EventSystem;

  constructor() {
    super({ name: 'webgl', type: RendererType.WEBGL, systems, renderPipes, renderPipeAdaptors });
  }
}
