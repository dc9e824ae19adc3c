/** Makes a game of a line that never crosses out of a row of its tables. */
import type { Game, OptionSpec, Options } from '../../game.ts';
import { readOptions } from '../../options.ts';
import { tilesOf } from '../../tiles.ts';
import { chainGame } from '../chain-game.ts';
import type { ChainRules } from '../chain-rules.ts';
import { reasonsOf } from '../scores.ts';
import { tablesOf } from '../set-tables.ts';
import type { LineRow } from './rows.ts';
import { settleLine } from './settle.ts';
import { sumAfter, sumShown } from './sum.ts';

/** The highest double of the set that is played with. */
export const highestOf = ({ sets: [usual] }: LineRow, { set = usual }: Options) => Number(set);

/** The target unless the option says otherwise: a larger set is played to a higher one (14). */
export function usualTarget({ sets, targets }: LineRow, highest: number): number {
  return targets[sets.indexOf(highest)] ?? targets[0];
}

/** The game that a row of the tables describes. */
export function lineGame(row: LineRow): Game {
  const spec = {
    id: 'target',
    kind: 'number',
    min: 25,
    max: 500,
    step: 5,
    offered: row.offered,
    default: row.targets[0],
  } as const;
  const sets: OptionSpec[] =
    row.sets.length > 1 ? [{ id: 'set', kind: 'choice', values: row.sets, default: row.sets[0] }] : [];
  const optionSpecs = [...sets, spec];
  return chainGame({
    id: row.id,
    seats: row.seats,
    optionSpecs,
    table: { kind: row.table, arms: 2, doubles: row.table === 'stack' ? 'in line' : 'across' },
    endings: ['domino', 'blocked'],
    reasons: [...reasonsOf(row.blocked), ...(row.sumsScore ? (['made'] as const) : [])],
    points: 'won',
    options(given, seats) {
      if (!row.seats.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
      const options = readOptions(optionSpecs, given);
      if (!options.ok || given.target !== undefined) return options;
      const target = usualTarget(row, highestOf(row, options.value));
      return { ok: true, value: { ...options.value, target } };
    },
    set: (options) => tilesOf(highestOf(row, options)),
    chainRules: (options, seats) => chainRulesOf(row, options, seats),
    settle: (standing, deal) => settleLine(row, standing, deal),
    ...(row.sumsScore && {
      tableNumber: sumShown,
      numberAfter: (seen, move) => sumAfter(seen, move, highestOf(row, seen.options)),
    }),
  });
}

function chainRulesOf(row: LineRow, options: Options, seats: number): ChainRules {
  const highest = highestOf(row, options);
  const handSize = row.hands[row.seats.indexOf(seats)];
  if (handSize === undefined) throw new Error(`${row.id} is not played with ${seats} seats`);
  const doubles = Array.from({ length: highest + 1 }, (_, n) => highest - n);
  return {
    tables: tablesOf(highest),
    seats,
    handSize,
    lead: {
      orders: [doubles],
      nobody: 'heaviest leads',
      any: row.lead === 'highest double' ? 'never' : 'always',
      takesLeftOver: false,
    },
    isDead: false,
    arms: 2,
    branching: 'never',
    duty: false,
    stuckOpening: row.stuck,
    stuckFreePlay: row.stuck,
    reserve: row.reserve,
    closing: 'never',
    blocked: row.blocked,
    rounding: row.rounding,
    sumsScore: row.sumsScore,
    alone: [],
  };
}
