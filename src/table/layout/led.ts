/** The tile that leads a line: its low half points to arm 0, its high half to arm 1 (5.3, 6.2). */

import type { Place } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import { body, type Direction, moved, type RectangleBody, turnedDirection } from './rectangle.ts';
import type { Tip } from './tip.ts';

const MIDDLE: Point = { x: 0, y: 0 };

export interface Led {
  readonly body: RectangleBody;
  readonly tips: ReadonlyMap<Place, Tip>;
}

/**
 * Begins the line along the longer side of the board, arm 0 at the top or on the left. If `across`, a double lies
 * across the line, and its long sides are the ends.
 */
export function ledOn(aspect: number, across: boolean): Led {
  const direction: Direction = aspect < 1 ? 4 : 2;
  const tip = (on: Direction): Tip => ({ at: across ? MIDDLE : moved(MIDDLE, on, 0.5), direction: on, across });
  return {
    body: across ? body(MIDDLE, direction, 0.5, 1) : body(MIDDLE, direction, 1, 0.5),
    tips: new Map<Place, Tip>([
      [0, tip(turnedDirection(direction, 4))],
      [1, tip(direction)],
    ]),
  };
}
