/** What each piece was told last: one that is told the same again draws nothing anew. */

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (it: unknown): it is Plain => typeof it === 'object' && it !== null;

/** Whether two things say the same: values, or plain data of one level. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && Object.is(a[key], b[key]));
}

export interface Told {
  /** Calls `tell` when any of `news` is not what that piece was told last. */
  tell(piece: object, news: readonly unknown[], tell: () => void): void;
}

export function createTold(): Told {
  const told = new WeakMap<object, readonly unknown[]>();
  return {
    tell(piece, news, tell) {
      const before = told.get(piece);
      if (before?.length === news.length && news.every((one, k) => isSame(one, before[k]))) return;
      told.set(piece, news);
      tell();
    },
  };
}
