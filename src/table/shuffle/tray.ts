/** All tiles of the shuffle between their walls: lets them meet, step by step. Lengths in tile widths, times in seconds. */
import { type Box, move } from './box.ts';
import { meet, meetWalls } from './meet.ts';
import { createTouches, keepApart, type Touch } from './touches.ts';

/** Tells that two boxes met: a point between them, and the impulse. */
export type Heard = (x: number, y: number, impulse: number) => void;

/** How often all touches of a step are gone through: so many tiles in a row a push comes through at once. */
const ROUNDS = 12;
/** Impulses below this are rubbing, not clatter. */
const AUDIBLE = 3;
/** Boxes that have not pushed one another for so many steps meet anew. */
const APART = 1;

/** Answers a function that lets `step` seconds go by. The walls stand so far from 0, 0. */
export function createTray(boxes: readonly Box[], halfWidth: number, halfHeight: number, heard: Heard) {
  const touches = createTouches();
  const reach = Math.max(...boxes.map((box) => 2 * Math.hypot(box.halfWidth, box.halfLength)));
  const place = new Map(boxes.map((box, k) => [box, k]));
  /** In which step two boxes last pushed one another, or a box the wall. */
  const met = new Int32Array(boxes.length * (boxes.length + 1)).fill(-APART);
  let steps = 0;
  const collect = () => {
    touches.count = 0;
    for (let k = 0; k < boxes.length; k++) {
      const a = boxes[k];
      if (!a) continue;
      for (let other = 0; other < k; other++) {
        const b = boxes[other];
        if (b && Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach) meet(a, b, touches);
      }
      meetWalls(a, halfWidth, halfHeight, touches);
    }
  };
  const tell = (touch: Touch) => {
    if (touch.pushed <= 0) return;
    const { a, b } = touch;
    const key = (place.get(a) ?? 0) * (boxes.length + 1) + (place.get(b) ?? boxes.length);
    const isNew = steps - (met[key] ?? 0) > APART;
    met[key] = steps;
    const impulse = Math.max(touch.came * touch.mass, touch.pushed);
    if (isNew && impulse > AUDIBLE) heard(a.x + touch.ax, a.y + touch.ay, impulse);
  };
  return (step: number): void => {
    collect();
    for (let round = 0; round < ROUNDS; round++) keepApart(touches, step);
    for (let k = 0; k < boxes.length; k++) {
      const box = boxes[k];
      if (box) move(box, step);
    }
    steps++;
    for (let k = 0; k < touches.count; k++) {
      const touch = touches.all[k];
      if (touch) tell(touch);
    }
  };
}
