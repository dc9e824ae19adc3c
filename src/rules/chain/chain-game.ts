/** Makes a game from the fast core and a row of rules. */

import type { ChainRules } from '../chain-rules.ts';
import type { Deal, Game, Options, Settlement, Side, Standing } from '../game.ts';
import { dealOut, fill, isSet, openDeal, sees } from '../heap.ts';
import { codeOf } from './codec.ts';
import { type Core, newCore, numberDeal, THROWN_IN } from './core.ts';
import { dealCore } from './deal-out.ts';
import { lacksOf } from './lacks.ts';
import { movesOf, playMove } from './procedure.ts';

/** The part of a game that its family of chain games gives: the core does the rest. */
export interface ChainFamily
  extends Pick<
    Game,
    | 'id'
    | 'seats'
    | 'optionSpecs'
    | 'table'
    | 'endings'
    | 'reasons'
    | 'points'
    | 'worth'
    | 'options'
    | 'set'
    | 'tableNumber'
  > {
  /** Throws if the game is not played with this number of seats, or the set has no such hands. */
  readonly chainRules: (options: Options, seats: number) => ChainRules;
  readonly settle: (standing: Standing, deal: Deal) => Settlement;
}

/** 6.7: the side of each seat. */
const sidesOf = ({ seats, isPartnered }: ChainRules): readonly Side[] =>
  Array.from({ length: seats }, (_, seat) => (isPartnered ? seat % 2 : seat));

export function chainGame(family: ChainFamily): Game {
  const { id, set, chainRules } = family;
  const cores = new Map<string, Core>();
  /** One core for each kind of table; its content is valid only within one call. */
  const coreFor = (options: Options, seats: number): Core => {
    const key = JSON.stringify([options, seats]);
    const core = cores.get(key) ?? newCore(chainRules(options, seats));
    cores.set(key, core);
    return core;
  };
  return {
    ...family,
    sides: (options, seats) => sidesOf(chainRules(options, seats)),
    handSize: (options, seats) => chainRules(options, seats).handSize,
    begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
    open(standing, options, seats, heap, lot) {
      if (!isSet(heap, set(options))) throw new Error('the heap is not the set');
      const core = coreFor(options, seats);
      const { handSize, tables, isDead } = core.rules;
      numberDeal(core, standing.deals + 1, standing.memory?.starts ?? lot);
      for (const [at, tile] of heap.entries()) core.faces[at] = codeOf(tables, tile);
      dealCore(core);
      const leader = core.phase === THROWN_IN ? null : core.seat;
      return openDeal(
        { game: id, options, heap },
        standing,
        dealOut(heap, seats, handSize, isDead),
        leader,
        sidesOf(core.rules),
      );
    },
    moves: (seen) => movesOf(coreFor(seen.options, seen.seats), seen),
    play: (deal, move) => playMove(coreFor(deal.options, deal.seats), deal, move),
    sees,
    lacks: (seen) => lacksOf(coreFor(seen.options, seen.seats), seen),
    fill: (seen, hidden) => fill(seen, hidden, set(seen.options)),
  };
}
