/** The star games: one row of the table, and the core, make a game. */
import { type Core, deal as dealCore, newCore, PHASES, type Plan } from '../core.ts';
import type { Deal, Game, OptionSpec, Options, Settlement, Standing, Tile } from '../game.ts';
import { dealOut, fill, isSet, sees } from '../heap.ts';
import { readOptions } from '../options.ts';
import { movesOf, playMove } from '../procedure.ts';
import { countHand, winnersAt, writePoints } from '../scores.ts';
import { tablesOf } from '../tables.ts';
import { codeOf } from '../thaw.ts';
import { tilesOf } from '../tiles.ts';
import type { Row, RowSet } from './rows.ts';

/** The plan of a table: what the core needs to know of a row, options and seats. */
export function planOf(row: Row, options: Options, seats: number): Plan {
  const { highest } = setOf(row, options);
  const handSize = handsOf(row, options)?.[row.seats.indexOf(seats)];
  if (handSize === undefined) throw new Error(`${row.id} is not played with ${seats} seats`);
  return {
    tables: tablesOf(highest),
    seats,
    handSize,
    spinner: highest,
    arms: row.arms,
    duty: row.duty,
    stuckOpening: row.stuckOpening,
    stuckFreePlay: row.stuckFreePlay,
    reserve: row.reserve,
    drawForLead: options.drawForLead === true,
    blocked: row.blocked,
  };
}

/** The set that a match is played with: an option where the row has hand sizes to choose from (2.1). */
function setOf(row: Row, options: Options): RowSet {
  return row.sets.find(({ highest }) => highest === options.set) ?? row.sets[0];
}

/** The hand sizes by number of seats; `undefined` where this set has none of that name. */
function handsOf(row: Row, options: Options): readonly number[] | undefined {
  return setOf(row, options).hands[String(options.handSizes ?? 'standard')];
}

function specsOf(row: Row): readonly OptionSpec[] {
  const specs: OptionSpec[] = [];
  const [usual] = row.sets;
  const handSizes = Object.keys(usual.hands);
  if (handSizes.length > 1) {
    specs.push({ id: 'set', kind: 'choice', values: row.sets.map(({ highest }) => highest), default: usual.highest });
    specs.push({ id: 'handSizes', kind: 'choice', values: handSizes, default: 'standard' });
  }
  if (row.drawForLead) specs.push({ id: 'drawForLead', kind: 'flag', default: false });
  // 1.11, 1.12
  const offered = [...new Set([60, 100, 200, row.target])].sort((a, b) => a - b);
  specs.push({ id: 'target', kind: 'number', min: 25, max: 500, step: 5, offered, default: row.target });
  return specs;
}

/** The game that a row of the table describes. */
export function starGame(row: Row): Game {
  const optionSpecs = specsOf(row);
  const cores = new Map<string, Core>();
  /** A core of its own for each kind of table; its content is only valid within one call. */
  const coreFor = (options: Options, seats: number): Core => {
    const key = JSON.stringify([options, seats]);
    const core = cores.get(key) ?? newCore(planOf(row, options, seats));
    cores.set(key, core);
    return core;
  };
  const set = (options: Options) => tilesOf(setOf(row, options).highest);

  return {
    id: row.id,
    seats: row.seats,
    optionSpecs,
    shape: { arms: row.arms, doubles: row.doubles },
    options(given, seats) {
      if (!row.seats.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
      const options = readOptions(optionSpecs, given);
      // 2.1: a set may lack some of the hand sizes.
      if (options.ok && !handsOf(row, options.value))
        return { ok: false, reason: 'no such hands', detail: 'handSizes' };
      return options;
    },
    set,
    handSize: (options, seats) => planOf(row, options, seats).handSize,
    begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
    open(standing, options, seats, heap) {
      if (!isSet(heap, set(options))) throw new Error('the heap is not the set');
      return opened(row, coreFor(options, seats), standing, options, heap);
    },
    moves: (seen) => movesOf(coreFor(seen.options, seen.seats), seen),
    play: (deal, move) => playMove(coreFor(deal.options, deal.seats), deal, move),
    sees,
    fill: (seen, hidden) => fill(seen, hidden, set(seen.options)),
    settle: (standing, deal) => settle(row, standing, deal),
  };
}

function opened(row: Row, core: Core, standing: Standing, options: Options, heap: readonly Tile[]): Deal {
  const { seats, handSize, tables } = core.plan;
  for (const [at, tile] of heap.entries()) core.faces[at] = codeOf(tables, tile);
  dealCore(core);
  const phase = PHASES[core.phase] ?? 'thrownIn';
  return {
    game: row.id,
    options,
    deal: standing.deals + 1,
    seats,
    teams: Array.from({ length: seats }, (_, seat) => seat),
    heap,
    ...dealOut(heap, seats, handSize),
    dead: [],
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

function settle(row: Row, standing: Standing, deal: Deal): Settlement {
  if (!deal.outcome) throw new Error('the deal has not ended');
  const counts = deal.hands.map((hand) => countHand(hand.flatMap((at) => deal.heap[at] ?? [])));
  const points: number[] = counts.map(() => 0);
  writePoints(deal.outcome.how, deal.outcome.by, counts, row.blocked, points);
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  const winners = winnersAt(Number(deal.options.target), totals);
  return { counts, points, standing: { deals: standing.deals + 1, totals, memory: standing.memory, winners } };
}
