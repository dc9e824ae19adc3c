import { type Core, DRAW, ENDED, LEAD, PASS } from '../../rules/chain/core.ts';
import { mayDraw } from '../../rules/chain/legal.ts';
import { playToEnd, randomButBars } from '../../rules/chain/playout.ts';
import { step } from '../../rules/chain/step.ts';
import type { FastChance } from '../../rules/chance.ts';

/**
 * Plays a deal out at random, except that draws of pairs, and tiles worth keeping for last, follow a rule. Allocates
 * nothing.
 */
export function rollOut(core: Core, chance: FastChance): void {
  if (core.drawsPairs) {
    while (core.phase !== ENDED) {
      const move = randomButBars(core, chance);
      step(core, move === PASS || move === DRAW ? passOrDraw(core) : move);
    }
  } else if (core.rules.keeps.length > 0) {
    while (core.phase !== ENDED) step(core, keepingLast(core, chance));
  } else playToEnd(core, chance);
}

/** Attempts to find another move. */
const TRIES = 4;

/**
 * 17.5, 20.4: keeps a tile that is worth most as the last one, if possible. A random choice would hardly ever keep it.
 */
function keepingLast(core: Core, chance: FastChance): number {
  let move = randomButBars(core, chance);
  if ((core.sizes[core.seat] as number) < 2) return move;
  for (let nth = 0; nth < TRIES && isGiven(core, move); nth++) move = randomButBars(core, chance);
  return move;
}

/** True if a move plays such a tile. */
function isGiven({ rules }: Core, move: number): boolean {
  return move < LEAD && rules.keeps.includes(move & 255);
}

/**
 * 13.3: chooses between a pass and a draw of two tiles. At random half of the deals would not end where a seat would
 * like to end them (13.4). So the seat with the fewest pips passes, and any other draws.
 */
function passOrDraw(core: Core): number {
  const { seat, drew, counts, rules } = core;
  if (drew > 0) return drew === 1 ? DRAW : PASS;
  for (let other = 0; other < rules.seats; other++) {
    if ((counts[other] as number) < (counts[seat] as number) && mayDraw(core)) return DRAW;
  }
  return PASS;
}
