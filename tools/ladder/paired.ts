/**
 * Plays the same deal, or match, once for each side that the tested bot can take: a seat, or both seats of partners. So
 * lucky tiles help and hurt it equally. All other seats have bots of one kind.
 */
import type { Deal, Game, Settlement, Side, Standing } from '../../src/rules/game.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import type { Table } from '../cli/args.ts';
import { timed } from '../cli/timed.ts';
import type { Player } from './player.ts';
import { sum } from './statistics.ts';

/** Deals are played as deals 1 to 7 of a match in turn: a whole round if the leading double rotates (4.1). */
const ROUND = 7;

export interface Pairing {
  readonly table: Table;
  readonly tested: Player;
  readonly others: Player;
  /** Milliseconds since some moment. */
  now(): number;
  /** Called with the milliseconds of each choice of the tested bot among several moves. */
  decided(milliseconds: number): void;
}

/** The tested bot's results in one deal, as a mean over the sides. */
export interface DealFigures {
  /** From 0 to 1: the share of the deal that it won. */
  readonly share: number;
  /** Its side's points minus the mean of the other sides' points; where points are losses, the reverse. */
  readonly points: number;
}

/** Plays deal `number`, from 1, in every rotation. Only the seed, 256 bits, decides the tiles. */
export function playDeal(pairing: Pairing, number: number, seed: Uint8Array): DealFigures {
  const { game } = pairing.table;
  const standing = standingBefore(pairing.table, number);
  const dealt = deal(pairing.table, standing, seed);
  const sides = sidesOf(pairing.table);
  const rotations = sides.map((side) => {
    const settled = madeOf(game, game.settle(standing, playOut(pairing, side, dealt, null)));
    const made = sides.map((each) => settled[dealt.sides.indexOf(each)] ?? 0);
    const own = made[sides.indexOf(side)] ?? 0;
    return { share: shareOf(made, own), points: own - (sum(made) - own) / (sides.length - 1) };
  });
  return {
    share: sum(rotations.map(({ share }) => share)) / sides.length,
    points: sum(rotations.map(({ points }) => points)) / sides.length,
  };
}

/** Returns each side once. */
export function sidesOf({ game, options, seats }: Table): readonly Side[] {
  return [...new Set(game.sides(options, seats))];
}

/**
 * Plays deal `number`, from 1, once, between bots of one kind. Returns the result of each seat, higher is better,
 * forgotten losses included.
 */
export function playOnce(table: Table, player: Player, number: number, seed: Uint8Array): readonly number[] {
  const { game } = table;
  const before = standingBefore(table, number);
  // 16.5: losses are not forgotten while an account is open, so every account is open here.
  const standing = game.worth?.opensAt === undefined ? before : { ...before, totals: before.totals.map(() => 1) };
  const pairing: Pairing = { table, tested: player, others: player, now: () => 0, decided: () => {} };
  return madeOf(game, game.settle(standing, playOut(pairing, 0, deal(table, standing, seed), null)));
}

function standingBefore({ game, options, seats }: Table, number: number): Standing {
  return { ...game.begin(options, seats), deals: (number - 1) % ROUND };
}

/** Plays a whole match in every rotation; returns the share of them, 0 to 1, that the tested bot won. */
export function playMatches(pairing: Pairing, seed: Uint8Array): number {
  const sides = sidesOf(pairing.table);
  return sum(sides.map((side) => playMatch(pairing, side, seed))) / sides.length;
}

/**
 * Returns the side's share of the win: sides that win together share it. Where losses end a match, all sides below the
 * limit win whole (5.8).
 */
function playMatch(pairing: Pairing, side: Side, seed: Uint8Array): number {
  const { game, options, seats } = pairing.table;
  const sides = game.sides(options, seats);
  let standing = game.begin(options, seats);
  while (!standing.winners) {
    const dealt = timed(deal(pairing.table, standing, seed));
    standing = game.settle(standing, playOut(pairing, side, dealt, standing)).standing;
  }
  const winners = new Set(standing.winners.map((seat) => sides[seat]));
  if (!winners.has(side)) return 0;
  return game.points === 'lost' && options.target !== undefined ? 1 : 1 / winners.size;
}

/** Returns the first deal of the seed that somebody can start (1.2). */
function deal({ game, options, seats }: Table, standing: Standing, seed: Uint8Array): Deal {
  for (let attempt = 0; ; attempt++) {
    const { deal } = sealedDeal(game, standing, options, seats, seed, attempt);
    if (deal.phase !== 'thrownIn') return deal;
  }
}

/** Plays a deal to its end, the tested bot on the seats of `side`. Bots are not called for their only move. */
function playOut(pairing: Pairing, side: Side, from: Deal, standing: Standing | null): Deal {
  const { table, tested, others, now, decided } = pairing;
  let deal = from;
  while (deal.turn) {
    const moves = table.game.moves(deal);
    let [move] = moves;
    if (moves.length > 1 && deal.sides[deal.turn.seat] === side) {
      const start = now();
      move = tested(deal, moves, standing);
      decided(now() - start);
    } else if (moves.length > 1) move = others(deal, moves, standing);
    if (!move) throw new Error('a turn without a legal move');
    deal = table.game.play(deal, move).deal;
  }
  return deal;
}

/** Returns the result of each seat, higher is better: its points, or its losses below 0, written or not (5.7). */
function madeOf(game: Game, { points, remembered }: Settlement): readonly number[] {
  if (game.points === 'won') return points;
  return points.map((lost, seat) => -lost - (remembered?.[seat] ?? 0));
}

/** Returns the share of the deal: the highest result wins it, and level sides share it. */
function shareOf(made: readonly number[], own: number): number {
  const best = Math.max(...made);
  return own === best ? 1 / made.filter((each) => each === best).length : 0;
}
