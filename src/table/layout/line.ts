/** One winding line with two ends, in which doubles never branch (6.2). */
import type { Laid, Table } from '../../rules/game.ts';
import { begin, open, setArm } from './growth.ts';
import type { Growth } from './growth-state.ts';
import { ledOn } from './led.ts';
import { poseOf } from './pose.ts';
import { endToEnd } from './tip.ts';
import { LINE_WEIGHTS } from './weights.ts';

export function beginLine({ doubles }: Table, aspect: number, first: Laid | undefined): Growth {
  const across = first !== undefined && first.inner === first.outer && doubles === 'across';
  const { body, tips } = ledOn(aspect, across);
  const start = { ...endToEnd(doubles), weights: LINE_WEIGHTS, crossing: null, aspect, first: poseOf(body, across) };
  const growth = begin(start, [body]);
  for (const [arm, tip] of tips) setArm(growth, arm, tip, [body]);
  return open(growth);
}
