/** Shakes an own tile that can't be played: from side to side, once and less. */
import type { Clock } from '../../motion/clock.ts';
import type { Tile } from '../../rules/game.ts';
import type { TableModel } from '../model/table-model.ts';
import type { MovingTiles } from './moving-tiles.ts';

/** Milliseconds at every speed, the swings in that time, and the greatest way, in half-tile sides. */
const LASTS = 280;
const SWINGS = 3;
const WAY = 0.16;

interface Shaken {
  readonly model: Pick<TableModel, 'now' | 'held' | 'placementOf'>;
  readonly tiles: Pick<MovingTiles, 'put'>;
  readonly clock: Pick<Clock, 'tween' | 'paused'>;
}

/** Does nothing while a finger holds a tile. */
export function shake(tile: Tile, { model, tiles, clock }: Shaken): void {
  const at = model.now?.seen.heap.indexOf(tile) ?? -1;
  if (clock.paused) return;
  const step = (progress: number) => {
    const { now, held } = model;
    const placed = now && !held ? model.placementOf(now).tiles[at] : undefined;
    if (placed?.where !== 'own') return;
    const [x, y, z] = placed.at;
    const swing = Math.sin(2 * Math.PI * SWINGS * progress) * (1 - progress) * WAY * placed.scale;
    tiles.put(at, { ...placed, at: [x + swing, y, z] });
  };
  clock.tween(LASTS, step).catch(reportError);
}
