/** One winding line with two ends, in which doubles never branch (6.2). */
import type { Laid, Table } from '../../rules/game.ts';
import { begin, open, setArm } from './growth.ts';
import type { Growth } from './growth-state.ts';
import { ledOn } from './led.ts';
import { poseOf } from './pose.ts';
import { endToEnd } from './tip.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The line has the board to itself, so it may go far before it turns. */
const LINE_WEIGHTS: Weights = { ...WEIGHTS, box: 120, boxPerTile: 4, boxSide: 8, size: 5, turn: 8 };

export function beginLine({ doubles }: Table, aspect: number, first: Laid | undefined): Growth {
  const across = first !== undefined && first.inner === first.outer && doubles === 'across';
  const { body, tips } = ledOn(aspect, across);
  const start = { ...endToEnd(doubles), weights: LINE_WEIGHTS, manner: null, aspect, first: poseOf(body, across) };
  const growth = begin(start, [body]);
  for (const [arm, tip] of tips) setArm(growth, arm, tip, [body]);
  return open(growth);
}
