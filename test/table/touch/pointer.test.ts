// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GestureEvent, Under } from '../../../src/seats/gesture-events.ts';
import { listenToPointers } from '../../../src/table/touch/pointer.ts';

let canvas: HTMLCanvasElement;
let facts: GestureEvent[];
let stop: () => void;
let released: number;
let isShuffling: boolean;
let stirred: number;
let lifted: number;
let dealt: number;

beforeEach(() => {
  canvas = document.body.appendChild(document.createElement('canvas'));
  facts = [];
  released = 0;
  stirred = 0;
  lifted = 0;
  dealt = 0;
  isShuffling = false;
  stop = listenToPointers({
    canvas,
    gesture: { send: (fact) => facts.push(fact) },
    under: (): Under => ({ on: 'cloth' }),
    isButton: (x) => x >= 500,
    stir() {
      if (isShuffling) stirred++;
      return isShuffling;
    },
    lift: () => lifted++,
    deal: () => dealt++,
    release: () => released++,
  });
});
afterEach(() => {
  stop();
  canvas.remove();
});

const point = (type: string, init: PointerEventInit = {}) =>
  canvas.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      bubbles: true,
      clientX: 10,
      clientY: 20,
      ...init,
    }),
  );
const types = () => facts.map(({ type }) => type);

describe('a finger on the canvas', () => {
  it('is told from down to up, in CSS pixels of the canvas', () => {
    canvas.getBoundingClientRect = () => new DOMRect(3, 5, 100, 100);
    point('pointerdown');
    point('pointermove', { clientX: 30 });
    point('pointerup', { clientX: 40 });
    expect(facts).toMatchObject([
      { type: 'DOWN', finger: { id: 1, x: 7, y: 15 }, alone: true, touch: true, under: { on: 'cloth' } },
      { type: 'MOVE', finger: { id: 1, x: 27, y: 15 } },
      { type: 'MOVE', finger: { id: 1, x: 37, y: 15 } },
      { type: 'UP', finger: { id: 1, x: 37, y: 15 } },
    ]);
  });

  it('is not alone while another one is down', () => {
    point('pointerdown');
    point('pointerdown', { pointerId: 2 });
    point('pointerup');
    point('pointerup', { pointerId: 2 });
    point('pointerdown', { pointerId: 3 });
    expect(facts.flatMap((fact) => (fact.type === 'DOWN' ? [fact.alone] : []))).toEqual([true, false, true]);
  });

  it('that the browser takes away is lost, and lets go of what it pressed', () => {
    point('pointerdown');
    point('pointercancel');
    point('pointermove');
    expect(types()).toEqual(['DOWN', 'LOST']);
    expect(released).toBe(1);
  });

  it('that loses its capture is lost', () => {
    point('pointerdown');
    point('lostpointercapture');
    expect(facts.at(-1)).toEqual({ type: 'LOST', id: 1 });
  });

  it('on a button starts nothing beneath it, but is told while another one carries', () => {
    point('pointerdown', { clientX: 600 });
    point('pointermove', { clientX: 610 });
    point('pointerup', { clientX: 610 });
    expect(facts).toMatchObject([{ type: 'DOWN', under: { on: 'button' } }]);
  });

  it('stirs while the tiles are shuffled, and nothing else', () => {
    isShuffling = true;
    point('pointerdown');
    point('pointermove', { buttons: 1 });
    point('pointerup');
    expect([stirred, lifted, types()]).toEqual([2, 1, []]);
  });

  it('deals at once when it goes up where it came down, and not when it has stirred', () => {
    isShuffling = true;
    point('pointerdown');
    point('pointermove', { buttons: 1, clientX: 60 });
    point('pointerup', { clientX: 60 });
    expect(dealt).toBe(0);
    point('pointerdown');
    point('pointermove', { buttons: 1, clientX: 14 });
    point('pointerup', { clientX: 14 });
    expect([dealt, lifted]).toEqual([1, 2]);
  });

  it('stirs no more once it is lost, and one finger at a time', () => {
    isShuffling = true;
    point('pointerdown');
    point('pointermove', { pointerId: 2 });
    expect([stirred, lifted]).toEqual([1, 0]);
    point('pointercancel');
    point('pointermove');
    expect([stirred, lifted]).toEqual([1, 1]);
  });

  it('presses buttons also while the tiles are shuffled', () => {
    isShuffling = true;
    point('pointerdown', { clientX: 610 });
    expect(stirred).toBe(0);
  });

  it('that came down before the deal goes on to nothing after it', () => {
    isShuffling = true;
    point('pointerdown');
    isShuffling = false;
    point('pointermove');
    point('pointerup');
    expect([stirred, lifted, types()]).toEqual([1, 1, []]);
  });
});

describe('the mouse', () => {
  it('is not told while none of its buttons is down', () => {
    point('pointermove', { pointerType: 'mouse' });
    expect(facts).toEqual([]);
  });

  it('that was let go out of hearing is lost', () => {
    point('pointerdown', { pointerType: 'mouse' });
    point('pointermove', { pointerType: 'mouse', buttons: 0 });
    point('pointermove', { pointerType: 'mouse', buttons: 0 });
    expect(types()).toEqual(['DOWN', 'LOST']);
  });

  it('starts nothing with its other buttons', () => {
    point('pointerdown', { pointerType: 'mouse', button: 2 });
    point('pointerup', { pointerType: 'mouse', button: 2 });
    expect(facts).toEqual([]);
  });
});

describe('what comes between', () => {
  const between: Readonly<Record<string, () => void>> = {
    'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
    'the tab is hidden': () => document.dispatchEvent(new Event('visibilitychange')),
    'the graphics are lost': () => canvas.dispatchEvent(new Event('webglcontextlost')),
    'Escape is pressed': () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  };

  it.each(Object.entries(between))('%s: the gesture is cancelled, and the finger counts no more', (_, happen) => {
    point('pointerdown');
    happen();
    point('pointermove');
    point('pointerup');
    expect(types()).toEqual(['DOWN', 'CANCEL']);
    expect(released).toBe(1);
    point('pointerdown');
    expect(facts.at(-1)).toMatchObject({ alone: true });
  });

  it('nothing is heard after the end', () => {
    stop();
    facts.length = 0;
    point('pointerdown');
    window.dispatchEvent(new Event('blur'));
    expect(facts).toEqual([]);
  });
});
