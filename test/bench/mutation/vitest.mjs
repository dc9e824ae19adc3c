/** As much of vitest as the tests of the rules use, for a process that runs them thousands of times. */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect);
globalThis[GLOBAL_EXPECT] = expect;
chai.expect.extend(expect, customMatchers);

/** All tests that were told of, in their order. */
export const tests = [];
const groups = [];

export function describe(name, body) {
  groups.push(name);
  body();
  groups.pop();
}

export function it(name, run) {
  tests.push({ name: [...groups, name].join(' › '), run });
}

/** A row that is a list stands for the arguments. */
const each = (tell) => (rows) => (name, body) => {
  for (const [at, row] of rows.entries()) {
    tell(`${name} (${at + 1})`, () => (Array.isArray(row) ? body(...row) : body(row)));
  }
};
describe.each = each(describe);
it.each = each(it);
