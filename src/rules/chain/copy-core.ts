import type { Core } from './core.ts';

/**
 * Copies the state of a core to another one of the same table. So a position can be played on several times. Allocates
 * nothing.
 */
export function copyCore(from: Core, to: Core): void {
  to.memory.set(from.memory);
  to.number = from.number;
  to.order = from.order;
  to.starter = from.starter;
  to.open = from.open;
  to.spinner = from.spinner;
  to.free = from.free;
  to.yardNext = from.yardNext;
  to.yardEnd = from.yardEnd;
  to.phase = from.phase;
  to.seat = from.seat;
  to.due = from.due;
  to.drew = from.drew;
  to.laid = from.laid;
  to.started = from.started;
  to.doubles = from.doubles;
  to.highestDouble = from.highestDouble;
  to.goesOn = from.goesOn;
  to.drewDoubles = from.drewDoubles;
  to.fisher = from.fisher;
  to.staked = from.staked;
  to.passes = from.passes;
  to.turns = from.turns;
}
