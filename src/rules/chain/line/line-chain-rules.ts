/** Derives the chain rules of a table from a row, options and seats. */

import type { BlockedRule, ChainRules, LeadRule, SetTables } from '../../chain-rules.ts';
import type { Options } from '../../game.ts';
import { codeOf } from '../codec.ts';
import type { ScoreRule } from '../scores.ts';
import { tablesOf } from '../set-tables.ts';
import type { LineLead, LineRow } from './line-row.ts';
import { onTheWay } from './on-the-way.ts';
import { sumTables } from './sum-tables.ts';

/** The highest double of the set in play. */
export const highestOf = ({ sets: [usual] }: LineRow, { set = usual }: Options) => Number(set);

/** Returns the number of tiles that each seat is dealt, in parallel to the numbers of seats (33.1). */
export const handSizesOf = (row: LineRow, options: Options): readonly number[] =>
  row.handsWith?.[highestOf(row, options)] ?? row.hands;

/** 6.7, 16.1: true if seats 0 and 2 play together, and 1 and 3. */
function isPartnered({ sides }: LineRow, { alone }: Options, seats: number): boolean {
  return sides !== 'none' && seats === 4 && alone !== true;
}

/** 20.8: the number of seats that play at a table of so many. */
const playersAt = ({ sides }: LineRow, seats: number) => (sides === 'two, three, four; two play' ? 4 : seats);

/** Returns the rule for blocked deals, which an option may change (8.4, 33.3). */
function blockedRuleOf({ blocked }: LineRow, { blockedTo, blockedBy }: Options): BlockedRule {
  if (blockedTo === 'last') return 'last takes';
  return blockedBy === 'side' ? 'lowest takes, gross' : blocked;
}

/** Returns the scoring of a row's deals. */
export function scoreRuleOf(row: LineRow, options: Options, seats: number): ScoreRule {
  return {
    domino: row.domino,
    blocked: blockedRuleOf(row, options),
    rounding: row.rounding,
    isPartnered: isPartnered(row, options, seats),
    own: row.own?.(options) ?? null,
  };
}

/** 6.5: the deals in which any tile leads, for each word of the lead's column. */
const ANY: Readonly<Record<LineLead, LeadRule['any']>> = {
  'highest double': 'never',
  'highest double, then winning side: any tile': 'from the second deal',
  'lowest double': 'never',
  '2-3, then winner: any tile': 'from the second deal',
  '1-1 first': 'never',
  '1-1 first, then winner: any tile': 'from the second deal',
  'lot, then next seat: any tile': 'always',
};

/** The tables that join halves, for each word of the column (6.4, 8.5, 10.1). */
const MATCH: Readonly<Record<LineRow['match'], (highest: number, options: Options) => SetTables>> = {
  equal: tablesOf,
  'equal, or sum 6': (highest, { match }) => (match === 'sum-six' ? sumTables(highest, 6, false) : tablesOf(highest)),
  'sum 7, jokers': (highest) => sumTables(highest, 7, true),
  'sum 10, jokers': (highest) => sumTables(highest, 10, true),
};

/** 2-3 as the core's byte. */
const TWO_THREE = 0x23;

/** 6.5, 8.1: the order of tiles that lead, as bytes; the first one that was dealt leads. */
function orderOf({ lead }: LineRow, { leadFrom }: Options, highest: number): readonly number[] {
  const upwards = Array.from({ length: highest + 1 }, (_, n) => 17 * n);
  const fromOne = [...upwards.slice(1), 0];
  if (leadFrom === '0-0' || lead === 'lowest double') return upwards;
  if (lead.startsWith('1-1')) return fromOne;
  return lead.startsWith('2-3') ? [TWO_THREE, ...fromOne] : upwards.reverse();
}

const BRANCHING = { 'first double': 'cross', 'covered double': 'covered' } as const;

/** Returns the rules for the seats that play. Throws if the game is not played with this number of seats. */
export function chainRulesOf(row: LineRow, options: Options, all: number): ChainRules {
  const highest = highestOf(row, options);
  const handSize = handSizesOf(row, options)[row.seats.indexOf(all)];
  if (handSize === undefined) throw new Error(`${row.id} is not played with ${all} seats`);
  const seats = playersAt(row, all);
  const tables = MATCH[row.match](highest, options);
  return {
    tables,
    seats,
    handSize,
    lead: {
      orders: [orderOf(row, options, highest)],
      nobody: row.lead === 'lowest double' ? 'lightest leads' : 'heaviest leads',
      any: ANY[row.lead],
      takesLeftOver: false,
    },
    isDead: row.restDead === true || drawsNothing(options),
    arms: row.crosses ? 4 : 2,
    branching: row.crosses ? BRANCHING[row.crosses] : 'never',
    lengthwise: options.lengthwise === true,
    duty: 'none',
    ...stuckRules(row, options),
    closing: 'never',
    tilesInTurn: tilesInTurnOf(row, options),
    bars: options.barricade === true ? row.bars : 'none',
    handsCount: row.domino !== 'makes a General',
    redealsDoubles: options.redealDoubles === true,
    ...scoreRuleOf(row, options, seats),
    keeps: keptFor(row, options),
    onTheWay: row.own?.(options).onTheWay ?? onTheWay(row.onTheWay),
    alone: (row.alone ?? []).map(([tiles, count]) => [tiles.map((tile) => codeOf(tables, tile)), count]),
    blank: blankOf(options),
  };
}

/** 33.8: true if nothing is drawn by agreement, and the tiles left over are dead. */
export const drawsNothing = ({ drawing }: Options): boolean => drawing === 'never';

/** Returns the turn of a seat that cannot play, and the tiles that may not be drawn. */
function stuckRules(
  { stuck, reserve }: LineRow,
  options: Options,
): Pick<ChainRules, 'stuckOpening' | 'stuckFreePlay' | 'reserve'> {
  if (drawsNothing(options)) return { stuckOpening: 'pass', stuckFreePlay: 'pass', reserve: 0 };
  return { stuckOpening: stuck, stuckFreePlay: stuck, reserve };
}

/** Returns the count that 0-0 adds to any hand (8.3). */
export const blankOf = ({ heavyBlank }: Options): number => (heavyBlank === 'always' ? 25 : 0);

/** Returns the tiles to keep for last: 0-0 and 6-6, or 0-0 alone (20.6). */
function keptFor({ domino }: LineRow, { ending }: Options): readonly number[] {
  if (domino !== 'by accounts' && domino !== 'makes a General') return [];
  return ending === 'bald' ? [0] : [0, 0x66];
}

function tilesInTurnOf({ tilesInTurn }: LineRow, options: Options): ChainRules['tilesInTurn'] {
  if (tilesInTurn === '1, or two doubles') return 'two doubles';
  if (tilesInTurn === '1, by option two doubles') return options.twoDoubles === true ? 'two doubles' : '1';
  if (tilesInTurn === '1, by option several doubles') return options.severalDoubles === true ? 'several doubles' : '1';
  return tilesInTurn;
}
