/** No browser test waits for a duration, or is judged by one: what a busy machine takes longer for it would fail at. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PLAY = 'test/play';
/** These end a test of a page that hangs, or are the clock of the pages themselves. */
const CLOCKS = ['probe.ts', 'graphics.ts', 'ledger.ts', 'time.ts'];

const files = readdirSync(PLAY, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !CLOCKS.includes(file));
const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(join(PLAY, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );

it('waits for no duration', () => {
  expect(linesWith(/waitForTimeout|\bsetTimeout\([^;]*, *\w/)).toEqual([]);
});

it('gives up no sooner than all others', () => {
  expect(linesWith(/\btimeout: |\binterval: /)).toEqual([]);
});

it('tries nothing again', () => {
  expect(linesWith(/\bretry\b|\bretries\b/)).toEqual([]);
});
