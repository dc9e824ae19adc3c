/** The hub of a table with trains (29.3): the engine in the middle, a ring around it, and a notch in it for each train. */
import type { Place, Seat } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import type { Blade } from './blades.ts';
import { body, type Direction, moved, type RectangleBody } from './rectangle.ts';

/** The place where a train leaves the hub. */
export interface Notch {
  /** Radians clockwise from the top, around the middle. */
  readonly bearing: number;
  readonly direction: Direction;
}

/**
 * The directions of trains by their number: the own one downwards, then the others clockwise, as their owners sit. The
 * Mexican train, the last one, leaves where nobody sits.
 */
const DIRECTIONS: Readonly<Record<number, readonly Direction[]>> = {
  3: [4, 0, 2],
  4: [4, 6, 2, 0],
  5: [4, 6, 0, 2, 3],
  6: [4, 6, 7, 1, 2, 3],
  7: [4, 6, 7, 0, 1, 2, 3],
  8: [4, 5, 6, 7, 0, 1, 2, 3],
  9: [4, 5, 6, 7, 0, 0, 1, 2, 3],
};

/** Returns the number of trains for which there is a hub. */
export const hubOf = (trains: number) => Math.max(3, Math.min(9, trains)) as 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The most trains that leave in directions of their own. */
const APART = 8;
/** Distance of the first tiles from the middle, in half-tile sides: as a rule, and with more trains than directions. */
const NEAR = 1.85;
const CROWDED = 2.5;
/** Degrees clockwise from the own train there: both trains that go up have room for doubles. */
const CROWDED_AT = [0, 40, 80, 120, 154, 206, 240, 280, 320];
/** Distance of the middle of a notch from where its train begins. */
export const NOTCH = 0.41;
/** Half the side of the two squares that keep tiles off the ring, as a part of that distance. */
const KEPT = 0.64;

const MIDDLE: Point = { x: 0, y: 0 };

/** Returns the distance of the first tiles from the middle. */
export const hubReach = (trains: number): number => (trains > APART ? CROWDED : NEAR);

/** Returns the notches in the order of the seats, from the own one on, and that of the Mexican train. */
export function notchesOf(trains: number): readonly Notch[] {
  const directions = DIRECTIONS[trains] ?? [];
  return directions.map((direction, k) => {
    const turns = trains > APART ? CROWDED_AT[k] : undefined;
    const bearing = turns === undefined ? (direction * Math.PI) / 4 : Math.PI + (turns * Math.PI) / 180;
    return { bearing, direction };
  });
}

/** Returns the number of a train's notch; `own`: the seat whose train leaves downwards. */
export const notchOf = (arm: Place, own: Seat, trains: number): number => {
  const seats = trains - 1;
  return arm === seats ? seats : (Number(arm) - own + seats) % seats;
};

/** Returns the point at that distance from the middle. */
export const atBearing = (bearing: number, away: number): Point => ({
  x: Math.sin(bearing) * away,
  y: Math.cos(bearing) * away,
});

/** Returns the bodies that keep tiles off the ring. */
export function hubBodies(trains: number): readonly RectangleBody[] {
  const half = KEPT * hubReach(trains);
  return [body(MIDDLE, 0, half, half), body(MIDDLE, 1, half, half)];
}

/** Returns the place of each train's first tile. */
export function firstTiles(trains: number, own: Seat): ReadonlyMap<Place, Blade> {
  const notches = notchesOf(trains);
  return new Map(
    Array.from({ length: trains }, (_, arm): readonly [Place, Blade] => {
      const { bearing, direction } = notches[notchOf(arm, own, trains)] as Notch;
      const start = atBearing(bearing, hubReach(trains));
      return [
        arm,
        {
          body: body(moved(start, direction, 1), direction, 1, 0.5),
          tip: { at: moved(start, direction, 1.5), direction, across: false },
        },
      ];
    }),
  );
}
