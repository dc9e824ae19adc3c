/** Pictures of one kind of table beside those that all have. */
import type { TableMesh } from './mesh.ts';

/** Parts of the graphics of a table for pictures of its kind. */
export interface ExtraParts {
  readonly isFull: boolean;
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
  destroy(): void;
}

/** Creates such pictures. */
export type CreateExtra<E extends Extra = Extra> = new (parts: ExtraParts) => E;
