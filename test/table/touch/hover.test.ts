// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { About } from '../../../src/seats/gesture-events.ts';
import { listenForHover } from '../../../src/table/touch/hover.ts';
import { aboutAt } from '../../../src/table/touch/touched-about.ts';

const plate = (x: number) => ({ x, y: 0, width: 100, height: 44 });
const accounts = null;
const regions = {
  accounts,
  unit: 1,
  plates: [plate(0), plate(100)],
  boneyard: { x: 0, y: 100, width: 100, height: 100 },
};
const seen = { seats: 2, sides: [0, 1], boneyard: [7], dead: [] };

it('knows seats by their place at the table, and a boneyard only while tiles lie there', () => {
  expect(aboutAt(regions, seen, 1, { x: 10, y: 10 })).toEqual({ on: 'seat', seat: 1 });
  expect(aboutAt(regions, seen, 1, { x: 110, y: 10 })).toEqual({ on: 'seat', seat: 0 });
  expect(aboutAt(regions, seen, 1, { x: 10, y: 110 })).toEqual({ on: 'boneyard' });
  expect(aboutAt(regions, { ...seen, boneyard: [] }, 1, { x: 10, y: 110 })).toBeNull();
  expect(aboutAt(regions, seen, 1, { x: 300, y: 10 })).toBeNull();
});

it('6.7: knows the account of a side, the own one first', () => {
  const at = (y: number) =>
    aboutAt({ ...regions, accounts: { x: 200, y: 0, width: 90, height: 44 } }, four, 1, { x: 210, y });
  const four = { seats: 4, sides: [0, 1, 0, 1], boneyard: [], dead: [] };
  expect([at(10), at(40)]).toEqual([
    { on: 'account', side: 1 },
    { on: 'account', side: 0 },
  ]);
});

it('20.8: knows whoever waits by the account on the bench, and the others by their places', () => {
  const plates = [0, 100, 200, 300].map(plate);
  const table = { ...regions, plates, accounts: { x: 200, y: 100, width: 90, height: 44 } };
  const six = { seats: 6, sides: [0, 1, 2, 0, 1, 2], waits: [1, 4], boneyard: [], dead: [] };
  const at = (x: number, y: number) => aboutAt(table, six, 2, { x, y });
  expect([at(10, 10), at(110, 10), at(210, 10), at(310, 10)]).toEqual(
    [2, 3, 5, 0].map((seat) => ({ on: 'seat', seat })),
  );
  expect([at(210, 110), at(210, 140)]).toEqual([2, 0].map((side) => ({ on: 'account', side })));
  expect([at(10, 190), at(10, 110)]).toEqual([{ on: 'account', side: 1 }, null]);
  // Whoever waits looks at the table from the next seat that plays.
  expect(aboutAt(table, six, 4, { x: 10, y: 10 })).toEqual({ on: 'seat', seat: 5 });
});

it('asks what the mouse rests on, once, until it goes; no finger and no pressed mouse does', () => {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const told: About[] = [];
  let timers: (() => void)[] = [];
  const end = listenForHover(canvas, {
    later(_, then) {
      timers.push(then);
      return () => {
        timers = timers.filter((one) => one !== then);
      };
    },
    aboutAt: (at) => aboutAt(regions, seen, 0, at),
    ask: (what) => told.push(what),
  });
  const move = (clientX: number, init: PointerEventInit = {}) =>
    canvas.dispatchEvent(
      new PointerEvent('pointermove', { pointerType: 'mouse', buttons: 0, clientX, clientY: 10, ...init }),
    );
  const rest = () => {
    for (const then of timers.splice(0)) then();
  };
  move(10, { pointerType: 'touch' });
  move(10, { buttons: 1 });
  expect(timers).toEqual([]);
  move(10);
  move(12);
  rest();
  expect(told).toEqual([{ on: 'seat', seat: 0 }]);
  move(110);
  move(300);
  expect(told).toEqual([{ on: 'seat', seat: 0 }]);
  expect(timers).toEqual([]);
  move(10);
  end();
  expect(timers).toEqual([]);
  canvas.remove();
});
