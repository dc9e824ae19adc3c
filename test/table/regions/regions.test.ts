import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownRows, rowsFor } from '../../../src/table/regions/own-size.ts';
import type { RegionsInput } from '../../../src/table/regions/regions.ts';
import { plateLayout } from '../../../src/ui/plate-layout.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import type { Regions } from '../../../src/ui/screen-regions.ts';
import { regionsOf } from '../kinds.ts';
import { overlap } from './overlap.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 568],
  [2560, 1440],
  [360, 640],
  [640, 360],
  [640, 400],
  [568, 320],
  [768, 1024],
  [1024, 600],
] as const;

const seated = {
  seats: fc.integer({ min: 2, max: 10 }),
  handSize: fc.integer({ min: 5, max: 15 }),
  arms: fc.constantFrom(2, 4, 8),
  rest: fc.integer({ min: 0, max: 63 }),
};
const anyInputs: fc.Arbitrary<RegionsInput> = fc.oneof(
  fc
    .record({ size: fc.constantFrom(...SIZES), ...seated })
    .map(({ size: [width, height], ...rest }) => ({ width, height, ...rest })),
  fc
    .record({ width: fc.integer({ min: 320, max: 1400 }), height: fc.integer({ min: 568, max: 2200 }), ...seated })
    .filter((i) => i.height > i.width + 10),
  fc
    .record({ width: fc.integer({ min: 600, max: 3840 }), height: fc.integer({ min: 360, max: 2160 }), ...seated })
    .filter((i) => i.width >= i.height),
);

// A table that says a number, or has sides, has four ends at most.
const inputs = fc
  .tuple(anyInputs, fc.boolean(), fc.boolean(), fc.constantFrom(1, 1, 1.2, 1.4), fc.boolean())
  .map(([input, says, shares, letters, isLeftHanded]) => ({
    ...{ ...input, hasNumber: says && input.arms <= 4 && input.seats <= 4 },
    hasAccounts: shares && input.arms <= 4 && input.seats === 4,
    hasTime: shares && input.arms === 2,
    wishes: { letters, isLeftHanded },
  }));

const tools = (r: Regions) => [r.action, r.menu, r.log, r.rules, r.sort, r.mute, ...(r.hint ? [r.hint] : [])];
const said = (r: Regions) => [r.number, r.accounts].filter((part): part is Rect => part !== null);
const controls = (r: Regions) => [...r.chips, ...said(r), ...tools(r), r.boneyard];
const everything = (r: Regions) =>
  [...controls(r), r.board, r.rack, r.time ?? null, ...r.plates, ...r.backs].filter(
    (part): part is Rect => part !== null,
  );

