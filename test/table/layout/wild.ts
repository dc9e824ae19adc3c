/** Stars that no sane player would build, and no deal needs to reach. */

import { endsOf } from '../../../src/rules/chain/ends.ts';
import type { End, Laid, Table, Tile } from '../../../src/rules/game.ts';
import { halves, tileOf, tilesOf } from '../../../src/rules/tiles.ts';
import { type Numbers, numbers, pick, type Star } from './stars.ts';

/** How a wild star grows. `arm` chooses among those that can grow, given how long each is. */
export interface Wild {
  readonly shape: Table;
  readonly highest: number;
  readonly tiles: number;
  readonly arm: (arms: readonly number[], lengths: readonly number[], next: Numbers) => number;
}

/** A star of matching tiles, all different, that is built from one side without hands and turns. */
function wild({ shape, highest, tiles, arm: choose }: Wild, seed: number): Star {
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
    return {
      place: arm,
      shows: number,
      accepts: [number],
      to: last[arm] ?? 0,
      state: lengths[arm] === 0 ? 'free' : 'open',
    };
  });
  return { laid, ends, shape };
}

/** How a wild line grows: how many tiles lie in it before a double may, and on which of its ends the next one goes. */
interface WildLine {
  readonly before: number;
  readonly arm: Wild['arm'];
  /** How many of the doubles after the spinner are laid closed, 0…1. */
  readonly closed: number;
}

/** Osel without hands and turns: a line that becomes a cross with its first double (5.3). */
function wildLine({ before, arm: choose, closed: share }: WildLine, seed: number): Star {
  const next = numbers(seed);
  const left = new Set<Tile>(tilesOf(6));
  const laid: Laid[] = [];
  const isDouble = (tile: Tile) => halves(tile)[0] === halves(tile)[1];
  const lay = (tile: Tile, to: number | null, arm: number | null, inner: number, outer: number, closed = false) => {
    left.delete(tile);
    laid.push({ at: laid.length, tile, to, arm, inner, outer, closed, seat: 0 });
  };
  const first = pick(
    [...left].filter((tile) => !isDouble(tile)),
    next,
  );
  lay(first, null, null, ...halves(first));
  for (;;) {
    const ends = endsOf(laid, 4, 6).filter(({ state }) => state === 'free' || state === 'open');
    const fits = ({ shows: pips }: End) =>
      [...left].filter((tile) => halves(tile).includes(pips) && (laid.length >= before || !isDouble(tile)));
    const able = ends.filter((end) => fits(end).length > 0);
    if (able.length === 0) break;
    const lengths = [0, 1, 2, 3].map((arm) => laid.filter((tile) => tile.arm === arm).length);
    const arm = choose(
      able.map((end) => Number(end.place)),
      lengths,
      next,
    );
    const end = able.find((one) => one.place === arm);
    if (!end) throw new Error(`no arm ${arm}`);
    const doubles = fits(end).filter(isDouble);
    const tile = pick(doubles.length > 0 ? doubles : fits(end), next);
    const isCross = ends.length > 2;
    const [low, high] = halves(tile);
    lay(tile, end.to, arm, end.shows, low + high - end.shows, isDouble(tile) && isCross && next() < share);
  }
  return { laid, ends: endsOf(laid, 4, 6), shape: CROSS };
}

const IN_LINE: Table = { kind: 'star', arms: 8, doubles: 'in line' };
const CROSS: Table = { kind: 'cross', arms: 4, doubles: 'across' };
const ACROSS: Table = { kind: 'star', arms: 4, doubles: 'across' };
const LEAFLET: Table = { kind: 'star', arms: 8, doubles: 'across' };
export const anyArm: Wild['arm'] = (arms, _lengths, next) => pick(arms, next);
export const oneArm: Wild['arm'] = (arms, lengths) =>
  arms.reduce((a, b) => ((lengths[b] ?? 0) > (lengths[a] ?? 0) ? b : a));
export const shortest: Wild['arm'] = (arms, lengths) =>
  arms.reduce((a, b) => ((lengths[b] ?? 0) < (lengths[a] ?? 0) ? b : a));
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
  'a line, a cross at once': (seed) => wildLine({ before: 1, arm: anyArm, closed: 0 }, seed),
  'a line, a cross late': (seed) => wildLine({ before: 12, arm: anyArm, closed: 0.2 }, seed),
  'a line without a double for as long as it can': (seed) => wildLine({ before: 28, arm: anyArm, closed: 0 }, seed),
  'a line that grows at one end, then a cross': (seed) => wildLine({ before: 10, arm: oneArm, closed: 0 }, seed),
  'a line, all on one arm': (seed) => wildLine({ before: 1, arm: oneArm, closed: 0 }, seed),
  'a line, all arms alike': (seed) => wildLine({ before: 8, arm: shortest, closed: 0.5 }, seed),
};
