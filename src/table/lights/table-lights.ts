/** Light that answers what is laid, as it is now; painted with everything else, on whichever stage stands there. */
import type { Clock } from '../../motion/clock.ts';
import type { Position } from '../../rules/game.ts';
import { ALL_LIT } from '../beats/light-effects.ts';
import { createGlows, type Glows } from './place-glows.ts';

export interface Lights {
  readonly glows: Pick<Glows, 'shown'>;
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
export function createLights(clock: Clock, changed: () => void): Lights {
  const glows = createGlows(clock, changed);
  const flashes = new Map<Position, number>();
  let run: Lights['run'] = [ALL_LIT, 0];
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
