/** Arms around a spinner (3). */
import type { Table } from '../../rules/game.ts';
import { blades, SPINNER } from './blades.ts';
import { begin, open, reserve } from './growth.ts';
import type { Growth } from './growth-state.ts';
import { poseOf } from './pose.ts';
import { endToEnd } from './tip.ts';
import { WEIGHTS } from './weights.ts';

export function beginStar({ arms, doubles }: Table, aspect: number): Growth {
  const growth = begin({ ...endToEnd(doubles), weights: WEIGHTS, aspect, first: poseOf(SPINNER) }, SPINNER);
  reserve(growth, blades(arms));
  return open(growth);
}
