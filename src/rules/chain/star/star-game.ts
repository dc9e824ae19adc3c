/** Makes a star game from a row of the table. */
import type { Game, Reason } from '../../game.ts';
import { readOptions } from '../../options.ts';
import { tilesOf } from '../../tiles.ts';
import { chainGame } from '../chain-game.ts';
import { settle } from './settle-star.ts';
import { chainRulesOf, handsOf, setOf } from './star-chain-rules.ts';
import { specsOf } from './star-options.ts';
import type { StarRow } from './star-row.ts';

/** The reasons for points, by the row's word for a blocked deal. */
const REASONS: Readonly<Record<StarRow['blocked'], readonly Reason[]>> = {
  'lowest takes': ['hand', 'own'],
  'lowest takes, gross': ['hand'],
  'ten each': ['hand', 'each'],
  'losers write': ['own', 'remembered'],
};

/** Returns the game that a row of the table describes. */
export function starGame(row: StarRow): Game {
  const optionSpecs = specsOf(row);
  const game = chainGame({
    id: row.id,
    seats: row.seats,
    optionSpecs,
    table: {
      kind: row.spinner === 'first double played' ? 'cross' : 'star',
      arms: row.arms,
      ...(row.duty === 'star, then doubles' && { straight: 3 }),
      doubles: row.doubles,
    },
    endings: ['domino', 'blocked'],
    reasons: REASONS[row.blocked],
    points: row.blocked === 'losers write' ? 'lost' : 'won',
    options(given, seats) {
      if (!row.seats.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
      const options = readOptions(optionSpecs, given);
      // 2.1: a set may lack some of the hand sizes.
      if (options.ok && !handsOf(row, options.value))
        return { ok: false, reason: 'no such hands', detail: 'handSizes' };
      // 5.9
      if (options.ok && options.value.pairs === true && seats !== 4)
        return { ok: false, reason: 'pairs are for four', detail: 'pairs' };
      return options;
    },
    set: (options) => tilesOf(setOf(row, options).highest),
    chainRules: (options, seats) => chainRulesOf(row, options, seats),
    settle: (standing, deal) => settle(row, standing, deal),
  });
  return row.spinner === 'highest, else turned up' ? { ...game, dealing: { hasLateLot: true } } : game;
}
