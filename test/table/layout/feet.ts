/** Trees with feet to lay out (30): deals of Chicken Foot with random moves, by the structure of their tiles alone. */
import type { End, Laid, Tile } from '../../../src/rules/game.ts';
import { halves, tilesOf } from '../../../src/rules/tiles.ts';
import { feetOf } from '../../../src/rules/tree/feet.ts';
import { numbers, pick } from './stars.ts';
import { laidAt } from './trees.ts';

/** All ends of a tree with feet, each with its state (30.3 to 30.5). */
export const endsOfFeet = (laid: readonly Laid[], highest: number): readonly End[] => feetOf(laid, highest).ends;

/** Returns the ends at which a tile may be played now: those that are due, or else all open ones. */
function playable(ends: readonly End[]): readonly End[] {
  const due = ends.filter(({ state }) => state === 'free');
  return due.length > 0 ? due : ends.filter(({ state }) => state === 'open');
}

export interface FeetDeal {
  readonly seats: number;
  readonly seed: number;
  readonly highest: 9 | 12;
  readonly root: number;
  /** True to play on with all tiles, until none fits: more than any deal comes to. */
  readonly isWhole?: boolean;
}

const HANDS: Readonly<Record<number, readonly number[]>> = {
  9: [12, 11, 10, 8, 7, 6, 5],
  12: [16, 16, 14, 12, 11, 10, 9],
};

/** Plays a deal of Chicken Foot at random: whoever cannot play draws one. */
export function feetDealt({ seats, seed, highest, root, isWhole = false }: FeetDeal): readonly Laid[] {
  const next = numbers(seed);
  const double = Math.floor(next() * (highest + 1));
  const heap = tilesOf(highest)
    .filter((tile) => tile !== `${double}-${double}`)
    .map((tile) => ({ tile, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
  const size = isWhole ? heap.length : (HANDS[highest]?.[seats - 2] ?? 5);
  const count = isWhole ? 1 : seats;
  const hands = Array.from({ length: count }, (_, seat) => heap.slice(size * seat, size * seat + size));
  const rest = heap.slice(size * count);
  const laid: Laid[] = [{ ...laidAt([], `${double}-${double}` as Tile, null), root }];
  let passes = 0;
  for (let seat = 0; passes < count; seat = (seat + 1) % count) {
    const hand = hands[seat] ?? [];
    const places = playable(endsOfFeet(laid, highest));
    const fits = (tile: Tile) => places.some(({ shows }) => halves(tile).includes(shows));
    const drawn = hand.some(fits) ? undefined : rest.pop();
    if (drawn) hand.push(drawn);
    const able = hand.filter(fits);
    passes = able.length > 0 || rest.length > 0 ? 0 : passes + 1;
    if (able.length === 0) continue;
    const tile = pick(able, next);
    const end = pick(
      places.filter(({ shows }) => halves(tile).includes(shows)),
      next,
    );
    laid.push(laidAt(laid, tile, end));
    hand.splice(hand.indexOf(tile), 1);
    if (hand.length === 0) break;
  }
  return laid;
}
