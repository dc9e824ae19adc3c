// @vitest-environment happy-dom
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { tidyLit } from '../../scripts/build/tidy-lit.ts';
import type { draw } from './rows.ts';

/** The list as it comes out of the build. */
async function built(): Promise<typeof draw> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tidyLit()],
    build: { write: false, lib: { entry: resolve('test/build/rows.ts'), formats: ['es'] } },
  });
  const [result] = Array.isArray(results) ? results : [];
  const code = result?.output[0].code;
  if (code === undefined) throw new Error('Nothing was built.');
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { draw: typeof draw }).draw;
}

it('leaves no marker behind where rows come and go', async () => {
  const draw = await built();
  const root = document.createElement('div');
  const comments = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    let count = 0;
    while (walker.nextNode()) count++;
    return count;
  };
  draw(['a', 'b', 'c'], root);
  const before = comments();
  for (let turn = 0; turn < 10; turn++) {
    draw([`${turn}`, `b${turn}`, `c${turn}`], root);
    draw([`b${turn}`, `c${turn}`, `d${turn}`], root);
  }
  expect(root.textContent).toBe('b9c9d9');
  expect(comments()).toBe(before);
});
