/** Templates as they are built: no line is indented, and everything else stays. */
import { expect, it } from 'vitest';
import { withoutIndentation } from '../../../tools/build/template-indentation.ts';

it('puts every line of a template at the left edge, and keeps its line ends and its spaces between words', () => {
  const source = 'html`\n    <p>\n      One  tile\n    </p>\n  `;\n';
  expect(withoutIndentation(source)).toBe('html`\n<p>\nOne  tile\n</p>\n`;\n');
});
