/** The surroundings of an ornament, which lies on the cloth beside the tiles, and moves with it. */
import type { Container } from 'pixi.js';
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import type { LotsOptions } from './lots.ts';

export interface OrnamentOptions extends Omit<LotsOptions, 'layer' | 'model'> {
  readonly model: Pick<TableModel, 'now' | 'own' | 'surface' | 'isShuffling' | 'fields'>;
  /** A layer under the parts to read and press. Its children are destroyed when their pictures are lost. */
  readonly layer: Container;
  readonly tiles: Pick<MovingTiles, 'view'>;
  readonly changes: Pick<TableChanges, 'picture'>;
}
