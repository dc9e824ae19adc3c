/** Lines with two ends to lay out (6.2, 13.1): of real tiles without hands and turns, and of any arms and doubles. */

import type { End, Laid, Table, Tile } from '../../../src/rules/game.ts';
import { houseIn } from '../../../src/rules/house-in.ts';
import { lastIndexWhere } from '../../../src/rules/last-where.ts';
import { halves, tileOf, tilesOf } from '../../../src/rules/tiles.ts';
import { numbers, pick, type Star } from './stars.ts';
import type { Wild } from './wild.ts';

export const LINE: Table = { kind: 'line', arms: 2, doubles: 'across' };
export const GRID: Table = { kind: 'grid', arms: 2, doubles: 'across' };
export const STACK: Table = { kind: 'stack', arms: 2, doubles: 'in line' };

export const HOUSE: Table = { kind: 'house', arms: 4, doubles: 'across' };

/** Both ends of a line, and the sides of its house where it has one (19.2). */
export function endsOfRun(laid: readonly Laid[], { kind }: Table): readonly End[] {
  const house = kind === 'house' ? houseIn(laid) : -1;
  const double = laid[house];
  if (!double) return endsOfLine(laid);
  const sides = [2, 3].map((arm): End => {
    const last = lastIndexWhere(laid, (tile) => tile.arm === arm);
    const to = last < 0 ? house : last;
    const shows = laid[to]?.outer ?? 0;
    return { place: arm, shows, accepts: [shows], to, state: last < 0 ? 'free' : 'open' };
  });
  return [...endsOfLine(laid), ...sides];
}

/** Both ends of a line. */
export function endsOfLine(laid: readonly Laid[]): readonly End[] {
  const [first] = laid;
  if (!first) return [];
  return [0, 1].map((arm): End => {
    const to = Math.max(
      0,
      lastIndexWhere(laid, (tile) => tile.arm === arm),
    );
    const shows = (to === 0 && arm === 0 ? first.inner : laid[to]?.outer) ?? 0;
    return { place: arm, shows, accepts: [shows], to, state: 'open' };
  });
}

/** A tile as it lies at an end; `null`: it leads. */
function laidTo(laid: readonly Laid[], end: End | null, tile: Tile, inner: number, outer: number): Laid {
  const place = { to: end?.to ?? null, arm: end?.place ?? null };
  return { at: laid.length, tile, ...place, inner, outer, closed: false, seat: 0 };
}

const isDouble = (tile: Tile) => halves(tile)[0] === halves(tile)[1];

/** A line of matching tiles, all different, until nothing fits; led with a double or not. */
export function line(shape: Table, highest: number, choose: Wild['arm'], seed: number): Star {
  const next = numbers(seed);
  const left = new Set<Tile>(tilesOf(highest));
  const first = pick(
    [...left].filter((tile) => isDouble(tile) === (seed % 2 === 0)),
    next,
  );
  const laid = [laidTo([], null, first, ...halves(first))];
  left.delete(first);
  for (;;) {
    const fits = ({ shows }: End) => [...left].filter((tile) => halves(tile).includes(shows));
    const able = endsOfRun(laid, shape).filter((end) => fits(end).length > 0);
    if (able.length === 0) return { laid, ends: endsOfRun(laid, shape), shape };
    const arms = able.map(({ place }) => Number(place));
    const lengths = [0, 1, 2, 3].map((arm) => laid.filter((tile) => tile.arm === arm).length);
    const arm = choose(arms, lengths, next);
    const end = able.find(({ place }) => place === arm);
    if (!end) throw new Error(`no arm ${arm}`);
    const tile = pick(fits(end), next);
    const [low, high] = halves(tile);
    laid.push(laidTo(laid, end, tile, end.shows, low + high - end.shows));
    left.delete(tile);
  }
}

/** What a layout sees of a tile of a line. */
export interface Step {
  readonly arm: number;
  readonly double: boolean;
}

/** A line that grows step by step, whatever the tiles; `led`: the first one is a double. */
export function anyLine(shape: Table, led: boolean, steps: readonly Step[]): Star {
  const laid = [laidTo([], null, tileOf(0, led ? 0 : 1), 0, led ? 0 : 1)];
  for (const { arm, double } of steps) {
    const end = endsOfLine(laid)[arm];
    if (!end) throw new Error(`no arm ${arm}`);
    const outer = double ? end.shows : (end.shows + 1) % 10;
    laid.push(laidTo(laid, end, tileOf(Math.min(end.shows, outer), Math.max(end.shows, outer)), end.shows, outer));
  }
  return { laid, ends: endsOfLine(laid), shape };
}

/**
 * The same of a line that may cross: on an arm that is not there yet nothing is laid, and behind a double comes no other,
 * since both would have to be the same tile.
 */
export function anyCross(shape: Table, led: boolean, steps: readonly Step[]): Star {
  const laid = [...anyLine(shape, led, []).laid];
  for (const { arm, double } of steps) {
    const end = endsOfRun(laid, shape).find(({ place }) => place === arm);
    if (!end) continue;
    const before = laid[end.to];
    const outer = double && before?.inner !== before?.outer ? end.shows : (end.shows + 1) % 10;
    laid.push(laidTo(laid, end, tileOf(Math.min(end.shows, outer), Math.max(end.shows, outer)), end.shows, outer));
  }
  return { laid, ends: endsOfRun(laid, shape), shape };
}
