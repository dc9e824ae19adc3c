/**
 * The fields of a mosaic as they are seen (32.2): one that keeps its sign settles with a quiet light, one that is broken
 * glows for a moment where it has cracked.
 */

import type { Seen } from '../../rules/game.ts';
import { fieldsIn } from '../../rules/mosaic/fields-in.ts';
import type { Ornament } from '../beats/beat-stage.ts';
import type { FieldNow } from '../model/table-model.ts';
import { motionOf } from '../model/timing.ts';
import type { OrnamentOptions } from './ornament.ts';

/** Milliseconds at normal speed that light stays on a field, and that pass from one field to the next in the end. */
const LIT = 900;
const NEXT = 90;
/** The part of that time in which the light comes. */
const COMING = 0.22;

export class FieldLights implements Ornament {
  readonly #o: OrnamentOptions;
  /** The states as they are seen. */
  #states: readonly FieldNow['state'][] = [];
  #run = 0;

  constructor(options: OrnamentOptions) {
    this.#o = options;
  }

  settle(seen: Seen, isSlow = false): void {
    const states = fieldsIn(seen).map(({ state }) => state);
    const isSolved = seen.outcome?.how === 'domino';
    const changed = states.flatMap((state, field) =>
      (isSolved || state !== this.#states[field]) && state !== 'open' ? [field] : [],
    );
    this.#states = states;
    this.#run += 1;
    this.#show(() => 0);
    const spread = isSolved ? NEXT * changed.length : 0;
    const ms = isSlow && changed.length > 0 ? motionOf(this.#o.timing, LIT + spread) : 0;
    if (ms > 0) this.#light(changed, (LIT + spread) / LIT, isSolved ? NEXT / LIT : 0, ms);
  }

  /** Lights fields, each `apart` later than the one before; `whole` and `apart` in times of one light. */
  #light(fields: readonly number[], whole: number, apart: number, ms: number): void {
    const run = this.#run;
    const step = (progress: number) => {
      if (run !== this.#run) return;
      this.#show((field) => {
        const index = fields.indexOf(field);
        return index < 0 ? 0 : lightAt(progress * whole - index * apart);
      });
    };
    this.#o.timing.clock.tween(ms, step).catch(reportError);
  }

  #show(lightOf: (field: number) => number): void {
    this.#o.model.fields = this.#states.map((state, field) => ({ state, light: lightOf(field) }));
    this.#o.requestRender();
  }
}

/** Returns the light at a part of its time: it comes quickly, and goes slowly. */
function lightAt(part: number): number {
  if (part <= 0 || part >= 1) return 0;
  return part < COMING ? part / COMING : ((1 - part) / (1 - COMING)) ** 2;
}
