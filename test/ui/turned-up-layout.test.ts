import { describe, expect, it } from 'vitest';
import type { Rect } from '../../src/ui/rect.ts';
import { turnedUpLayout } from '../../src/ui/turned-up-layout.ts';
import { regionsOf } from '../table/kinds.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [320, 568],
  [640, 360],
] as const;
const within = (a: Rect, b: Rect) =>
  a.x >= b.x - 0.01 &&
  a.y >= b.y - 0.01 &&
  a.x + a.width <= b.x + b.width + 0.01 &&
  a.y + a.height <= b.y + b.height + 0.01;
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each(SIZES)('hands turned up on a screen of %i × %i', (width, height) => {
  const regions = (seats: number) => regionsOf({ width, height, seats, handSize: 9, arms: 8 });
  const counts = (seats: number) => Array.from({ length: seats }, (_, k) => (k === 0 ? 0 : 1 + ((k * 3) % 7)));

  it.each([2, 3, 4, 7, 10])('lie each after a medallion and clear of all others: %i', (seats) => {
    const parts = regions(seats);
    const { board, unit, chips } = parts;
    const { seats: places, band } = turnedUpLayout({ board, unit, chips }, counts(seats));
    const lying = places.flatMap((place) => {
      if (!place) return [];
      const { x, y, width: side } = place.medallion;
      return [place.hand, { x: x - side / 2, y: y - side / 2, width: side, height: side }];
    });
    expect(lying).toHaveLength(2 * (seats - 1));
    const others = [
      parts.rack,
      parts.boneyard,
      parts.menu,
      parts.log,
      parts.rules,
      parts.sort,
      parts.mute,
      parts.action,
    ];
    for (const [k, one] of lying.entries()) {
      for (const other of lying.slice(k + 1)) expect(apart(one, other)).toBe(true);
      for (const other of [...others, ...parts.plates]) expect(apart(one, other)).toBe(true);
      // On the board they keep to a band of their own.
      expect(band ? within(one, band) : apart(one, board)).toBe(true);
    }
    // About half of the board is left to what was laid, even if ten turn up their hands.
    if (band) expect(band.width * band.height).toBeLessThan(0.53 * board.width * board.height);
  });

  it('leave the whole board to what was laid where four sit and keep few tiles', () => {
    expect(turnedUpLayout(regions(4), [0, 1, 4, 7]).band).toBeNull();
    expect(turnedUpLayout(regions(4), [0, 15, 15, 15]).band).not.toBeNull();
  });

  it('take nothing of the board where nobody has a tile left to show', () => {
    expect(turnedUpLayout(regions(4), [0, 0, 0, 0])).toEqual({ seats: [null, null, null, null], band: null });
  });
});
