import { expect, it } from 'vitest';
import { isAloft } from '../../../../src/table/renderer/tiles/shadow-shader.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../../../../src/table/space/tile-size.ts';
import { turnAbout } from '../../../../src/table/space/vectors.ts';

const SCALE = 0.7;
/** Where its lowest point is on the cloth, for each way to lie or stand. */
const RESTING = [
  { how: 'face up', turn: turnAbout('z', 0.6), half: HALF_THICK },
  { how: 'face down', turn: turnAbout('y', Math.PI), half: HALF_THICK },
  { how: 'on its long edge', turn: turnAbout('y', Math.PI / 2), half: HALF_WIDTH },
  { how: 'on its short edge', turn: turnAbout('x', Math.PI / 2), half: HALF_LENGTH },
] as const;

it.each(RESTING)('a tile that rests $how is not in the air; lifted by a tenth of its side it is', ({ turn, half }) => {
  const at = (lift: number) => ({ at: [3, -2, (half + lift) * SCALE] as const, turn, scale: SCALE });
  expect(isAloft(at(0))).toBe(false);
  expect(isAloft(at(0.1))).toBe(true);
});

it('a tile that leans with its foot on the cloth is not in the air', () => {
  const lean = 0.5;
  const foot = HALF_LENGTH * Math.sin(lean) + HALF_THICK * Math.cos(lean);
  expect(isAloft({ at: [0, 0, foot * SCALE], turn: turnAbout('x', lean), scale: SCALE })).toBe(false);
});
