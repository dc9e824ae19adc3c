import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutUnused } from '../../scripts/build/unused-methods.ts';

/** What is left of scripts of those texts. */
const lean = (...codes: readonly string[]) => [
  ...withoutUnused(new Map(codes.map((code, at) => [`${at}.js`, code])), (code) => parseAst(code)).values(),
];

it('takes out a method, a getter and a setter that nothing names', () => {
  expect(lean('class A{used(){}idle(){}get size(){}set size(n){}}a.used()')).toEqual(['class A{used(){}}a.used()']);
});

it('takes out what only an unused method names', () => {
  expect(lean('class A{one(){this.two()}two(){this.three()}three(){}}')).toEqual(['class A{}']);
});

it('leaves what another script names, or a text', () => {
  const one = 'class A{shown(){}heard(){}}';
  expect(lean(one, 'a.shown();say("heard")')).toEqual([one, 'a.shown();say("heard")']);
});

it('leaves a method that overrides another one which is named', () => {
  const both = 'class A{draw(){}}class B extends A{draw(){}}b.draw()';
  expect(lean(both)).toEqual([both]);
});

it('leaves what the language calls, and names that are computed or private', () => {
  const called = 'class A{constructor(){}toString(){}then(){}[key](){}#own(){}static{}}';
  expect(lean(called)).toEqual([called]);
});