describe('the parts of the screen', () => {
  it('lie inside the viewport and its safe areas', () => {
    const safe = { top: 20, right: 12, bottom: 24, left: 12 };
    fc.assert(
      fc.property(inputs, fc.boolean(), (input, notched) => {
        const given = notched && input.height > 600 && input.width > 350 ? { ...input, safe } : input;
        const edge = given === input ? { top: 0, right: 0, bottom: 0, left: 0 } : safe;
        for (const part of everything(regionsOf(given))) {
          expect(part.x).toBeGreaterThanOrEqual(edge.left);
          expect(part.y).toBeGreaterThanOrEqual(edge.top);
          expect(part.x + part.width).toBeLessThanOrEqual(input.width - edge.right + 0.01);
          expect(part.y + part.height).toBeLessThanOrEqual(input.height - edge.bottom + 0.01);
        }
      }),
    );
  });

  it('do not overlap', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const parts = everything(regionsOf(input));
        for (const [i, a] of parts.entries()) {
          for (const b of parts.slice(i + 1)) expect(overlap(a, b), JSON.stringify([a, b])).toBe(false);
        }
      }),
    );
  });

  it('can be touched with a finger where they are controls', () => {
    // Here the row of the ends is as high as a finger but for a rounding.
    const rounded = { width: 814, height: 1628, seats: 2, handSize: 5, arms: 4, rest: 0, hasNumber: true };
    const wishes = { letters: 1 as const, isLeftHanded: false };
    fc.assert(
      fc.property(inputs, (input) => {
        for (const part of controls(regionsOf(input))) {
          expect(part.width).toBeGreaterThanOrEqual(43.99);
          expect(part.height).toBeGreaterThanOrEqual(43.99);
        }
      }),
      { examples: [[{ ...rounded, hasAccounts: false, hasTime: false, wishes }]] },
    );
  });

  it('show the button back to the whole table clear of everything but the board and its words', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const parts = regionsOf(input);
        const { whole, board } = parts;
        expect(Math.min(whole.width, whole.height)).toBeGreaterThanOrEqual(43.99);
        for (const part of everything(parts)) if (part !== board) expect(overlap(part, whole)).toBe(false);
        // Over the board it keeps to a corner.
        expect(whole.y - board.y).toBeLessThan(10 * parts.unit);
        const [left, right] = [whole.x - board.x, board.x + board.width - whole.x - whole.width];
        expect(input.wishes.isLeftHanded ? left : right).toBeLessThan(10 * parts.unit);
        expect(overlap(parts.message, whole)).toBe(false);
      }),
    );
  });

  it('20.7: keep a line over the board for the time of a match by time where the accounts are narrow', () => {
    const match = { seats: 4, handSize: 7, arms: 2, rest: 0, hasAccounts: true };
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
      [768, 1024],
    ] as const) {
      const { time, board, unit, ...others } = regionsOf({ width, height, ...match, hasTime: true });
      const plain = regionsOf({ width, height, ...match });
      expect(time).toMatchObject({ x: plain.board.x, y: plain.board.y, width: plain.board.width });
      expect(board.height).toBeCloseTo(plain.board.height - 16 * unit);
      expect(others.accounts).toEqual(plain.accounts);
      expect(plain).not.toHaveProperty('time');
    }
    expect(regionsOf({ width: 1280, height: 800, ...match, hasTime: true })).not.toHaveProperty('time');
  });

  it('keep a place for the hint on phones that are tall or long enough', () => {
    for (const [width, height] of [
      [390, 844],
      [360, 780],
      [844, 390],
    ] as const) {
      expect(regionsOf({ width, height, seats: 4, handSize: 10, arms: 8, rest: 15 }).hint).not.toBeNull();
    }
  });

  it('have the sorting of the rack near the rack', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { rack, sort } = regionsOf(input);
        const across = Math.max(rack.x - sort.x - sort.width, sort.x - rack.x - rack.width, 0);
        const down = Math.max(rack.y - sort.y - sort.height, 0);
        expect(Math.hypot(across, down)).toBeLessThan(sort.height * 1.2);
      }),
    );
  });

  it('give every seat a plate that can be read, and one chip to each arm', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const parts = regionsOf(input);
        expect(parts.plates).toHaveLength(input.seats);
        expect(parts.backs).toHaveLength(input.seats);
        expect(parts.chips).toHaveLength(input.arms);
        for (const plate of parts.plates) {
          expect(plate.width).toBeGreaterThanOrEqual(36);
          expect(plate.height).toBeGreaterThanOrEqual(34);
        }
      }),
    );
  });

  it.each([
    [360, 640, 4, 40],
    [640, 400, 4, 40],
    [568, 320, 4, 40],
    [640, 360, 6, 45],
    [844, 390, 10, 64],
    [844, 390, 8, 64],
  ])('have room for the names of all at %i × %i with %i seats', (width, height, seats, least) => {
    const { plates, unit } = regionsOf({ width, height, seats, handSize: 6, arms: 8, rest: 19 });
    for (const plate of plates.slice(1)) {
      const { name, named } = plateLayout(plate.width / unit, plate.height / unit);
      expect(named).toBe('all');
      expect(name?.width).toBeGreaterThanOrEqual(least);
    }
  });

  it('let thirteen to fifteen own tiles stand with halves of 38 px on a phone upright', () => {
    for (const handSize of [13, 14, 15]) {
      const standing = ownRows(regionsOf({ width: 390, height: 844, seats: 4, handSize, arms: 8 }), handSize);
      expect(standing.rows).toBe(2);
      expect(standing.side).toBeGreaterThanOrEqual(38);
    }
  });

  it('let the backs of nine tiles stand large beside the board of a large screen', () => {
    const { backs } = regionsOf({ width: 1280, height: 800, seats: 4, handSize: 9, arms: 8 });
    const rooms = backs.filter((room): room is Rect => room !== null);
    expect(rooms).toHaveLength(3);
    for (const room of rooms) expect(rowsFor(9, room, { largest: 24 }).side).toBeGreaterThanOrEqual(20);
  });

  it('let fifteen tiles of the boneyard lie side by side on a tall phone, and be told apart on a short one', () => {
    const boneyardOf = (width: number, height: number) =>
      regionsOf({ width, height, seats: 4, handSize: 10, arms: 8, rest: 15 }).boneyard;
    for (const [width, height] of [
      [360, 780],
      [390, 844],
      [430, 932],
    ] as const) {
      expect(boneyardOf(width, height).width / 15).toBeGreaterThan(20);
    }
    expect(boneyardOf(360, 640).width / 15).toBeGreaterThan(6.5);
  });

  it('leave the board more room than all the rest of a large screen, and most of a phone', () => {
    const share = (width: number, height: number) => {
      const { board } = regionsOf({ width, height, seats: 4, handSize: 9, arms: 8 });
      return (board.width * board.height) / (width * height);
    };
    expect(share(1280, 800)).toBeGreaterThan(0.55);
    expect(share(390, 844)).toBeGreaterThan(0.65);
    expect(share(844, 390)).toBeGreaterThan(0.52);
    const { board } = regionsOf({ width: 360, height: 640, seats: 4, handSize: 9, arms: 8 });
    expect(board.width).toBeGreaterThanOrEqual(350);
    expect(board.height).toBeGreaterThanOrEqual(380);
  });
});

