import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSvg } from '../../src/ui/svg.ts';
import { paintSvg, type Tones } from '../../src/ui/svg-painter.ts';

/** A canvas's context that writes down what is painted, and with what. */
function recorder() {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push(`${name} ${args.join(' ')}`.trim());
    };
  const state = { fillStyle: '', strokeStyle: '', globalAlpha: 1, lineWidth: 1, lineCap: '', lineJoin: '' };
  const ctx = {
    ...state,
    save: note('save'),
    restore: note('restore'),
    translate: note('translate'),
    rotate: (angle: number) => calls.push(`rotate ${angle.toFixed(3)}`),
    scale: note('scale'),
    transform: note('transform'),
    fill: ({ d }: { d: string }) => calls.push(`fill ${d} ${ctx.fillStyle} ${ctx.globalAlpha}`),
    stroke: ({ d }: { d: string }) => calls.push(`stroke ${d} ${ctx.strokeStyle} ${ctx.lineWidth} ${ctx.globalAlpha}`),
    createLinearGradient: (...line: number[]) => ({
      stops: [] as string[],
      addColorStop(at: number, colour: string) {
        this.stops.push(`${at} ${colour}`);
      },
      toString() {
        return `[${line.join(' ')}: ${this.stops.join(', ')}]`;
      },
    }),
  };
  return { ctx, calls };
}

const painted = (inside: string, tones: Tones = {}) => {
  const { ctx, calls } = recorder();
  const picture = parseSvg(`<svg viewBox="0 0 9 9">${inside}</svg>`);
  paintSvg(ctx as never, picture, tones);
  return calls.filter((call) => call !== 'save' && call !== 'restore');
};

beforeEach(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: string) {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('fills black where nothing is said, and strokes over the fill', () => {
  expect(painted('<path d="a"/>')).toEqual(['fill a #000 1']);
  expect(painted('<path d="a" fill="red" stroke="blue" stroke-width="2px" stroke-opacity=".5"/>')).toEqual([
    'fill a red 1',
    'stroke a blue 2 0.5',
  ]);
  expect(painted('<path d="a" fill="none"/>')).toEqual([]);
});

it('strokes under the fill where the order says so', () => {
  expect(painted('<path d="a" stroke="blue" paint-order="stroke"/>')).toEqual(['stroke a blue 1 1', 'fill a #000 1']);
});

it('applies transforms from the outside to the inside, with angles in degrees', () => {
  const inside = '<g transform="translate(1 2) scale(3)"><path transform="rotate(180 4 5)" d="a"/></g>';
  expect(painted(inside).slice(0, -1)).toEqual([
    'translate 1 2',
    'scale 3 3',
    'translate 4 5',
    'rotate 3.142',
    'translate -4 -5',
  ]);
});

it('takes colours of the theme in place of those in the file', () => {
  const light =
    '<linearGradient id="l" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="2"><stop class="stop-face" offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>';
  const inside = `${light}<path d="a" fill="url(#l)" class="stroke-edge" stroke="black"/>`;
  expect(painted(inside)).toEqual(['fill a [0 0 1 2: 0 red, 1 blue] 1', 'stroke a black 1 1']);
  expect(painted(inside, { face: 'white', edge: 'grey' })).toEqual([
    'fill a [0 0 1 2: 0 white, 1 blue] 1',
    'stroke a grey 1 1',
  ]);
});
