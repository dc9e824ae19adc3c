/** Stars to lay out: deals of the real games, played at random. */

import type { Deal, End, Game, Laid, Move, Options, Seat, Table as Shape } from '../../../src/rules/game.ts';
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

function shuffled<T>(from: readonly T[], next: Numbers): T[] {
  return from
    .map((one) => ({ one, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

/** A turn of a deal, and the numbers for what is left to chance. */
interface Turn {
  readonly game: Game;
  readonly deal: Deal;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly next: Numbers;
}

/** A way to play. */
export type Choose = (turn: Turn) => Move;

export const atRandom: Choose = ({ moves, next }) => pick(moves, next);

/** At random on the arm with the lowest number, where anything can be played. */
export const onLowestArm: Choose = ({ moves, next }) => {
  const lowest = Math.min(...moves.map((move) => (move.do === 'play' ? Number(move.arm) : 99)));
  return pick(
    moves.filter((move) => move.do !== 'play' || Number(move.arm) === lowest),
    next,
  );
};

/** The end of a deal that was played so, one of the first seven of a match. */
export function dealt(
  id: string,
  seats: number,
  seed: number,
  given: Readonly<Record<string, unknown>> = {},
  choose = atRandom,
): Star {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no such game: ${id}`);
  const next = numbers(seed);
  const standing = { ...game.begin(options.value, seats), deals: seed % 7 };
  for (;;) {
    let deal = game.open(standing, options.value, seats, shuffled(game.set(options.value), next), 0);
    if (deal.phase === 'thrownIn') continue;
    while (deal.turn) {
      deal = game.play(deal, choose({ game, deal, seat: deal.turn.seat, moves: game.moves(deal), next })).deal;
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

/** Tables that have tests of their own: rows, in which nothing joins, two lines, an outline, a tree, and trains. */
const APART: ReadonlySet<string> = new Set(['row', 'two lines', 'outline', 'tree', 'trains']);
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
