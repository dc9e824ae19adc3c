/** Trees to lay out (31): deals of Five Up with random moves, by the structure of their tiles alone. */
import type { End, Laid, Tile } from '../../../src/rules/game.ts';
import { halves, tilesOf } from '../../../src/rules/tiles.ts';
import { treeOf } from '../../../src/rules/tree/tree-of.ts';
import { numbers, pick } from './stars.ts';

/** All open ends, each with the state that the tiles in sight give it (6.12). */
export function endsOfTree(laid: readonly Laid[], highest: number): readonly End[] {
  const shown = (n: number) => laid.filter(({ tile }) => halves(tile).includes(n)).length;
  return treeOf(laid)
    .shoots.filter(({ isOpen }) => isOpen)
    .map(({ arm, to, shows }) => ({
      place: arm,
      shows,
      accepts: [shows],
      to,
      state: shown(shows) > highest ? 'dead' : 'open',
    }));
}

/** Returns the places at which a tile fits. */
const placesOf = (tile: Tile, ends: readonly End[]) => ends.filter(({ shows }) => halves(tile).includes(shows));

/** A tile as it lies at an end. */
export function laidAt(laid: readonly Laid[], tile: Tile, end: End | null): Laid {
  const [low, high] = halves(tile);
  const inner = end ? end.shows : low;
  return {
    at: laid.length,
    tile,
    to: end?.to ?? null,
    arm: end?.place ?? null,
    inner,
    outer: low + high - inner,
    closed: false,
    seat: 0,
  };
}

/** Plays a deal of Five Up at random: who cannot play draws; ends when someone goes out, or nobody can go on. */
export function treeDealt(seats: number, seed: number, highest = 6): readonly Laid[] {
  const next = numbers(seed);
  const heap = tilesOf(highest)
    .map((tile) => ({ tile, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
  const hands = Array.from({ length: seats }, (_, seat) => heap.slice(5 * seat, 5 * seat + 5));
  const rest = heap.slice(5 * seats);
  const laid: Laid[] = [];
  let passes = 0;
  for (let seat = Math.floor(next() * seats); passes < seats; seat = (seat + 1) % seats) {
    const hand = hands[seat] ?? [];
    const ends = endsOfTree(laid, highest);
    const fits = (tile: Tile) => laid.length === 0 || placesOf(tile, ends).length > 0;
    while (rest.length > 0 && !hand.some(fits)) hand.push(rest.pop() as Tile);
    const able = hand.filter(fits);
    if (able.length === 0) {
      passes++;
      continue;
    }
    passes = 0;
    const tile = pick(able, next);
    laid.push(laidAt(laid, tile, laid.length === 0 ? null : pick(placesOf(tile, ends), next)));
    hand.splice(hand.indexOf(tile), 1);
    if (hand.length === 0) break;
  }
  return laid;
}

/** Lays every tile that fits somewhere, as many as there are: more than any deal comes to. */
export function wholeTree(seed: number, highest = 6): readonly Laid[] {
  const next = numbers(seed);
  const left = new Set<Tile>(tilesOf(highest));
  const laid: Laid[] = [];
  for (;;) {
    const ends = endsOfTree(laid, highest);
    const able = [...left].filter((tile) => laid.length === 0 || placesOf(tile, ends).length > 0);
    if (able.length === 0) return laid;
    const tile = pick(able, next);
    laid.push(laidAt(laid, tile, laid.length === 0 ? null : pick(placesOf(tile, ends), next)));
    left.delete(tile);
  }
}
