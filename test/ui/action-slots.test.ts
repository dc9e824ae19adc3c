import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, actionRoom, actionSlots } from '../../src/ui/action-slots.ts';

const ROOM = { x: 10, y: 20, width: 120, height: 44 };
const wanted = (...actions: Action[]) => {
  const button = (action: Action) => ({ label: action, visible: actions.includes(action), enabled: true });
  return {
    draw: button('draw'),
    pass: button('pass'),
    takeBack: button('takeBack'),
    next: button('next'),
    hint: button('hint'),
    hurry: button('hurry'),
    deal: button('deal'),
  };
};

describe('the room for what can be done now', () => {
  it('is all one button’s where there is one', () => {
    expect(actionSlots(ROOM, wanted('draw'))).toEqual({ draw: ROOM });
  });

  it('is shared by two, side by side', () => {
    const { takeBack, hurry } = actionSlots(ROOM, wanted('hurry', 'takeBack'));
    expect(takeBack).toEqual({ ...ROOM, width: 58 });
    expect(hurry).toEqual({ ...ROOM, x: 72, width: 58 });
  });

  it('goes, where it is narrow, to what cannot be done by touching the table', () => {
    const narrow = { ...ROOM, width: 60 };
    expect(actionSlots(narrow, wanted('hurry', 'takeBack'))).toEqual({ takeBack: narrow });
    expect(actionSlots(narrow, wanted('draw', 'pass'))).toEqual({ pass: narrow });
    expect(actionSlots(narrow, wanted('draw', 'takeBack'))).toEqual({ takeBack: narrow });
  });

  it('is never all of giving up’s, which stays at the right', () => {
    expect(actionSlots(ROOM, wanted('next'))).toEqual({ next: { ...ROOM, x: 72, width: 58 } });
    expect(actionSlots(ROOM, wanted('next', 'takeBack')).next).toEqual({ ...ROOM, x: 72, width: 58 });
  });

  it('is shared by two, one above the other, where it is high; a single one stands below', () => {
    const high = { ...ROOM, height: 92 };
    expect(actionSlots(high, wanted('next', 'takeBack'))).toEqual({
      takeBack: { ...ROOM, height: 44 },
      next: { ...ROOM, y: 68, height: 44 },
    });
    expect(actionSlots(high, wanted('next'))).toEqual({ next: { ...ROOM, y: 68, height: 44 } });
  });

  it('is nobody’s while nothing can be done', () => {
    expect(actionSlots(ROOM, wanted())).toEqual({});
  });

  it('leaves every button as large as a finger needs, inside it, and clear of the other', () => {
    const actions = fc.subarray<Action>(['draw', 'pass', 'takeBack', 'next', 'hint', 'hurry'], { minLength: 1 });
    fc.assert(
      fc.property(fc.double({ min: 44, max: 300, noNaN: true }), actions, (width, list) => {
        const places = Object.values(actionSlots({ ...ROOM, width }, wanted(...list))).sort((a, b) => a.x - b.x);
        expect(places.length).toBe(Math.min(list.length, width >= 92 ? 2 : 1));
        let free = ROOM.x;
        for (const place of places) {
          expect(place.width).toBeGreaterThanOrEqual(44);
          expect(place.x).toBeGreaterThanOrEqual(free);
          free = place.x + place.width;
        }
        expect(free).toBeLessThanOrEqual(ROOM.x + width + 1e-6);
      }),
    );
  });
});

describe('the room of actions in a dead end', () => {
  const beside = { x: 134, y: 20, width: 80, height: 44 };
  const above = { ...ROOM, y: -28 };
  const deadEnd = wanted('takeBack', 'next');

  it('takes in that of the hint, beside it or above it', () => {
    expect(actionRoom(ROOM, beside, deadEnd)).toEqual({ ...ROOM, width: 204 });
    expect(actionRoom(ROOM, above, deadEnd)).toEqual({ ...ROOM, y: -28, height: 92 });
  });

  it('stays as it is where a hint stands, where one button is alone, and where the hint is elsewhere', () => {
    expect(actionRoom(ROOM, beside, wanted('takeBack', 'next', 'hint'))).toBe(ROOM);
    expect(actionRoom(ROOM, beside, wanted('next'))).toBe(ROOM);
    expect(actionRoom(ROOM, { ...beside, y: 200 }, deadEnd)).toBe(ROOM);
    expect(actionRoom(ROOM, null, deadEnd)).toBe(ROOM);
  });
});
