import { expect, it } from 'vitest';
import { SUN } from '../../../src/table/renderer/cloth/bands-shader.ts';

it('the suns of a line are smaller than halves, and lie beside the halves of its row', () => {
  expect(2 * SUN.reach).toBeLessThan(1);
  expect(SUN.beside - SUN.reach).toBeGreaterThan(0.5);
});
