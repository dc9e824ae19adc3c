/** Which of the places of a tile is meant by one of its half-places, and by how it is turned (23.2). */
import type { Move, Tile } from '../game.ts';
import { COLUMNS, HALF_PLACES, placesOfArm } from './outline.ts';

/** In which direction the high half lies from the low one: quarters of a turn clockwise from the right. */
export type Turned = 0 | 1 | 2 | 3;

/** How a tile is turned that lies with its low half on the one half-place and with its high half on the other. */
export function turnedBetween(low: number, high: number): Turned {
  const by = cell(high) - cell(low);
  return by === 1 ? 0 : by === COLUMNS ? 1 : by === -1 ? 2 : 3;
}

const cell = (place: number): number => {
  const { row = 0, column = 0 } = HALF_PLACES[place] ?? {};
  return row * COLUMNS + column;
};

/** Where a tile may be laid: its arms, with the half-places of both halves, and how it is turned there. */
export interface Aim {
  readonly arm: string;
  readonly low: number;
  readonly high: number;
  readonly turned: Turned;
}

/** Everywhere that the tile may be laid. */
export function aimsOf(moves: readonly Move[], tile: Tile | null): readonly Aim[] {
  return moves.flatMap((move) => {
    const places = move.do === 'play' && move.tile === tile ? placesOfArm(move.arm) : null;
    if (!places || move.do !== 'play') return [];
    const [low, high] = places;
    return [{ arm: `${move.arm}`, low, high, turned: turnedBetween(low, high) }];
  });
}

/** How far a tile is from being turned so: not at all, by half a turn, by a quarter. */
const away = (is: Turned, wanted: number): number => (is === wanted ? 0 : (is + wanted) % 2 === 0 ? 1 : 2);

/**
 * Of these the one that is meant by a half-place: turned as wanted where that may be, and then with its low half there;
 * `null` where none has a half there.
 */
export function aimedAt(aims: readonly Aim[], place: number, wanted: number): Aim | null {
  const rank = ({ low, turned }: Aim) => 2 * away(turned, wanted) + (low === place ? 0 : 1);
  const there = aims.filter(({ low, high }) => low === place || high === place);
  return [...there].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** One for each two half-places along the way in which a tile is turned: turned so, or by half a turn where only that may be. */
export function alongTurned(aims: readonly Aim[], wanted: number): readonly Aim[] {
  const along = aims.filter(({ turned }) => (turned + wanted) % 2 === 0);
  return along.filter((aim) => aim.turned === wanted || !along.some((other) => isFlipped(aim, other)));
}

const isFlipped = (a: Aim, b: Aim): boolean => a.low === b.high && a.high === b.low;
