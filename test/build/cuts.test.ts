/** What is cut out of packages is still there to be cut out. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CUTS, cut } from '../../scripts/build/cuts.ts';

it.each(Object.keys(CUTS))('finds in %s all that it cuts out, and leaves none of it', (file) => {
  const code = readFileSync(`node_modules/${file}`, 'utf8');
  const left = cut(code, `/somewhere/node_modules/${file}`)?.code ?? code;
  expect(left.length).toBeLessThan(code.length);
  for (const what of Object.keys(CUTS[file] ?? {})) expect(left).not.toContain(what);
});

it('leaves other modules alone', () => {
  expect(cut('this.m_solver.solveWorldTOI(this.s_step);', '/somewhere/planck/src/dynamics/Body.ts')).toBeNull();
});

it('refuses a package that has changed', () => {
  expect(() => cut('class World {}', '/somewhere/planck/src/dynamics/World.ts')).toThrow(/not found.*solveWorldTOI/);
});
