/** Stars to lay out: deals of the real games played at random, and stars that no sane player would build. */

import type { End, Laid, Tile } from '../../../src/rules/game.ts';
import { gameById } from '../../../src/rules/games.ts';
import { halves, tileOf, tilesOf } from '../../../src/rules/tiles.ts';
import type { Shape } from '../../../src/table/layout/growth.ts';

export interface Star {
  readonly laid: readonly Laid[];
  readonly ends: readonly End[];
  readonly shape: Shape;
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

/** The end of a deal that was played at random. `favour`: plays on the arm with the lowest number where it can. */
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
  const standing = game.begin(options.value, seats);
  for (;;) {
    let deal = game.open(standing, options.value, seats, shuffled(game.set(options.value), next));
    if (deal.phase === 'thrownIn') continue;
    while (deal.turn) {
      const moves = game.moves(deal);
      const lowest = Math.min(...moves.map((move) => (move.do === 'play' ? Number(move.arm) : 99)));
      const liked = moves.filter((move) => move.do !== 'play' || Number(move.arm) === lowest);
      deal = game.play(deal, pick(favour ? liked : moves, next)).deal;
    }
    return { laid: deal.laid, ends: deal.ends, shape: game.shape };
  }
}

/** How a wild star grows. `arm` chooses among those that can grow, given how long each is. */
export interface Wild {
  readonly shape: Shape;
  readonly highest: number;
  readonly tiles: number;
  readonly arm: (arms: readonly number[], lengths: readonly number[], next: Numbers) => number;
}

/** A star of matching tiles, all different, that is built from one side without hands and turns. */
export function wild({ shape, highest, tiles, arm: choose }: Wild, seed: number): Star {
  const next = numbers(seed);
  const left = new Set<Tile>(tilesOf(highest));
  const laid: Laid[] = [];
  const lay = (tile: Tile, to: number | null, arm: number | null, inner: number, outer: number) => {
    left.delete(tile);
    laid.push({ at: laid.length, tile, to, arm, inner, outer, closed: false, seat: 0 });
  };
  lay(tileOf(highest, highest), null, null, highest, highest);
  const pips = Array.from({ length: shape.arms }, () => highest);
  const last = pips.map(() => 0);
  const lengths = pips.map(() => 0);
  for (;;) {
    const fits = (arm: number) => [...left].filter((tile) => halves(tile).includes(pips[arm] ?? -1));
    const bare = lengths.flatMap((length, arm) => (length === 0 ? [arm] : []));
    const able = (bare.length > 0 ? bare : lengths.map((_, arm) => arm)).filter((arm) => fits(arm).length > 0);
    if (able.length === 0 || laid.length >= tiles) break;
    const arm = bare.length > 0 ? pick(able, next) : choose(able, lengths, next);
    const tile = pick(fits(arm), next);
    const inner = pips[arm] ?? 0;
    const [low, high] = halves(tile);
    const outer = low === inner ? high : low;
    lay(tile, last[arm] ?? 0, arm, inner, outer);
    pips[arm] = outer;
    last[arm] = laid.length - 1;
    lengths[arm] = (lengths[arm] ?? 0) + 1;
  }
  const ends = pips.map((number, arm): End => {
    return { arm, pips: number, to: last[arm] ?? 0, state: lengths[arm] === 0 ? 'free' : 'open' };
  });
  return { laid, ends, shape };
}

const IN_LINE: Shape = { arms: 8, doubles: 'in line' };
const ACROSS: Shape = { arms: 4, doubles: 'across' };
const LEAFLET: Shape = { arms: 8, doubles: 'across' };
const anyArm: Wild['arm'] = (arms, _lengths, next) => pick(arms, next);
const oneArm: Wild['arm'] = (arms, lengths) => arms.reduce((a, b) => ((lengths[b] ?? 0) > (lengths[a] ?? 0) ? b : a));
const shortest: Wild['arm'] = (arms, lengths) => arms.reduce((a, b) => ((lengths[b] ?? 0) < (lengths[a] ?? 0) ? b : a));
const twoArms: Wild['arm'] = (arms, _lengths, next) => pick(arms.slice(0, 2), next);

/** Stars by name, each a function of a seed. */
export const wildStars: Readonly<Record<string, (seed: number) => Star>> = {
  'all on one arm': (seed) => wild({ shape: IN_LINE, highest: 9, tiles: 55, arm: oneArm }, seed),
  'all on two neighbours': (seed) => wild({ shape: IN_LINE, highest: 9, tiles: 55, arm: twoArms }, seed),
  'all arms alike': (seed) => wild({ shape: IN_LINE, highest: 9, tiles: 55, arm: shortest }, seed),
  'double-twelve': (seed) => wild({ shape: IN_LINE, highest: 12, tiles: 91, arm: anyArm }, seed),
  'double-twelve on one arm': (seed) => wild({ shape: IN_LINE, highest: 12, tiles: 91, arm: oneArm }, seed),
  'across on one arm': (seed) => wild({ shape: ACROSS, highest: 6, tiles: 28, arm: oneArm }, seed),
  'across at random': (seed) => wild({ shape: ACROSS, highest: 6, tiles: 28, arm: anyArm }, seed),
  'eight arms across': (seed) => wild({ shape: LEAFLET, highest: 9, tiles: 55, arm: anyArm }, seed),
  'eight arms across, all on one': (seed) => wild({ shape: LEAFLET, highest: 9, tiles: 55, arm: oneArm }, seed),
  'across, all arms alike': (seed) => wild({ shape: ACROSS, highest: 6, tiles: 28, arm: shortest }, seed),
};
