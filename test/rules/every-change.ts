/** Every way to change one value of a deal's line, or to leave one out. */
import type { Line, Spoilt } from './spoilt-records.ts';

type Path = readonly (string | number)[];

/** The paths of all values in a line, and of all that holds values. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

/** Another value of the same kind; `null`: it is no single value. */
function other(key: string | number | undefined, value: unknown): unknown {
  // Both ends of a line may take the same tile, but there is no ninth.
  if (typeof value === 'number') return key === 'arm' ? value + 9 : value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return null;
  if (key === 'do') return value === 'pass' ? 'draw' : 'pass';
  if (key === 'end') return value === 'domino' ? 'blocked' : 'domino';
  if (/^\d-\d$/.test(value)) return value === '0-1' ? '0-2' : '0-1';
  return `${value.startsWith('0') ? '1' : '0'}${value.slice(1)}`;
}

/** Copies of a record in each of which one value of the n-th deal was changed or left out, by the path of the value. */
export function* everyChange(record: Spoilt, nth: number): Generator<readonly [path: string, spoilt: Spoilt]> {
  for (const path of pathsIn(record.deals[nth])) {
    const key = path.at(-1);
    if (key === undefined) continue;
    for (const how of ['changed', 'left out'] as const) {
      const copy = structuredClone(record);
      const holder = path.slice(0, -1).reduce<unknown>((value, step) => (value as Line)[step], copy.deals[nth]) as Line;
      const value = other(key, holder[key]);
      if (how === 'changed' && value === null) continue;
      // 4.2: a double may be laid open as well.
      if (how === 'left out' && key === 'closed') continue;
      if (how === 'changed') holder[key] = value;
      else if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      yield [`${path.join('.')} ${how}`, copy];
    }
  }
}
