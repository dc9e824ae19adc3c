/** Updates only elements with changed input. */

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (it: unknown): it is Plain => typeof it === 'object' && it !== null;

/** True if two inputs are the same value, or plain objects with the same values. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && Object.is(a[key], b[key]));
}

/** Calls `update` if any input differs from this element's last ones. */
export type Memo = (element: object, inputs: readonly unknown[], update: () => void) => void;

export function createMemo(): Memo {
  const last = new WeakMap<object, readonly unknown[]>();
  return (element, inputs, update) => {
    const before = last.get(element);
    if (before?.length === inputs.length && inputs.every((input, k) => isEqual(input, before[k]))) return;
    last.set(element, inputs);
    update();
  };
}
