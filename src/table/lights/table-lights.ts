/** The present state of light effects for tiles that are played. Painted with everything else, on any renderer. */
import type { Clock } from '../../motion/clock.ts';
import type { Position } from '../../rules/game.ts';
import { createPlaceGlows, type PlaceGlows } from './place-glows.ts';

/** The front of the light at which the whole inlay glows. */
export const ALL_LIT = 2;

export interface TableLights {
  readonly glows: Pick<PlaceGlows, 'shown'>;
  /** Tiles that have just locked in, with the progress of their flash (0…1). */
  readonly flashes: ReadonlyMap<Position, number>;
  /** The front of the light along the inlay (0…1; more: all is lit), and its strength. */
  readonly run: readonly [front: number, strength: number];
  inlay(front: number, strength: number): void;
  /** Sets the progress of a tile's flash; at 1 it is over. */
  flash(at: Position, gone: number): void;
  /** Lights everything that glows at rest, and stops the run of light. */
  rest(): void;
}

/** Creates the lights; `changed` is called whenever something has to be painted again. */
export function createTableLights(clock: Pick<Clock, 'now' | 'paused'>, changed: () => void): TableLights {
  const glows = createPlaceGlows(clock, changed);
  const flashes = new Map<Position, number>();
  let run: TableLights['run'] = [ALL_LIT, 0];
  return {
    glows,
    flashes,
    get run() {
      return run;
    },
    inlay(front, strength) {
      run = [front, strength];
      changed();
    },
    flash(at, gone) {
      if (gone < 1) flashes.set(at, gone);
      else flashes.delete(at);
      changed();
    },
    rest() {
      glows.rest();
      run = [ALL_LIT, 0];
    },
  };
}
