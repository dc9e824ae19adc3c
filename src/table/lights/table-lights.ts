/** Light that answers what is laid, as it is now; painted with everything else, on whichever renderer stands there. */
import type { Clock } from '../../motion/clock.ts';
import type { Position } from '../../rules/game.ts';
import { createPlaceGlows, type PlaceGlows } from './place-glows.ts';

/** How far light has run where all of the inlay that is to glow glows. */
export const ALL_LIT = 2;

export interface TableLights {
  readonly glows: Pick<PlaceGlows, 'shown'>;
  /** Tiles that have just locked in, and how far (0…1) their flash has gone. */
  readonly flashes: ReadonlyMap<Position, number>;
  /** How far light has run along the inlay (0…1, more: all is lit), and how strong it is. */
  readonly run: readonly [front: number, strength: number];
  inlay(front: number, strength: number): void;
  /** The flash of a tile has gone so far; at 1 it is over. */
  flash(at: Position, gone: number): void;
  /** All that is to glow glows, and nothing runs. */
  rest(): void;
}

/** `changed` is called whenever something has to be painted anew. */
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
