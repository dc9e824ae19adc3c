/** No test waits for a duration, or is judged by one: what a busy machine takes longer for it would fail at. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

/** What is measured and looked at by us; nobody takes it for a test. */
const NO_TESTS = [join('bench', '/'), join('pictures', '/'), join('table', 'layout', 'measured.ts')];
/** These end a test of a page that hangs, or are the clock of the pages themselves. This one names what it forbids. */
const CLOCKS = [
  ...['probe.ts', 'graphics.ts', 'ledger.ts', 'time.ts'].map((file) => join('play', file)),
  ...[join('portals', 'page.ts'), 'eventually.ts', 'clockless.test.ts'],
];

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !CLOCKS.includes(file))
  .filter((file) => !NO_TESTS.some((one) => file.startsWith(one)));
const linesWith = (pattern: RegExp, of = files) =>
  of.flatMap((file) =>
    readFileSync(join('test', file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );

it('looks at the tests of all folders, and exempts no file that is gone', () => {
  expect(new Set(files.map((file) => file.split(sep)[0])).size).toBeGreaterThan(20);
  expect(CLOCKS.filter((file) => !existsSync(join('test', file)))).toEqual([]);
});

it('waits for no duration', () => {
  expect(linesWith(/waitForTimeout|\bsetTimeout\([^;]*, *\w|timers\/promises/)).toEqual([]);
});

it('gives up no sooner than all others', () => {
  expect(linesWith(/\btimeout: |\binterval: |\bvi\.waitFor\(/)).toEqual([]);
});

it('tries nothing again', () => {
  expect(linesWith(/\bretry\b|\bretries\b/)).toEqual([]);
});

it('measures no duration, unless the test itself moves the time', () => {
  const unit = files.filter((file) => !file.startsWith(join('play', '/')));
  const real = unit.filter((file) => !readFileSync(join('test', file), 'utf8').includes('vi.useFakeTimers('));
  expect(linesWith(/\b(performance|Date)\.now\(\) -/, real)).toEqual([]);
});
