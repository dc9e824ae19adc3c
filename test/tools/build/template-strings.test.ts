import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutComments, withoutIndentation } from '../../../tools/build/template-strings.ts';

it('takes comments and indentation out, and leaves directives lines of their own', () => {
  const shader = '`#version 300 es\n  // what it is\n  in vec4 iAt; // x, y, z, scale\n    void main() {}\n`';
  expect(withoutComments(shader)).toBe('`#version 300 es\nin vec4 iAt;\nvoid main() {}\n`');
});

it('finds no `//` in the shaders that is no comment', () => {
  const folder = 'src/table/renderer';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('-shader.ts'),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/:\/\/|['"][^'"\n]*\/\//);
});

it('puts every line of a template at the left edge, and keeps its line ends and its spaces between words', () => {
  const source = 'html`\n    <p>\n      One  tile\n    </p>\n  `;\n';
  expect(withoutIndentation(source)).toBe('html`\n<p>\nOne  tile\n</p>\n`;\n');
});
