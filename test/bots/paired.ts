/**
 * Paired deals: the tested bot sits in each seat of the same deals in turn, so that the luck of a deal counts for it
 * and against it alike. Figures are over deals, with 95 % intervals.
 */
import { chooseAtRandom } from '../../src/bots/random.ts';
import { dealLabel, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move, Options, Seen } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';

export type Bot = (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;

/** A mean over deals and half of its 95 % interval. */
export interface Figure {
  readonly mean: number;
  readonly within: number;
}

export interface Paired {
  readonly deals: number;
  /** Share of the deals in which the tested bot scored (or lost nothing), from 0 to 1. */
  readonly share: Figure;
  /** Its points less the mean of the others', per deal. */
  readonly points: Figure;
}

/** Plays a deal to its end, from `deal` on; returns what each seat made of it: its points, or less than 0 what it lost. */
export function playOut(game: Game, from: Deal, bots: readonly Bot[], chance: FastChance): readonly number[] {
  let deal = from;
  while (deal.turn) {
    const { seat } = deal.turn;
    const view = seen(game, deal, seat);
    const move = bots[seat]?.(view, game.moves(view), chance);
    if (!move) throw new Error(`nobody sits on seat ${seat}`);
    deal = game.play(deal, move).deal;
  }
  const { points, remembered } = game.settle(game.begin(deal.options, deal.seats), deal);
  return game.points === 'won' ? points : points.map((lost, seat) => -lost - (remembered?.[seat] ?? 0));
}

function firstDeal(game: Game, options: Options, seats: number, seed: Uint8Array, label: number): Deal {
  const standing = game.begin(options, seats);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seed, dealLabel(label, attempt), game.set(options));
    const deal = game.open(standing, options, seats, heap);
    if (deal.phase !== 'thrownIn') return deal;
  }
}

function figure(values: readonly number[]): Figure {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, within: 1.96 * Math.sqrt(variance / values.length) };
}

/** One tested bot among others that are all `against`, in first deals of a match. */
export function paired(
  game: Game,
  seats: number,
  deals: number,
  tested: Bot,
  against: Bot = chooseAtRandom,
  text = 'paired',
): Paired {
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  const seed = seedOfText(text);
  const shares: number[] = [];
  const points: number[] = [];
  for (let label = 1; label <= deals; label++) {
    const deal = firstDeal(game, options.value, seats, seed, label);
    let won = 0;
    let margin = 0;
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, each) => (each === seat ? tested : against));
      const scores = playOut(game, deal, bots, fastChance(label * seats + seat));
      const own = scores[seat] ?? 0;
      const others = scores.reduce((sum, score) => sum + score, -own) / (seats - 1);
      if (game.points === 'won' ? own > 0 : own === 0) won++;
      margin += own - others;
    }
    shares.push(won / seats);
    points.push(margin / seats);
  }
  return { deals, share: figure(shares), points: figure(points) };
}
