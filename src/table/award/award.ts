/** The showing of points and of a deal's end, and what it needs of the table. */
import type { Situation } from '../../match/ports.ts';
import type { Clock } from '../../motion/clock.ts';
import type { Seat, Seen } from '../../rules/game.ts';
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';

export interface AwardStage {
  readonly clock: Pick<Clock, 'tween'>;
  /** Milliseconds at normal speed into milliseconds now; 0 where motion is not wanted. */
  motion(ms: number): number;
  readonly model: Pick<TableModel, 'now' | 'own' | 'surface' | 'arrange' | 'pointsOf'>;
  readonly changes: TableChanges;
  /** The whole star lights up. */
  celebrate(seen: Seen): Promise<void>;
}

/** What points on the way, and the number that makes them, need beside that. */
export interface ScoreStage extends AwardStage {
  readonly model: AwardStage['model'] &
    Pick<TableModel, 'kind' | 'game' | 'tableNumber' | 'makes' | 'highlights' | 'places' | 'moveTo'>;
  /** Lets people read: milliseconds at normal speed. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  readonly tiles: Pick<MovingTiles, 'tiles' | 'view' | 'zoom'>;
}

export interface Award {
  /** The scores as far as points have arrived; `null` while no end of a deal is shown. */
  readonly scores: readonly number[] | null;
  /** Whether a seat has won and is lit. */
  isLit(seat: Seat): boolean;
  /** Plays it while the hands turn up, in so many milliseconds at normal speed. */
  play(now: Situation, ms: number, signal: AbortSignal): Promise<void>;
  /** Shows at once how it ends. */
  show(now: Situation): void;
  /** The screen is shared out otherwise. */
  place(): void;
  /** Paints its textures anew after the graphics were lost; the next `place` shows them. */
  repaint(): void;
  /** Lets it fade. */
  clear(): Promise<void>;
  destroy(): void;
}
