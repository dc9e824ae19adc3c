/** Bots at a row of a running total (15). */
import type { BotKind } from '../kind.ts';
import { weighByContract } from '../search/any-game.ts';
import { worthIn } from '../total/total-prospects.ts';
import { weighTotal } from '../total/weigh-total.ts';
import { whysInTotal } from '../total/whys-in-total.ts';
import { line } from './line.ts';

export const row: BotKind = {
  ...line,
  weigh(weighing) {
    // 15.2: the goals are there from the first tile on, and nobody chooses that tile.
    const goals = weighing.game.tableNumber?.(weighing.seen)?.goals;
    return goals ? weighTotal(weighing, goals) : weighByContract(weighing);
  },
  worthIn,
  whysFor: whysInTotal,
};
