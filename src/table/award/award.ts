/** The display of points and of a deal's end, and its dependencies on the table. */
import type { Situation } from '../../match/ports.ts';
import type { Clock } from '../../motion/clock.ts';
import type { Seat, Seen } from '../../rules/game.ts';
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';

export interface AwardStage {
  readonly clock: Pick<Clock, 'tween'>;
  /** Converts milliseconds at normal speed into milliseconds now; 0 if motion is not wanted. */
  motion(ms: number): number;
  readonly model: Pick<TableModel, 'now' | 'own' | 'surface' | 'restingPlacementOf' | 'game'>;
  readonly changes: TableChanges;
  /** Lights up the whole star. */
  celebrate(seen: Seen): Promise<void>;
}

/** The further dependencies of points during play, and of the number that makes them. */
export interface ScoreStage extends AwardStage {
  readonly model: AwardStage['model'] &
    Pick<TableModel, 'kind' | 'game' | 'tableNumber' | 'makes' | 'highlights' | 'places' | 'moveTo'>;
  /** Waits so that people can read: milliseconds at normal speed. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  readonly tiles: Pick<MovingTiles, 'tiles' | 'view' | 'zoom'>;
}

export interface Award {
  /** The scores, as far as points have arrived; `null` while no end of a deal is shown. */
  readonly scores: readonly number[] | null;
  /** True if the seat has won and is lit. */
  isLit(seat: Seat): boolean;
  /** Plays the end while the hands turn up, which takes `ms` milliseconds at normal speed. */
  play(now: Situation, ms: number, signal: AbortSignal): Promise<void>;
  /** Shows the final state at once. */
  show(now: Situation): void;
  /** Called when the regions of the screen have changed. */
  place(): void;
  /** Paints the textures again after a loss of the graphics context; the next `place` shows them. */
  repaint(): void;
  /** Fades the display out. */
  clear(): Promise<void>;
  destroy(): void;
}
