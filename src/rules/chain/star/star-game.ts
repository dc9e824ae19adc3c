/** Makes a star game of a row of the table and the fast core. */

import type { Deal, Game, Options, Standing, Tile } from '../../game.ts';
import { dealOut, fill, isSet, sees } from '../../heap.ts';
import { readOptions } from '../../options.ts';
import { tilesOf } from '../../tiles.ts';
import { codeOf } from '../codec.ts';
import { type Core, newCore, numberDeal, PHASES } from '../core.ts';
import { dealCore } from '../deal-out.ts';
import { movesOf, playMove } from '../procedure.ts';
import { reasonsOf } from '../scores.ts';
import { chainRulesOf, handsOf, setOf } from './chain-rules-of.ts';
import { specsOf } from './options.ts';
import type { Row } from './rows.ts';
import { settle } from './settle.ts';

/** The game that a row of the table describes. */
export function starGame(row: Row): Game {
  const optionSpecs = specsOf(row);
  const cores = new Map<string, Core>();
  /** One core for each kind of table; its content is only valid within one call. */
  const coreFor = (options: Options, seats: number): Core => {
    const key = JSON.stringify([options, seats]);
    const core = cores.get(key) ?? newCore(chainRulesOf(row, options, seats));
    cores.set(key, core);
    return core;
  };
  const set = (options: Options) => tilesOf(setOf(row, options).highest);

  return {
    id: row.id,
    seats: row.seats,
    optionSpecs,
    table: {
      kind: row.spinner === 'first double played' ? 'cross' : 'star',
      arms: row.arms,
      doubles: row.doubles,
    },
    endings: ['domino', 'blocked'],
    reasons: reasonsOf(row.blocked),
    points: row.blocked === 'losers write' ? 'lost' : 'won',
    options(given, seats) {
      if (!row.seats.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
      const options = readOptions(optionSpecs, given);
      // 2.1: a set may lack some of the hand sizes.
      if (options.ok && !handsOf(row, options.value))
        return { ok: false, reason: 'no such hands', detail: 'handSizes' };
      return options;
    },
    set,
    handSize: (options, seats) => chainRulesOf(row, options, seats).handSize,
    begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
    open(standing, options, seats, heap, lot = 0) {
      if (!isSet(heap, set(options))) throw new Error('the heap is not the set');
      const core = coreFor(options, seats);
      numberDeal(core, standing.deals + 1, standing.memory?.starts ?? lot);
      return opened(row, core, standing, options, heap);
    },
    moves: (seen) => movesOf(coreFor(seen.options, seen.seats), seen),
    play: (deal, move) => playMove(coreFor(deal.options, deal.seats), deal, move),
    sees,
    fill: (seen, hidden) => fill(seen, hidden, set(seen.options)),
    settle: (standing, deal) => settle(row, standing, deal),
    chainRules: (options, seats) => chainRulesOf(row, options, seats),
  };
}

function opened(row: Row, core: Core, standing: Standing, options: Options, heap: readonly Tile[]): Deal {
  const { seats, handSize, tables, isDead } = core.rules;
  for (const [at, tile] of heap.entries()) core.faces[at] = codeOf(tables, tile);
  dealCore(core);
  const phase = PHASES[core.phase] ?? 'thrownIn';
  return {
    game: row.id,
    options,
    deal: standing.deals + 1,
    seats,
    sides: Array.from({ length: seats }, (_, seat) => seat),
    heap,
    ...dealOut(heap, seats, handSize, isDead),
    laid: [],
    ends: [],
    phase,
    turn: phase === 'leading' ? { seat: core.seat, drew: [], laid: [] } : null,
    scored: Array<number>(seats).fill(0),
    log: [],
    memory: null,
    outcome: null,
  };
}
