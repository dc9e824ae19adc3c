/** Stars to lay out: deals of the real games, played at random. */

import type { End, Laid, Options, Table as Shape } from '../../../src/rules/game.ts';
import { gameById, games } from '../../../src/rules/games.ts';

export interface Star {
  readonly laid: readonly Laid[];
  readonly ends: readonly End[];
  readonly shape: Shape;
  /** Whether the halves that touch come to a sum (10.1), so that they need not show the same number. */
  readonly isOfSums?: boolean;
}

export type Numbers = () => number;

/** Repeatable numbers from 0 (included) to 1. */
export function numbers(seed: number): Numbers {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(from: readonly T[], next: Numbers): T {
  const one = from[Math.floor(next() * from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

export function shuffled<T>(from: readonly T[], next: Numbers): T[] {
  return from
    .map((one) => ({ one, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

/** The end of a deal that was played at random, one of the first seven of a match. `favour`: plays on the arm with the lowest number where it can. */
export function dealt(
  id: string,
  seats: number,
  seed: number,
  given: Readonly<Record<string, unknown>> = {},
  favour = false,
): Star {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no such game: ${id}`);
  const next = numbers(seed);
  const standing = { ...game.begin(options.value, seats), deals: seed % 7 };
  for (;;) {
    let deal = game.open(standing, options.value, seats, shuffled(game.set(options.value), next));
    if (deal.phase === 'thrownIn') continue;
    while (deal.turn) {
      const moves = game.moves(deal);
      const lowest = Math.min(...moves.map((move) => (move.do === 'play' ? Number(move.arm) : 99)));
      const liked = moves.filter((move) => move.do !== 'play' || Number(move.arm) === lowest);
      deal = game.play(deal, pick(favour ? liked : moves, next)).deal;
    }
    const takes = game.chainRules?.(options.value, seats).tables.takes;
    return { laid: deal.laid, ends: deal.ends, shape: game.table, isOfSums: takes !== undefined && takes[0] !== 0 };
  }
}

/** One kind of table: a game, how many sit at it, and its options. */
export interface Table {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly given: Options;
}

/** Options that change how a board grows. */
const OPTIONS: Readonly<Record<string, readonly Options[]>> = {
  cyprus: [{}, { handSizes: 'bell' }, { set: 12 }],
  ural: [{}, { faceDownDoubles: false }],
  'ural-draw': [{}, { faceDownDoubles: false }],
};

/** Tables that have tests of their own: rows, in which nothing joins, two lines, and an outline. */
const APART: ReadonlySet<string> = new Set(['row', 'two lines', 'outline']);
/** Every other game of the catalogue at every number of seats. */
const joining = games.filter(({ table }) => !APART.has(table.kind));
export const tables: readonly Table[] = joining.flatMap((game) =>
  (OPTIONS[game.id] ?? [{}]).flatMap((given) =>
    game.seats.map((seats) => ({
      name: [game.id, seats, ...Object.values(given).map(String)].join(' '),
      game: game.id,
      seats,
      given,
    })),
  ),
);
