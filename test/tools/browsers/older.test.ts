/** Features that older browsers lack, as the tools find them in scripts and styles. */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { BROWSERS, TARGET } from '../../../tools/browsers/list.ts';
import { newInScripts } from '../../../tools/browsers/scripts.ts';
import { newInStyles } from '../../../tools/browsers/styles.ts';
import { olderStyles } from '../../../tools/build/older-styles.ts';

const inScript = (...codes: readonly string[]) =>
  newInScripts(codes.map((code, nth) => ({ file: `${nth}.js`, code }))).map(({ name }) => name);
const inStyle = (text: string) => newInStyles('a.css', text).map(({ name }) => name);
const older = (text: string) => postcss([olderStyles]).process(text, { from: undefined }).css.replace(/\s+/g, '');

it.each([
  ['list.toSorted()', '.toSorted'],
  ['list.findLast(Boolean)', '.findLast'],
  ['Object.groupBy(list, key)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['part.inert = true', '.inert'],
  ['const { checkVisibility } = part', '.checkVisibility'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['requestIdleCallback(act)', 'requestIdleCallback'],
  ['window.requestIdleCallback?.(act)', '.requestIdleCallback'],
  ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['class Kind { static { act(); } }', 'syntax'],
  ['/(?<=a)b/.test(text)', 'syntax'],
  ['class Kind { field = (0, act)(() => {}) }', 'parentheses in a field'],
])('finds what is too new: %s', (code, name) => {
  expect(inScript(code)).toEqual([name]);
});

it.each([
  '[...list].sort().at(-1); structuredClone(text ?? null); Object.hasOwn(of, name)',
  'const { requestIdleCallback } = our; requestIdleCallback()',
  'class Kind { #own = 1; has = (other) => #own in other }',
  'class Kind { field = act((other) => (1 + other) * 2) }',
])('finds nothing in %s', (code) => {
  expect(inScript(code).filter((name) => name !== '.requestIdleCallback')).toEqual([]);
});

it('takes names that a script gives to members itself for its own, in all that belong to it', () => {
  expect(inScript('hand.union(other)')).toEqual(['.union']);
  expect(inScript('hand.union(other)', 'class Hand { union(other) {} }')).toEqual([]);
});

it.each([
  ['a:has(b) { color: red }', ':has'],
  ['@container (width > 1px) { a { color: red } }', '@container'],
  ['a { width: 1dvh }', 'dvh'],
  ['a { background: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { translate: 1px }', 'translate'],
  ['a { text-wrap: balance }', 'text-wrap'],
])('finds styles that are too new: %s', (text, name) => {
  expect(inStyle(text)).toEqual([name]);
});

it('lets styles be that are asked for first, or that others stand beside', () => {
  expect(inStyle('@supports (width: 1dvh) { a { width: 1dvh } }')).toEqual([]);
  expect(inStyle('a { -webkit-mask: none; mask: none; display: grid; width: 10vh }')).toEqual([]);
});

it('says by the window what is said by the room of the screens, and plainly what is mixed', () => {
  expect(older('@container screens (a: 1) or (b: 2) { p { top: 0 } }')).toContain(
    '@supportsnot(container-type:size){@media(a:1),(b:2){p{top:0}}}',
  );
  expect(older('@container star (a: 1) { p { top: 0 } }')).not.toContain('@supports');
  const mixed =
    'p { top: 0; fill: color-mix(in srgb, var(--a, #fff) 20%, #000); stroke: color-mix(in srgb, red 5%, transparent) }';
  expect(older(mixed)).toContain(
    '@supportsnot(color:color-mix(insrgb,red,blue)){p{fill:var(--a,#fff);stroke:transparent}}',
  );
});

it('has one list, which the README names', () => {
  const { chrome, edge, firefox, safari } = BROWSERS;
  expect(edge).toBe(chrome);
  const text = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`;
  for (const page of ['README.md', 'docs/portals.md', 'docs/host.md'])
    expect(readFileSync(page, 'utf8').replace(/\s+/g, ' '), page).toContain(text);
  expect(TARGET).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`]);
});
