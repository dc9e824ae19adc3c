/** Checks the shape of JSON that comes from outside. A check returns the first thing that is wrong, or nothing. */

/** What is wrong with a line, by name. */
export type ShapeReason = 'missing' | 'unknown' | 'badValue';

/** `detail` is the path of the value within its line, as `events[3].arm`. */
export interface ShapeFault {
  readonly reason: ShapeReason;
  readonly detail: string;
}

export type Check = (value: unknown, path: string) => ShapeFault | null;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A check that the value answers a question with yes. */
export function is(test: (value: unknown) => boolean): Check {
  return (value, path) => (test(value) ? null : { reason: 'badValue', detail: path });
}

export const isText = is((value) => typeof value === 'string');
export const isCount = is((value) => Number.isSafeInteger(value) && Number(value) >= 0);
export const isWhole = is((value) => Number.isSafeInteger(value));

export function oneOf(...values: readonly unknown[]): Check {
  return is((value) => values.includes(value));
}

export function matches(pattern: RegExp): Check {
  return is((value) => typeof value === 'string' && pattern.test(value));
}

export function listOf(item: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return { reason: 'badValue', detail: path };
    for (const [index, entry] of value.entries()) {
      const fault = item(entry, `${path}[${index}]`);
      if (fault) return fault;
    }
    return null;
  };
}

/** An object with exactly these keys; those in `optional` may be missing. */
export function object(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const known = new Map([...Object.entries(required), ...Object.entries(optional)]);
  return (value, path) => {
    if (!isObject(value)) return { reason: 'badValue', detail: path };
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) return { reason: 'missing', detail: at(key) };
    }
    for (const [key, entry] of Object.entries(value)) {
      const fault = known.get(key)?.(entry, at(key));
      if (fault) return fault;
      if (!known.has(key)) return { reason: 'unknown', detail: at(key) };
    }
    return null;
  };
}

/** One of several objects, told apart by the value of `key`. */
export function variants(key: string, checks: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isObject(value)) return { reason: 'badValue', detail: path };
    const name = value[key];
    const check = typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : undefined;
    return check ? check(value, path) : { reason: 'badValue', detail: `${path}.${key}` };
  };
}
