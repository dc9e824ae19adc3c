/** What bots need for other games than the first one: one file, fetched with the first of these (`fetch-others.ts`). */

import { gameById } from '../rules/catalogue.ts';
import type { Seen, Table } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';
import { weighByContract } from './search/any-game.ts';
import type { Weighed, Weighing } from './search/weighing.ts';
import type { Steps } from './steps.ts';
import { worthIn as worthInTotal } from './total/prospects.ts';
import { weighTotal } from './total/weigh-total.ts';
import { worthInLines } from './two-lines/prospects.ts';
import { recalled as recalledLines } from './two-lines/recall.ts';
import { weighLines } from './two-lines/weigh-lines.ts';

export { default as TABLES } from './match-table/fitted-tables.json';

/** Estimates the moves of a game that the fast core cannot play. */
export function weigh(weighing: Weighing): Steps<readonly Weighed[]> {
  if (isTwoLines(weighing.game)) return weighLines(weighing);
  // 15.2: what is to be hit is there from the first tile on, which nobody chooses.
  const goals = weighing.game.tableNumber?.(weighing.seen)?.goals;
  return goals ? weighTotal(weighing, goals) : weighByContract(weighing);
}

const isTwoLines = (game: { readonly table: Pick<Table, 'kind'> } | undefined) => game?.table.kind === 'two lines';

/** What plays are worth by rule of thumb, where a kind of table has one of its own; else `null`. */
export function worthIn(seen: Seen): ((play: TileMove) => number) | null {
  return isTwoLines(gameById(seen.game)) ? worthInLines(seen) : worthInTotal(seen);
}

/** The deal as somebody has it in mind who keeps what lies face down again for about so many turns (21.3). */
export function recalled(seen: Seen, turns: number): Seen {
  return isTwoLines(gameById(seen.game)) ? recalledLines(seen, turns) : seen;
}
