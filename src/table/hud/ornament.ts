/** Something that lies on the cloth beside the tiles, and moves with it. */
import type { Container } from 'pixi.js';
import type { Seen } from '../../rules/game.ts';
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import type { LotsOptions } from './lots.ts';

export interface Ornament {
  /** Takes in a deal as it is seen from now on. `isSlow`: the change is seen as it happens. */
  settle(seen: Seen, isSlow?: boolean): void;
}

export interface OrnamentOptions extends Omit<LotsOptions, 'layer' | 'model'> {
  readonly model: Pick<TableModel, 'now' | 'own' | 'surface' | 'isShuffling'>;
  /** A layer under the parts to read and press. Its children are destroyed when their pictures are lost. */
  readonly layer: Container;
  readonly tiles: Pick<MovingTiles, 'view'>;
  readonly changes: Pick<TableChanges, 'picture'>;
}

/** Returns the hub of trains, which loads late. Until then, and if it can't be loaded, a match goes on without it. */
export function fetchHub(options: OrnamentOptions): Ornament {
  let hub: Ornament | null = null;
  let last: Seen | null = null;
  import('./trains-hub.ts').then(({ TrainsHub }) => {
    hub = new TrainsHub(options);
    if (last) hub.settle(last);
  }, reportError);
  return {
    settle(seen, isSlow) {
      last = seen;
      hub?.settle(seen, isSlow);
    },
  };
}
