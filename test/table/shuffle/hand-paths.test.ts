/** The arms of whoever stirs come from that player's side of the table. */
import { describe, expect, it } from 'vitest';
import type { SeenHand } from '../../../src/table/hands/stirring-hands.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { armsFrom } from '../../../src/table/shuffle/arms-from.ts';
import { createHandPaths } from '../../../src/table/shuffle/hand-paths.ts';
import { regionsOf } from '../kinds.ts';

const SCREENS = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

/** The hands of the player at a place, coming in: almost out of sight, and over the tiles. */
function coming(width: number, height: number, place: number, seats = 4) {
  const regions = regionsOf({ width, height, seats, handSize: 7, arms: 4 });
  const surface = surfaceOf(regions);
  const arms = armsFrom(regions, place);
  const { board } = surface;
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  let shown: readonly SeenHand[] = [];
  const paths = createHandPaths({
    surface,
    middle,
    scale: 0.5,
    ...arms,
    show(hands) {
      shown = hands;
    },
  });
  paths.approach(0.16);
  const away = shown;
  paths.approach(1);
  return { regions, arms, away, there: shown };
}

describe.each(SCREENS)('on %i × %i', (width, height) => {
  it.each([0, 1, 2, 3])('the hands of the player %i places on come over the edge nearest to their plate', (place) => {
    const { regions, arms, away, there } = coming(width, height, place);
    const { board, plates } = regions;
    expect(arms.from === 0).toBe(place === 0);
    for (const { x, y } of away) {
      const beyond = [y - height, -x, -y, x - width][arms.from] ?? 0;
      expect(beyond).toBeGreaterThan(0);
    }
    for (const { x, y } of there) {
      expect(x).toBeGreaterThan(board.x);
      expect(x).toBeLessThan(board.x + board.width);
      expect(y).toBeGreaterThan(board.y);
      expect(y).toBeLessThan(board.y + board.height);
    }
    const plate = plates[place];
    if (arms.from === 2) expect((plate?.y ?? height) < board.y + board.height / 2).toBe(true);
    if (arms.from === 1) expect((plate?.x ?? width) < board.x + board.width / 2).toBe(true);
    if (arms.from === 3) expect((plate?.x ?? 0) > board.x + board.width / 2).toBe(true);
  });

  it('the right hand is on the right of its player, and no arms cross', () => {
    for (const place of [0, 1, 2, 3]) {
      const { arms, there } = coming(width, height, place);
      const [right, left] = there;
      if (!right || !left) throw new Error('no hands');
      const along = [right.x - left.x, right.y - left.y, left.x - right.x, left.y - right.y][arms.from] ?? 0;
      expect(along).toBeGreaterThan(0);
    }
  });
});
