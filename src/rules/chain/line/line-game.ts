/** Makes a game of a line or a stack from a row of the tables. */
import type { Game, OptionSpec, Options, Result, Table } from '../../game.ts';
import { dealsOrMinutes, eitherLength, namedLength, withLength } from '../../match-length.ts';
import { readOptions } from '../../options.ts';
import { tilesOf } from '../../tiles.ts';
import { chainGame } from '../chain-game.ts';
import { jokersOf } from '../set-tables.ts';
import { chainRulesOf, drawsNothing, highestOf } from './line-chain-rules.ts';
import type { LineLength, LineRow } from './line-row.ts';
import { madeBy } from './made-by.ts';
import { reasonsOf } from './reasons.ts';
import { barLoses, opensNever, settleLine } from './settle-line.ts';
import { sumAfter, sumShown } from './sum.ts';

/** The default target; a larger set is played to a higher one (14). */
export function usualTarget(to: readonly [number, ...number[]], sets: readonly number[], highest: number): number {
  return to[sets.indexOf(highest)] ?? to[0];
}

/** 1.11: the option for the length of a match. */
function lengthSpec(length: LineLength): OptionSpec {
  if ('limit' in length) return { id: 'target', kind: 'choice', values: [length.limit], default: length.limit };
  if ('to' in length) {
    const { to, offered, from = [25, 500], isOurs, usual: more } = length;
    const [[usual], [min, max]] = [to, from];
    return {
      id: 'target',
      kind: 'number',
      min,
      max,
      step: 5,
      offered,
      default: usual,
      ...(isOurs && { isOurs }),
      ...(more && { usual: more }),
    };
  }
  const { deals, offered, isOurs } = length;
  if (offered.length === 1) return { id: 'deals', kind: 'choice', values: offered, default: deals };
  return { id: 'deals', kind: 'number', min: 4, max: 100, step: 4, offered, default: deals, ...(isOurs && { isOurs }) };
}

function specsOf({ sets, options = [], length }: LineRow): readonly OptionSpec[] {
  const specs: OptionSpec[] = [];
  if (sets.length > 1) specs.push({ id: 'set', kind: 'choice', values: sets, default: sets[0] });
  specs.push(...options);
  return [...specs, ...lengthSpecs(length)];
}

/** Returns the options for the length: one, or the option `by` and those that it names. */
function lengthSpecs(length: LineLength): readonly OptionSpec[] {
  const spec = lengthSpec(length);
  if (isOrDeals(length)) return eitherLength(spec);
  return 'deals' in length && length.orMinutes ? dealsOrMinutes(spec, length.orMinutes) : [spec];
}

/** 6.13: true if a match may go to points or to a number of deals. */
export const isOrDeals = (length: LineLength): boolean => 'to' in length && length.orDeals === true;

/**
 * Completes the options: sets a default that depends on another option, and refuses combinations that cannot be played.
 */
function completed(
  { length, sets, sides }: LineRow,
  given: Readonly<Record<string, unknown>>,
  options: Options,
  seats: number,
): Result<Options> {
  // 16.1
  if (sides === 'two with four seats' && options.alone === true && seats !== 4) {
    return { ok: false, reason: 'alone is for four', detail: 'alone' };
  }
  if (drawsNothing(options) && options.barricade === true) {
    return { ok: false, reason: 'barricade only with drawing', detail: 'barricade' };
  }
  if ('deals' in length && length.orMinutes) return namedLength(given, options);
  if (!('to' in length)) return { ok: true, value: options };
  const { ofTwo, to } = length;
  const usual = seats === 2 && ofTwo !== undefined ? ofTwo : usualTarget(to, sets, Number(options.set ?? sets[0]));
  if (isOrDeals(length)) return withLength(given, options, seats, usual);
  return { ok: true, value: given.target === undefined ? { ...options, target: usual } : options };
}

/** Returns the layout of a row, which is its kind of table. */
export function layoutOf({ table, crosses }: LineRow): LineRow['table'] | 'cross' | 'house' {
  if (crosses === undefined) return table;
  return crosses === 'covered double' ? 'house' : 'cross';
}

/** 10.2: a row with jokers has one set. */
function jokersIn(row: LineRow): Pick<Table, 'jokers'> {
  const jokers = jokersOf(chainRulesOf(row, { set: row.sets[0] }, row.seats[0] ?? 0).tables);
  return jokers.length > 0 ? { jokers } : {};
}

/** Returns the game that a row of the tables describes. */
export function lineGame(row: LineRow): Game {
  const game = ofRow(row);
  return row.whole?.(game, row) ?? game;
}

function ofRow(row: LineRow): Game {
  const optionSpecs = specsOf(row);
  const rulesOf = (options: Options, seats: number) => chainRulesOf(row, options, seats);
  return chainGame({
    id: row.id,
    seats: row.seats,
    optionSpecs,
    table: {
      kind: layoutOf(row),
      arms: row.crosses ? 4 : 2,
      doubles: row.table === 'stack' ? 'in line' : 'across',
      ...jokersIn(row),
    },
    endings: ['domino', 'blocked', ...(row.bars === 'none' ? [] : (['barricade'] as const))],
    reasons: reasonsOf(row),
    points: row.points,
    ...(row.lead === 'lot, then next seat: any tile' && { dealing: { hasLot: true } }),
    worth: {
      ...(row.opensAt !== undefined && { opensAt: row.opensAt }),
      ...(row.opensAt !== undefined && { neverOpens: opensNever }),
      ...(row.bars !== 'none' && { barLoses: (seen, double) => barLoses(row, seen, double) }),
      ...(row.bars !== 'none' && row.own && { barMustScore: true }),
      ...(row.onTheWay !== 'none' && {
        scoresOf: (seen, move) => madeBy(rulesOf(seen.options, seen.seats), seen, move),
      }),
    },
    options(given, seats) {
      if (!row.seats.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
      const options = readOptions(optionSpecs, given);
      return options.ok ? completed(row, given, options.value, seats) : options;
    },
    set: (options) => tilesOf(highestOf(row, options)),
    chainRules: rulesOf,
    settle: (standing, deal) => settleLine(row, standing, deal),
    ...(row.onTheWay === 'sum of the ends' && {
      tableNumber(seen, move) {
        const rules = rulesOf(seen.options, seen.seats);
        if (!move) return sumShown(seen, rules);
        return { ...sumAfter(seen, move, rules), scores: madeBy(rules, seen, move) };
      },
    }),
  });
}
