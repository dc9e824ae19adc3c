/** Arms around a spinner, and a line that becomes a cross at its first open double (5.3). */
import type { Laid, Table } from '../../rules/game.ts';
import { blades, SPINNER } from './blades.ts';
import { begin, open, reserve, setArm } from './growth.ts';
import type { Growth, Manner } from './growth-state.ts';
import { atFirstDouble } from './lay-cross.ts';
import { ledOn } from './led.ts';
import { poseOf } from './pose.ts';
import { endToEnd } from './tip.ts';
import { WEIGHTS } from './weights.ts';

export function beginStar({ arms, doubles }: Table, aspect: number): Growth {
  const start = { ...endToEnd(doubles), weights: WEIGHTS, manner: null, aspect, first: poseOf(SPINNER) };
  const growth = begin(start, [SPINNER]);
  reserve(growth, blades(arms));
  return open(growth);
}

/** Begins a line; a led double is a spinner at once. */
export const beginCross =
  (path: Manner['path']) =>
  (table: Table, aspect: number, first: Laid | undefined): Growth => {
    if (!first || first.inner === first.outer) return beginStar(table, aspect);
    const { body, tips } = ledOn(aspect, false);
    const start = {
      ...endToEnd(table.doubles),
      weights: WEIGHTS,
      manner: atFirstDouble(path),
      aspect,
      first: poseOf(body),
    };
    const growth = begin(start, [body]);
    for (const [arm, tip] of tips) setArm(growth, arm, tip, body);
    return open(growth);
  };
