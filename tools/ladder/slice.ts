/** A part of a ladder, for one process. Input and output are plain JSON. */
import type { BotLevel } from '../../src/bots/levels.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Options } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { type DealFigures, type Pairing, playDeal, playMatches } from './paired.ts';
import { fairPlayer } from './player.ts';

export interface Slice {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bot: BotLevel;
  readonly against: BotLevel;
  readonly seed: string;
  /** Numbers of the deals, or matches, to play: from `first`, counted from 1, to `last`. */
  readonly first: number;
  readonly last: number;
  readonly what: 'deals' | 'matches';
}

export interface Played {
  /** One for each deal, in order; empty if matches were played. */
  readonly deals: readonly DealFigures[];
  /** The tested bot's share of each match; empty if deals were played. */
  readonly matches: readonly number[];
  /** Milliseconds of each choice of the tested bot among several moves. */
  readonly decisions: readonly number[];
}

/**
 * Plays a slice of paired deals or matches. Each bot sees only the tiles it may see. Throws if there is no such game.
 */
export function playSlice(slice: Slice, now: () => number): Played {
  const { seats, options } = slice;
  const game = gameById(slice.game);
  if (!game) throw new Error(`there is no game ${slice.game}`);
  const decisions: number[] = [];
  const pairing: Pairing = {
    table: { game, seats, options },
    tested: fairPlayer(game, slice.bot),
    others: fairPlayer(game, slice.against),
    now,
    decided: (milliseconds) => decisions.push(milliseconds),
  };
  const numbers = Array.from({ length: slice.last - slice.first + 1 }, (_, n) => slice.first + n);
  // Each deal has its own seed, so that all bots of a ladder play the same deals.
  const seedOf = (number: number) => seedOfText(`${slice.seed} ladder ${slice.what} ${number}`);
  if (slice.what === 'matches') {
    return { deals: [], matches: numbers.map((number) => playMatches(pairing, seedOf(number))), decisions };
  }
  return { deals: numbers.map((number) => playDeal(pairing, number, seedOf(number))), matches: [], decisions };
}
