/** Derives the chain rules of a table from a row, options and seats. */

import type { ChainRules, LeadRule } from '../../chain-rules.ts';
import type { Options } from '../../game.ts';
import type { ScoreRule } from '../scores.ts';
import { tablesOf } from '../set-tables.ts';
import type { RowSet, Spinner, StarRow } from './star-row.ts';

/** Returns the set that a match is played with: an option if the row has several (2.1). */
export function setOf(row: StarRow, options: Options): RowSet {
  return row.sets.find(({ highest }) => highest === options.set) ?? row.sets[0];
}

/** Returns the hand sizes, in parallel to the row's seats; `undefined` if this set has none of that name. */
export function handsOf(row: StarRow, options: Options): readonly number[] | undefined {
  return setOf(row, options).hands[String(options.handSizes ?? 'standard')];
}

/** Returns all doubles from `first` down, then round again from the highest (1.2), as bytes. */
function downFrom(first: number, highest: number): number[] {
  return Array.from({ length: highest + 1 }, (_, n) => 17 * ((first - n + highest + 1) % (highest + 1)));
}

/** 1.2, 3.4, 4.1, 5.2: the lead for each word of the spinner's column. */
const leads: Readonly<Record<Spinner, (highest: number) => Partial<LeadRule> & Pick<LeadRule, 'orders'>>> = {
  highest: (highest) => ({ orders: [[17 * highest]] }),
  'highest, else next lower held': (highest) => ({ orders: [downFrom(highest, highest)] }),
  'highest, else turned up': (highest) => ({ orders: [[17 * highest]], nobody: 'turned up', takesLeftOver: true }),
  rotates: (highest) => ({ orders: downFrom(highest, highest).map((double) => [double]) }),
  'rotates, else next lower held': (highest) => ({
    orders: downFrom(highest, highest).map((double) => downFrom(double & 15, highest)),
  }),
  'first double played': (highest) => ({
    orders: [[...downFrom(highest, highest).slice(0, -1).reverse(), 0]],
    nobody: 'heaviest leads',
    any: 'from the second deal',
  }),
};

/** Returns the scoring of a row's deals; `losers write` holds for every deal (5.7). 5.9: `pairs` are two sides. */
export function scoreRuleOf({ blocked }: StarRow, { pairs }: Options): ScoreRule {
  const domino = blocked === 'losers write' ? blocked : 'others';
  return { domino, blocked, rounding: 'none', isPartnered: pairs === true, own: null };
}

/** Throws if the game is not played with this number of seats, or the set has no such hands. */
export function chainRulesOf(row: StarRow, options: Options, seats: number): ChainRules {
  const { highest } = setOf(row, options);
  const handSize = handsOf(row, options)?.[row.seats.indexOf(seats)];
  if (handSize === undefined) throw new Error(`${row.id} is not played with ${seats} seats`);
  const usual = { nobody: 'thrown in', any: 'never', takesLeftOver: false } as const;
  return {
    tables: tablesOf(highest),
    seats,
    handSize,
    lead: {
      ...usual,
      ...(options.drawForLead === true ? { nobody: 'drawn for' } : {}),
      ...leads[row.spinner](highest),
    },
    isDead: row.restDead === true,
    arms: row.arms,
    branching: row.spinner === 'first double played' ? 'cross' : 'star',
    duty: row.duty,
    stuckOpening: row.stuckOpening,
    stuckFreePlay: row.stuckFreePlay,
    // 5.9
    reserve: options.leaveLast === true ? 1 : row.reserve,
    closing: row.closing === 'each' && options.faceDownDoubles !== true ? 'never' : row.closing,
    tilesInTurn: '1',
    bars: 'none',
    redealsDoubles: options.redealDoubles === true,
    handsCount: true,
    ...scoreRuleOf(row, options),
    lengthwise: false,
    onTheWay: null,
    keeps: [],
    blank: 0,
    // 4.3
    alone: row.heavyAlone
      ? [
          [[(highest << 4) | highest], 66],
          [[0], 100],
        ]
      : [],
  };
}
