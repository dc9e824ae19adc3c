/** A score pad as the rules count it. */
import type { Game, Result, Settlement, Standing } from '../../rules/game.ts';
import { endedDeal, openedFor, type WoodenTable } from '../../rules/told-deal.ts';
import { toldFault } from '../../rules/told-fault.ts';
import type { App } from '../app.ts';
import type { Pad } from '../store/kept-pads.ts';

export interface CountedPad {
  readonly pad: Pad;
  readonly table: WoodenTable;
  readonly sides: readonly number[];
  /** The settlement of each deal, in their order. */
  readonly settlements: readonly Settlement[];
  /** The match after the last deal. */
  readonly standing: Standing;
  /** 7.6: true if points are not shown yet. */
  readonly isSecret: boolean;
}

/** Counts all deals of a pad. Refuses one with a game, options or a deal that the rules do not know. */
export function countPad(games: readonly Game[], pad: Pad): Result<CountedPad, 'broken'> {
  const seats = pad.sitters.length;
  const game = games.find(({ id }) => id === pad.game);
  const options = game?.seats.includes(seats) ? game.options(pad.options, seats) : null;
  if (!game || !options?.ok) return { ok: false, reason: 'broken' };
  const table: WoodenTable = { game, options: options.value, seats };
  const settlements: Settlement[] = [];
  let standing = game.begin(options.value, seats);
  let isSecret = false;
  for (const told of pad.deals) {
    if (standing.winners !== null || toldFault(table, standing, told)) return { ok: false, reason: 'broken' };
    const deal = endedDeal(table, openedFor(table, standing), told);
    const settlement = game.settle(standing, deal);
    settlements.push(settlement);
    standing = settlement.standing;
    isSecret = game.facts?.(deal, 'table', standing).some(({ kind }) => kind === 'secret') ?? false;
  }
  const sides = game.sides(options.value, seats);
  return { ok: true, value: { pad, table, sides, settlements, standing, isSecret } };
}

/** Returns a function that counts pads, each once: screens ask at every redraw. */
export function createCounting({ matches }: Pick<App, 'matches'>): (pad: Pad) => Result<CountedPad, 'broken'> {
  const known = new WeakMap<Pad, Result<CountedPad, 'broken'>>();
  return (pad) => {
    const counted = known.get(pad) ?? countPad(matches.games, pad);
    known.set(pad, counted);
    return counted;
  };
}
