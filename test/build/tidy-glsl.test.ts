import { expect, it } from 'vitest';
import { tidied } from '../../scripts/build/tidy-glsl.ts';

it('shaders lose their comments and spaces, and keep what they say', () => {
  const shader =
    '`#version 300 es\n  // A comment: of no use.\n  vec3 a = vec3(1., - -2. , x); // here too\n  #define B 1\n}`;';
  expect(tidied(shader)).toBe('`#version 300 es\nvec3 a=vec3(1.,- -2.,x);\n#define B 1\n}`;');
});
