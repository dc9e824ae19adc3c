/**
 * Pictures of one kind of table beside those that all have. They come later than the renderer, and have from it
 * whatever it has already.
 */
import { Buffer, BufferImageSource, BufferUsage, CanvasSource, Geometry, UniformGroup } from 'pixi.js';
import { albedoOf } from './albedo.ts';
import { LIGHT, SHAPES, vector } from './lighting.ts';
import { createMesh, createShader, destroyMesh, type TableMesh } from './mesh.ts';
import { RIM } from './rim-shader.ts';

/** The parts of Pixi and of shaders of which such pictures are made. */
export const TOOLS = {
  Buffer,
  BufferImageSource,
  BufferUsage,
  CanvasSource,
  Geometry,
  UniformGroup,
  createMesh,
  createShader,
  LIGHT,
  SHAPES,
  RIM,
  vector,
  albedoOf,
} as const;

/** Parts of the graphics of a table for pictures of its kind. */
export interface ExtraParts {
  readonly isFull: boolean;
  readonly tools: typeof TOOLS;
  /** The uniforms and textures that the shaders of the table share. */
  readonly resources: Readonly<Record<string, unknown>>;
  /** Creates a mesh that covers the screen, as the cloth does. */
  createGround(label: string, fragment: string, resources: Record<string, unknown>): TableMesh;
  /** Call it when the ground has changed: the cloth is painted again with the next picture. */
  onPainted(): void;
}

export interface Extra {
  /** Painted with the cloth, over it. */
  readonly ground: TableMesh;
  /** Drawn over lying tiles, in every picture. */
  readonly above: TableMesh;
  /** Shows nothing from the next picture on. */
  hide(): void;
  /** Destroys its textures. */
  destroy(): void;
}

/** Creates such pictures. */
export type CreateExtra<E extends Extra = Extra> = new (parts: ExtraParts) => E;

export function destroyExtra(extra: Extra): void {
  extra.destroy();
  for (const mesh of [extra.ground, extra.above]) destroyMesh(mesh);
}
