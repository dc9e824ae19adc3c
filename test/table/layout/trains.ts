/** Trains to lay out (29): deals with random moves, by the structure of their tiles alone. */
import type { End, Laid, Seat, Tile } from '../../../src/rules/game.ts';
import { lastIndexWhere } from '../../../src/rules/last-where.ts';
import { halves, tilesOf } from '../../../src/rules/tiles.ts';
import { numbers, pick } from './stars.ts';

/** Tiles each, by the set and the seats (29.2). */
const HANDS: Readonly<Record<number, readonly number[]>> = {
  9: [0, 0, 12, 11, 10, 8, 7],
  12: [0, 0, 16, 16, 15, 14, 12, 10, 9],
};

/** A way to choose among trains. */
export type ChooseTrain = (able: readonly End[], next: () => number) => End;

const anyTrain: ChooseTrain = (able, next) => pick(able, next);
/** All on the Mexican train, where they fit. */
export const mexicanTrain: ChooseTrain = (able, next) =>
  able.find(({ place }) => place === able.length) ?? pick(able, next);

/** The ends of all trains, each with the state that the tiles in sight give it (6.12). */
export function endsOfTrains(laid: readonly Laid[], highest: number): readonly End[] {
  const shown = (n: number) => laid.filter(({ tile }) => halves(tile).includes(n)).length;
  return Array.from({ length: laid[0]?.root ?? 0 }, (_, arm): End => {
    const to = Math.max(
      0,
      lastIndexWhere(laid, (tile) => tile.arm === arm),
    );
    const shows = laid[to]?.outer ?? 0;
    return { place: arm, shows, accepts: [shows], to, state: shown(shows) > highest ? 'dead' : 'open' };
  });
}

function laidAt(laid: readonly Laid[], tile: Tile, end: End, seat: Seat): Laid {
  const [low, high] = halves(tile);
  const place = { to: end.to, arm: end.place };
  return { at: laid.length, tile, ...place, inner: end.shows, outer: low + high - end.shows, closed: false, seat };
}

/** Plays a deal at random: a double is covered at once if it can be, and a pass opens the own train. */
export function trainsDealt(
  seats: number,
  seed: number,
  highest: number,
  choose: ChooseTrain = anyTrain,
): readonly Laid[] {
  const next = numbers(seed);
  const engine = `${highest - (seed % 4)}-${highest - (seed % 4)}` as Tile;
  const heap = tilesOf(highest)
    .filter((tile) => tile !== engine)
    .map((tile) => ({ tile, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
  const each = HANDS[highest]?.[seats] ?? 0;
  const hands = Array.from({ length: seats }, (_, seat) => heap.slice(each * seat, each * (seat + 1)));
  const rest = heap.slice(each * seats);
  const [n] = halves(engine);
  const first = { at: 0, tile: engine, to: null, arm: null, inner: n, outer: n, closed: false, seat: null };
  const laid: Laid[] = [{ ...first, root: seats + 1 }];
  const marked = new Set<Seat>();
  let due: number | null = null;
  let passes = 0;
  for (let seat = seed % seats; passes < seats; ) {
    const hand = hands[seat] ?? [];
    const mayUse = ({ place, to, state }: End) =>
      due === null ? state === 'open' && (place === seat || place === seats || marked.has(Number(place))) : to === due;
    const ends = endsOfTrains(laid, highest).filter(mayUse);
    const placesOf = (tile: Tile) => ends.filter(({ shows }) => halves(tile).includes(shows));
    if (!hand.some((tile) => placesOf(tile).length > 0)) hand.push(...rest.splice(-1));
    const able = hand.filter((tile) => placesOf(tile).length > 0);
    if (able.length === 0) {
      passes = rest.length > 0 ? 0 : passes + 1;
      marked.add(seat);
      seat = (seat + 1) % seats;
      continue;
    }
    passes = 0;
    const tile = pick(able, next);
    const end = choose(placesOf(tile), next);
    laid.push(laidAt(laid, tile, end, seat));
    if (end.place === seat) marked.delete(seat);
    hand.splice(hand.indexOf(tile), 1);
    if (hand.length === 0) break;
    const last = endsOfTrains(laid, highest).find(({ place }) => place === end.place);
    due = last && halves(tile)[0] === halves(tile)[1] && last.state === 'open' ? last.to : null;
    if (due === null) seat = (seat + 1) % seats;
  }
  return laid;
}

/** Lays every tile that fits, mostly on one train: more than any deal comes to. */
export function wholeTrains(seats: number, seed: number, highest: number, share: number): readonly Laid[] {
  const next = numbers(seed);
  const first = { at: 0, tile: `${highest}-${highest}` as Tile, to: null, arm: null, inner: highest, outer: highest };
  const laid: Laid[] = [{ ...first, closed: false, seat: null, root: seats + 1 }];
  const left = new Set<Tile>(tilesOf(highest).filter((tile) => tile !== first.tile));
  const favourite = seed % (seats + 1);
  for (;;) {
    const open = endsOfTrains(laid, highest).flatMap((end) =>
      [...left].flatMap((tile) => (halves(tile).includes(end.shows) ? [{ end, tile }] : [])),
    );
    if (open.length === 0) return laid;
    const own = open.filter(({ end }) => end.place === favourite);
    const { end, tile } = pick(own.length > 0 && next() < share ? own : open, next);
    laid.push(laidAt(laid, tile, end, 0));
    left.delete(tile);
  }
}