describe('what the player wants of the screen', () => {
  const table = { seats: 4, handSize: 9, arms: 8, rest: 19 };
  const shared = (width: number, height: number, letters: number, isLeftHanded = false) =>
    regionsOf({ width, height, ...table, wishes: { letters, isLeftHanded } });

  it('makes letters larger, with what they stand on, as far as there is room', () => {
    expect(shared(1280, 800, 1.4).unit).toBeCloseTo(1.4);
    expect(shared(390, 844, 1.2).unit).toBeCloseTo(1.2);
    expect(shared(390, 844, 1.4).unit).toBeCloseTo(390 / 320);
    expect(shared(2560, 1440, 1.4).unit).toBeCloseTo(1.8 * 1.4);
    expect(shared(320, 480, 1.4).unit).toBe(1);
    for (const [width, height] of SIZES)
      expect(shared(width, height, 1.4).unit).toBeGreaterThanOrEqual(shared(width, height, 1).unit);
  });

  /** The direction of each from the middle of all, clockwise. */
  const around = (parts: readonly Rect[]): readonly number[] => {
    const middles = parts.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
    const mean = (k: 0 | 1) => middles.reduce((sum, at) => sum + at[k], 0) / middles.length;
    return middles.map(([x, y]) => Math.atan2(y - mean(1), x - mean(0)));
  };
  const ROUND = SIZES.filter(([, height]) => height > 360);
  it.each(ROUND)(
    'lays what is pressed at the left of %i × %i for the left hand, and the seats still clockwise',
    (...size) => {
      const [right, left] = [shared(...size, 1), shared(...size, 1, true)];
      for (const part of ['menu', 'sort', 'action'] as const)
        expect(left[part].x + left[part].width / 2).toBeCloseTo(size[0] - right[part].x - right[part].width / 2);
      const { board } = left;
      const others = left.plates.slice(1);
      const angles = others.map(({ x, y, width, height }) => {
        const [across, down] = [x + width / 2 - board.x - board.width / 2, y + height / 2 - board.y - board.height];
        return Math.atan2(across, -down);
      });
      // Where all sit beside the rack they sit around one another.
      const isBlock = others.every(({ y }) => y >= board.y + board.height);
      const [first = 0, ...order] = isBlock ? around(left.plates) : [0, ...angles];
      const onwards = order.map((angle) => (isBlock && angle < first ? angle + 2 * Math.PI : angle));
      expect(onwards).toEqual([...onwards].sort((a, b) => a - b));
      expect(left.chips.map(({ x }) => x - (left.chips[0]?.x ?? 0))).toEqual(
        right.chips.map(({ x }) => expect.closeTo(x - (right.chips[0]?.x ?? 0), 3)),
      );
    },
  );
});
