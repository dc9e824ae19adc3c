import { type Core, DRAW, ENDED, PASS } from '../../rules/chain/core.ts';
import { mayDraw } from '../../rules/chain/legal.ts';
import { playToEnd, randomMove } from '../../rules/chain/playout.ts';
import { step } from '../../rules/chain/step.ts';
import type { FastChance } from '../../rules/chance.ts';

/** Plays a deal out at random, as far as that tells who is better off. Allocates nothing. */
export function rollOut(core: Core, chance: FastChance): void {
  if (!core.drawsPairs) {
    playToEnd(core, chance);
    return;
  }
  while (core.phase !== ENDED) {
    const move = randomMove(core, chance);
    step(core, move === PASS || move === DRAW ? passOrDraw(core) : move);
  }
}

/**
 * 13.3: whoever cannot lay passes, or draws two that are more to be left with. By chance half of the deals would not end
 * where somebody would be glad to end them (13.4): who is lighter passes, who is heavier draws.
 */
function passOrDraw(core: Core): number {
  const { seat, drew, counts, rules } = core;
  if (drew > 0) return drew === 1 ? DRAW : PASS;
  for (let other = 0; other < rules.seats; other++) {
    if ((counts[other] as number) < (counts[seat] as number) && mayDraw(core)) return DRAW;
  }
  return PASS;
}
