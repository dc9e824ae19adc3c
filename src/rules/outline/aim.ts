/** Finds the place of a tile in an outline from one of its half-places and from its rotation (23.2). */
import type { Move, Tile } from '../game.ts';
import type { Outline } from './outline-shape.ts';

/** The direction from the low half to the high one: quarter turns clockwise from the right. */
export type Turned = 0 | 1 | 2 | 3;

/** Returns the rotation of a tile with its low half and its high half on these half-places. */
export function turnedBetween({ places }: Outline, low: number, high: number): Turned {
  const [from, to] = [places[low], places[high]];
  if (!from || !to) return 0;
  if (from.row === to.row) return from.column < to.column ? 0 : 2;
  return from.row < to.row ? 1 : 3;
}

/** A place for a tile: its arm, the half-places of both halves, and its rotation there. */
export interface Aim {
  readonly arm: string;
  readonly low: number;
  readonly high: number;
  readonly turned: Turned;
}

/** Returns all places where the tile may be laid. */
export function aimsOf(outline: Outline, moves: readonly Move[], tile: Tile | null): readonly Aim[] {
  return moves.flatMap((move) => {
    const places = move.do === 'play' && move.tile === tile ? outline.placesOfArm(move.arm) : null;
    if (!places || move.do !== 'play') return [];
    const [low, high] = places;
    return [{ arm: `${move.arm}`, low, high, turned: turnedBetween(outline, low, high) }];
  });
}

/** Returns the distance from the wanted rotation: 0 for none, 1 for half a turn, 2 for a quarter. */
const away = (is: Turned, wanted: number): number => (is === wanted ? 0 : (is + wanted) % 2 === 0 ? 1 : 2);

/**
 * Returns the best of these aims that covers a half-place; `null` if none does. The wanted rotation comes first, then
 * the low half on that half-place.
 */
export function aimedAt(aims: readonly Aim[], place: number, wanted: number): Aim | null {
  const rank = ({ low, turned }: Aim) => 2 * away(turned, wanted) + (low === place ? 0 : 1);
  const there = aims.filter(({ low, high }) => low === place || high === place);
  return [...there].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/**
 * Returns one aim for each pair of half-places along the wanted direction. It has the wanted rotation, or half a turn
 * more if only that is legal.
 */
export function alongTurned(aims: readonly Aim[], wanted: number): readonly Aim[] {
  const along = aims.filter(({ turned }) => (turned + wanted) % 2 === 0);
  return along.filter((aim) => aim.turned === wanted || !along.some((other) => isFlipped(aim, other)));
}

const isFlipped = (a: Aim, b: Aim): boolean => a.low === b.high && a.high === b.low;
