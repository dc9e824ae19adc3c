/** Points that a move would make on the way (6.10), in every line game that has them. */

import type { ChainRules } from '../../chain-rules.ts';
import type { Seen } from '../../game.ts';
import type { TileMove } from '../../moves.ts';
import { encode, loadDeal } from '../codec.ts';
import { newCore } from '../core.ts';
import { step } from '../step.ts';

/** Returns the points that the core counts when the tile lies. */
export function madeBy(rules: ChainRules, seen: Seen, move: TileMove): number {
  const core = newCore(rules);
  loadDeal(core, seen);
  const { seat } = core;
  const before = core.made[seat] ?? 0;
  step(core, encode(core, move));
  return (core.made[seat] ?? 0) - before;
}
